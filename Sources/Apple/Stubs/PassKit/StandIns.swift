// SPDX-License-Identifier: MIT

// Generated from StandIns/PassKit.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Contacts
import Foundation
import SwiftUI
import UIKitTypes
public struct PKPaymentNetwork: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let amex = PKPaymentNetwork(rawValue: "amex")
    public static let visa = PKPaymentNetwork(rawValue: "visa")
    public static let masterCard = PKPaymentNetwork(rawValue: "masterCard")
    public static let discover = PKPaymentNetwork(rawValue: "discover")
    public static let maestro = PKPaymentNetwork(rawValue: "maestro")
    public static let interac = PKPaymentNetwork(rawValue: "interac")
    public static let jcb = PKPaymentNetwork(rawValue: "jcb")
    public static let privateLabel = PKPaymentNetwork(rawValue: "privateLabel")
    public static let chinaUnionPay = PKPaymentNetwork(rawValue: "chinaUnionPay")
    public static let quicPay = PKPaymentNetwork(rawValue: "quicPay")
    public static let suica = PKPaymentNetwork(rawValue: "suica")
    public static let idCredit = PKPaymentNetwork(rawValue: "idCredit")
    public static let electron = PKPaymentNetwork(rawValue: "electron")
    public static let eftpos = PKPaymentNetwork(rawValue: "eftpos")
    public static let elo = PKPaymentNetwork(rawValue: "elo")
    public static let mada = PKPaymentNetwork(rawValue: "mada")
    public static let vPay = PKPaymentNetwork(rawValue: "vPay")
    public static let cartesBancaires = PKPaymentNetwork(rawValue: "cartesBancaires")
    public static let girocard = PKPaymentNetwork(rawValue: "girocard")
    public static let mir = PKPaymentNetwork(rawValue: "mir")
    public static let barcode = PKPaymentNetwork(rawValue: "barcode")
    public static let dankort = PKPaymentNetwork(rawValue: "dankort")
    public static let bancomat = PKPaymentNetwork(rawValue: "bancomat")
    public static let bancontact = PKPaymentNetwork(rawValue: "bancontact")
}
public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
    public static var capability3DS: PKMerchantCapability { PKMerchantCapability(rawValue: 1) }
    public static var threeDSecure: PKMerchantCapability { PKMerchantCapability(rawValue: 1) }
    public static var capabilityEMV: PKMerchantCapability { PKMerchantCapability(rawValue: 2) }
    public static var emv: PKMerchantCapability { PKMerchantCapability(rawValue: 2) }
    public static var capabilityCredit: PKMerchantCapability { PKMerchantCapability(rawValue: 4) }
    public static var credit: PKMerchantCapability { PKMerchantCapability(rawValue: 4) }
    public static var capabilityDebit: PKMerchantCapability { PKMerchantCapability(rawValue: 8) }
    public static var debit: PKMerchantCapability { PKMerchantCapability(rawValue: 8) }
    public static var instantFundsOut: PKMerchantCapability { PKMerchantCapability(rawValue: 128) }
}
public struct PKContactField: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let postalAddress = PKContactField(rawValue: "postalAddress")
    public static let emailAddress = PKContactField(rawValue: "emailAddress")
    public static let phoneNumber = PKContactField(rawValue: "phoneNumber")
    public static let name = PKContactField(rawValue: "name")
    public static let phoneticName = PKContactField(rawValue: "phoneticName")
}
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress, invalidShippingContact, pinRequired, pinIncorrect, pinLockout }
public enum PKPaymentButtonType: Int, Sendable { case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support, contribute, tip, `continue` }
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }
public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }
public enum PKPassType: UInt, Sendable { case barcode, payment, any = 18446744073709551615 }
public enum PKPassLibraryAddPassesStatus: Int, Sendable { case didAddPasses, shouldReviewPasses, didCancelAddPasses }
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType
    public convenience init(label: String, amount: NSDecimalNumber) { self.init(label: label, amount: amount, type: .final) }
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }
}
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    open var identifier: String?
    open var detail: String?
}
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    open var startDate: Date?
    open var endDate: Date?
    open var intervalUnit = NSCalendar.Unit.month
    open var intervalCount = 1
}
open class PKContact: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var name: PersonNameComponents?
    open var postalAddress: CNPostalAddress?
    open var phoneNumber: CNPhoneNumber?
    open var emailAddress: String?
}
open class PKPaymentRequest: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var merchantIdentifier: String = ""
    open var countryCode: String = ""
    open var currencyCode: String = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var billingContact: PKContact?
    open var shippingContact: PKContact?
    open var shippingMethods: [PKShippingMethod]?
    open var shippingType = PKShippingType.shipping
    open var applicationData: Data?
    open var supportedCountries: Set<String>?
    open var supportsCouponCode = false
    open var couponCode: String?
    open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}
open class PKPaymentToken: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var paymentData: Data { Data() }
    open var transactionIdentifier: String { "" }
}
open class PKPayment: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var token: PKPaymentToken { PKPaymentToken() }
    open var billingContact: PKContact? { nil }
    open var shippingContact: PKContact? { nil }
    open var shippingMethod: PKShippingMethod? { nil }
}
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]!
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        self.status = status
        self.errors = errors ?? []
    }
}
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
    open var paymentSummaryItems: [PKPaymentSummaryItem]
    public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        self.paymentSummaryItems = paymentSummaryItems
    }
}
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
/// The sheet is never presented.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    public init(paymentRequest request: PKPaymentRequest) {}
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability) -> Bool { false }
    open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
    open func present() async -> Bool { false }
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
    open func dismiss() async {}
}
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController,
            didAuthorizePayment payment: PKPayment,
            handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment) async -> PKPaymentAuthorizationResult
    func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController,
            didSelectShippingMethod shippingMethod: PKShippingMethod,
            handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
}
extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController,
            didAuthorizePayment payment: PKPayment,
            handler completion: @escaping (PKPaymentAuthorizationResult) -> Void) {}
    public func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment) async -> PKPaymentAuthorizationResult { PKPaymentAuthorizationResult(status: .failure, errors: nil) }
    public func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController,
            didSelectShippingMethod shippingMethod: PKShippingMethod,
            handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void) {}
}
/// Never made: no card can pay.
@MainActor @preconcurrency
open class PKPaymentAuthorizationViewController: UIViewController {
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
    public init?(paymentRequest request: PKPaymentRequest) { return nil }
    public required init?(coder: NSCoder) { return nil }
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability) -> Bool { false }
}
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController,
            didAuthorizePayment payment: PKPayment,
            handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController,
            didAuthorizePayment payment: PKPayment,
            handler completion: @escaping (PKPaymentAuthorizationResult) -> Void) {}
}
/// Kept and not drawn.
@MainActor @preconcurrency
open class PKPaymentButton: UIButton {
    open var cornerRadius: CGFloat = 4
    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor @preconcurrency
open class PKAddPassButton: UIButton {
    open var addPassButtonStyle: PKAddPassButtonStyle
    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        addPassButtonStyle = style
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        addPassButtonStyle = .black
        super.init(coder: coder)
    }
}
/// No pass can be read.
open class PKPass: NSObject, @unchecked Sendable {
    public init(data: Data) throws { throw CocoaError(.featureUnsupported) }
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var organizationName: String { "" }
    open var localizedName: String { "" }
    open var localizedDescription: String { "" }
    open var passURL: URL? { nil }
    open var relevantDate: Date? { nil }
}
/// An empty library.
open class PKPassLibrary: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func isPassLibraryAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func passes(of passType: PKPassType) -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func removePass(_ pass: PKPass) {}
    open func addPasses(_ passes: [PKPass], withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil) {
        completion?(.didCancelAddPasses)
    }
    open func openPaymentSetup() {}
}
/// Never made: there are no passes.
@MainActor @preconcurrency
open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    public init?(pass: PKPass) { return nil }
    public init?(passes: [PKPass]) { return nil }
    public required init?(coder: NSCoder) { return nil }
    open class func canAddPasses() -> Bool { false }
}
@MainActor @preconcurrency
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
    private let name: String
    public static let plain = PayWithApplePayButtonLabel(name: "plain")
    public static let buy = PayWithApplePayButtonLabel(name: "buy")
    public static let setUp = PayWithApplePayButtonLabel(name: "setUp")
    public static let inStore = PayWithApplePayButtonLabel(name: "inStore")
    public static let donate = PayWithApplePayButtonLabel(name: "donate")
    public static let checkout = PayWithApplePayButtonLabel(name: "checkout")
    public static let book = PayWithApplePayButtonLabel(name: "book")
    public static let subscribe = PayWithApplePayButtonLabel(name: "subscribe")
    public static let reload = PayWithApplePayButtonLabel(name: "reload")
    public static let addMoney = PayWithApplePayButtonLabel(name: "addMoney")
    public static let topUp = PayWithApplePayButtonLabel(name: "topUp")
    public static let order = PayWithApplePayButtonLabel(name: "order")
    public static let rent = PayWithApplePayButtonLabel(name: "rent")
    public static let support = PayWithApplePayButtonLabel(name: "support")
    public static let contribute = PayWithApplePayButtonLabel(name: "contribute")
    public static let tip = PayWithApplePayButtonLabel(name: "tip")
    public static let `continue` = PayWithApplePayButtonLabel(name: "continue")
}
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = PayWithApplePayButtonStyle(name: "automatic")
    public static let black = PayWithApplePayButtonStyle(name: "black")
    public static let white = PayWithApplePayButtonStyle(name: "white")
    public static let whiteOutline = PayWithApplePayButtonStyle(name: "whiteOutline")
}
public struct AddPassToWalletButtonStyle: Hashable, Sendable {
    private let name: String
    public static let black = AddPassToWalletButtonStyle(name: "black")
    public static let blackOutline = AddPassToWalletButtonStyle(name: "blackOutline")
}
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
    case willAuthorize
    case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
    case didFinish
}
