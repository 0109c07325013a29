// SPDX-License-Identifier: MIT

// Generated from StandIns/StoreKit-Payments.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
open class SKProduct: NSObject, @unchecked Sendable {
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
    public override init() { super.init() }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var productIdentifier: String { "" }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    open var isDownloadable: Bool { false }
    open var isFamilyShareable: Bool { false }
    open var subscriptionGroupIdentifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var discounts: [SKProductDiscount] { [] }
}
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}
open class SKProductDiscount: NSObject, @unchecked Sendable {
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
    public override init() { super.init() }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    open var identifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .payAsYouGo }
}
open class SKRequest: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open weak var delegate: (any SKRequestDelegate)?
    open func cancel() {}
    /// Fails with `SKError.storeProductNotAvailable`.
    open func start() { delegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable)) }
}
public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    public init(productIdentifiers: Set<String>) { super.init() }
}
open class SKProductsResponse: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var products: [SKProduct] { [] }
    open var invalidProductIdentifiers: [String] { [] }
}
/// Only `request(_:didFailWithError:)` is called.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}
open class SKPayment: NSObject, @unchecked Sendable {
    fileprivate struct Values {
        public var product = ""
        public var quantity = 1
        public var username: String?
        public var asks = false
    }
    fileprivate var values = Values()
    public override init() { super.init() }
    public convenience init(product: SKProduct) {
        self.init()
        values.product = product.productIdentifier
    }
    open var productIdentifier: String { values.product }
    open var quantity: Int { values.quantity }
    open var applicationUsername: String? { values.username }
    open var simulatesAskToBuyInSandbox: Bool { values.asks }
}
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var productIdentifier: String {
        get { values.product }
        set { values.product = newValue }
    }
    open override var quantity: Int {
        get { values.quantity }
        set { values.quantity = newValue }
    }
    open override var applicationUsername: String? {
        get { values.username }
        set { values.username = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { values.asks }
        set { values.asks = newValue }
    }
}
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    init(payment: SKPayment) {
        self.payment = payment
    }
    public let payment: SKPayment
    open var error: (any Error)? { nil }
    open var original: SKPaymentTransaction? { nil }
    open var transactionDate: Date? { nil }
    open var transactionIdentifier: String? { nil }
    open var transactionState: SKPaymentTransactionState { .failed }
}
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}
extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }
}
/// Has no transactions, and drops payments. Restoring finishes at once, which is all that observers are told.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()
    private let lock = NSLock()
    private var observers: [any SKPaymentTransactionObserver] = []
    private override init() { super.init() }
    open class func `default`() -> SKPaymentQueue { shared }
    open class func canMakePayments() -> Bool { false }
    open var transactions: [SKPaymentTransaction] { [] }
    open var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { observers } }
    open func add(_ observer: any SKPaymentTransactionObserver) { lock.withLock { observers.append(observer) } }
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0 === observer } }
    }
    open func add(_ payment: SKPayment) {}
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    open func restoreCompletedTransactions() {
        for observer in transactionObservers { observer.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
}
public struct SKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable }
    public let code: Code
    public init(_ code: Code) {
        self.code = code
    }
    public static var errorDomain: String { "SKErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public static var unknown: Code { .unknown }
    public static var clientInvalid: Code { .clientInvalid }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentInvalid: Code { .paymentInvalid }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}
