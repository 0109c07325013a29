// SPDX-License-Identifier: MIT

// Generated from StandIns/StoreKit.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import SwiftUI
import UIKitTypes
import ViewGraph
/// Does nothing when called.
@MainActor public struct RequestReviewAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
}
extension EnvironmentValues {
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    public var purchase: PurchaseAction { PurchaseAction() }
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
public enum SKStoreReviewController {
    @MainActor public static func requestReview() {}
    @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
}
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// Is not presented.
@MainActor @preconcurrency
open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {
        block?(false, StoreKitError.notAvailableInStorefront)
    }
}
@MainActor @preconcurrency
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
    case networkError(URLError), systemError(any Error)
}
/// A product of the store. There is none: `products(for:)` is empty.
public struct Product: Identifiable, Hashable, Sendable {
    public enum PurchaseError: Error, Sendable { case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters }
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>), userCancelled, pending
    }
    public struct ProductType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "consumable")
        public static let nonConsumable = ProductType(rawValue: "nonConsumable")
        public static let nonRenewable = ProductType(rawValue: "nonRenewable")
        public static let autoRenewable = ProductType(rawValue: "autoRenewable")
    }
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "token \(token)") }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "quantity \(quantity)") }
        public static func simulatesAskToBuyInSandbox(_ value: Bool) -> PurchaseOption { PurchaseOption(name: "ask \(value)") }
    }
    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Int, Sendable { case day, week, month, year }
        public let unit: Unit
        public let value: Int
        public static var weekly: SubscriptionPeriod { SubscriptionPeriod(unit: .week, value: 1) }
        public static var monthly: SubscriptionPeriod { SubscriptionPeriod(unit: .month, value: 1) }
        public static var yearly: SubscriptionPeriod { SubscriptionPeriod(unit: .year, value: 1) }
    }
    public struct SubscriptionOffer: Hashable, Sendable {
        public struct OfferType: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let introductory = OfferType(rawValue: "introductory")
            public static let promotional = OfferType(rawValue: "promotional")
            public static let winBack = OfferType(rawValue: "winBack")
        }
        public struct PaymentMode: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let payAsYouGo = PaymentMode(rawValue: "payAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "payUpFront")
            public static let freeTrial = PaymentMode(rawValue: "freeTrial")
        }
        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }
    public struct SubscriptionInfo: Hashable, Sendable {
        public struct RenewalState: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let subscribed = RenewalState(rawValue: "subscribed")
            public static let expired = RenewalState(rawValue: "expired")
            public static let inBillingRetryPeriod = RenewalState(rawValue: "inBillingRetryPeriod")
            public static let inGracePeriod = RenewalState(rawValue: "inGracePeriod")
            public static let revoked = RenewalState(rawValue: "revoked")
        }
        public struct RenewalInfo: Hashable, Sendable {
            public let originalTransactionID: UInt64
            public let currentProductID: String
            public let willAutoRenew: Bool
            public let autoRenewPreference: String?
            public let gracePeriodExpirationDate: Date?
            public let renewalDate: Date?
            public let isInBillingRetry: Bool
        }
        public struct Status: Hashable, Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>
            public static var updates: Statuses { Statuses() }
            public static var all: Statuses { Statuses() }
            public struct Statuses: AsyncSequence, Sendable {
                public typealias Element = Status
                public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
                    public mutating func next() async -> Status? { nil }
                }
                public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
            }
        }
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public var isEligibleForIntroOffer: Bool { false }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
        public static func status(for groupID: String) async throws -> [Status] { [] }
        public var status: [Status] { [] }
    }
    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let displayPrice: String
    public let price: Decimal
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?
    public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product] where Identifiers.Element == String {
        []
    }
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}
/// Cancels every purchase.
@MainActor public struct PurchaseAction: Sendable {
    nonisolated init() {}
    public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult { .userCancelled }
}
public enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationError), verified(SignedType)

    public enum VerificationError: Error, Hashable, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
        case missingRequiredProperties
    }

    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }

    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }
}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}
/// A purchase. There is none: the sequences below are empty.
public struct Transaction: Identifiable, Hashable, Sendable {
    public struct RevocationReason: Hashable, RawRepresentable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let developerIssue = RevocationReason(rawValue: 1)
        public static let other = RevocationReason(rawValue: 0)
    }
    public struct OwnershipType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }
    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let revocationReason: RevocationReason?
    public let purchasedQuantity: Int
    public let isUpgraded: Bool
    public let ownershipType: OwnershipType
    public let subscriptionGroupID: String?
    public let appAccountToken: UUID?
    public func finish() async {}
    public static var all: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}
public enum AppStore {
    public static var canMakePayments: Bool { false }
    public static func sync() async throws {}
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}
/// A message of the store. There is none.
public struct Message: Hashable, Sendable {
    public struct Reason: Hashable, RawRepresentable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let generic = Reason(rawValue: 0)
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        public static let billingIssue = Reason(rawValue: 2)
        public static let winBackOffer = Reason(rawValue: 3)
    }
    public let reason: Reason
    public static var messages: Messages { Messages() }
    public struct Messages: AsyncSequence, Sendable {
        public typealias Element = Message
        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            public mutating func next() async -> Message? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}
/// Displays nothing.
@MainActor public struct DisplayMessageAction: Sendable {
    nonisolated init() {}
    public func callAsFunction(_ message: Message) throws {}
}
/// The store's country. It never changes.
public struct Storefront: Identifiable, Hashable, Sendable {
    public let id: String
    public let countryCode: String
    public static var current: Storefront? { get async { nil } }
    public static var updates: Storefronts { Storefronts() }
    public struct Storefronts: AsyncSequence, Sendable {
        public typealias Element = Storefront
        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            public mutating func next() async -> Storefront? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}
/// The style of product views, which are not drawn here.
@MainActor @preconcurrency
public protocol ProductViewStyle {
}
public struct AutomaticProductViewStyle: ProductViewStyle {
    public init() {}
}
public struct CompactProductViewStyle: ProductViewStyle {
    public init() {}
}
public struct LargeProductViewStyle: ProductViewStyle {
    public init() {}
}
public struct RegularProductViewStyle: ProductViewStyle {
    public init() {}
}
extension ProductViewStyle where Self == AutomaticProductViewStyle {
    public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
    public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
    public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
    public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}
/// The style of the controls of subscription stores, which are not drawn here.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {
}
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
}
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
}
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
}
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
}
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
}
extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    public static var automatic: AutomaticSubscriptionStoreControlStyle { AutomaticSubscriptionStoreControlStyle() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    public static var buttons: ButtonsSubscriptionStoreControlStyle { ButtonsSubscriptionStoreControlStyle() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    public static var picker: PickerSubscriptionStoreControlStyle { PickerSubscriptionStoreControlStyle() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle { ProminentPickerSubscriptionStoreControlStyle() }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
    public static var compactPicker: CompactPickerSubscriptionStoreControlStyle { CompactPickerSubscriptionStoreControlStyle() }
}
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String
    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let policies = StoreButtonKind(name: "policies")
}
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
    private let name: String
    public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
    public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
}
/// The label of the button that subscribes.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let name: String
    public static var action: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(name: "action") }
    public static var displayName: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(name: "displayName") }
    public static var price: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(name: "price") }
    public static var singleLine: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(name: "singleLine") }
    public static var multiline: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(name: "multiline") }
    public var action: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(name: name + " action") }
    public var displayName: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(name: name + " displayName") }
    public var price: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(name: name + " price") }
    public var singleLine: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(name: name + " singleLine") }
    public var multiline: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(name: name + " multiline") }
}
/// The progress of loading a product's promotional image, which never ends here.
public enum ProductIconPhase {
    case loading, unavailable
    case failure(any Error)
    case success(Image)
    public var promotionalIcon: Image? { nil }
}
/// Draws nothing.
@MainActor @preconcurrency
public struct AutomaticProductPlaceholderIcon: View {
    public var body: EmptyView { EmptyView() }
}
/// Draws nothing.
@MainActor @preconcurrency
public struct AutomaticSubscriptionStoreMarketingContent: View {
    public var body: EmptyView { EmptyView() }
}
extension Product {
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let current = SubscriptionRelationship(rawValue: 1)
        public static let upgrade = SubscriptionRelationship(rawValue: 2)
        public static let downgrade = SubscriptionRelationship(rawValue: 4)
        public static let crossgrade = SubscriptionRelationship(rawValue: 8)
        public static let all: SubscriptionRelationship = [.current, .upgrade, .downgrade, .crossgrade]
    }
}
/// An offer of another app, which is never shown.
@MainActor @preconcurrency
open class SKOverlay: NSObject {
    public enum Position: Int, Sendable { case bottom, bottomRaised }
    open class Configuration: NSObject {}
    open class AppConfiguration: Configuration {
        open var appIdentifier: String
        open var position: Position
        open var campaignToken: String?
        open var providerToken: String?
        open var customProductPageIdentifier: String?
        open var latestReleaseID: String?
        open var userDismissible = true
        public init(appIdentifier: String, position: Position) {
            (self.appIdentifier, self.position) = (appIdentifier, position)
        }
    }
    open class AppClipConfiguration: Configuration {
        open var position: Position
        public init(position: Position) {
            self.position = position
        }
    }
    public let configuration: Configuration
    open weak var delegate: (any SKOverlayDelegate)?
    public init(configuration: Configuration) {
        self.configuration = configuration
    }
    open func present(in scene: UIWindowScene) {
        HostServices.warn("SKOverlay: the overlays of the App Store are not shown here")
    }
    open class func dismiss(in scene: UIWindowScene) {}
}
/// Never called.
@MainActor @preconcurrency
public protocol SKOverlayDelegate: NSObjectProtocol {
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
}
extension SKOverlayDelegate {
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
}
