// SPDX-License-Identifier: MIT

import Controls
import SwiftUI
import UIKitTypes

/// Draws a grey box with the product's identifier: there are no products.
@MainActor @preconcurrency public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let id: String

    public nonisolated init(id productID: Product.ID, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView { id = productID }
    public nonisolated init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) where PlaceholderIcon == AutomaticProductPlaceholderIcon { id = productID }
    public nonisolated init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { id = productID }
    public nonisolated init(
        id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { id = productID }
    public nonisolated init(_ product: Product, prefersPromotionalIcon: Bool = true)
    where Icon == EmptyView, PlaceholderIcon == EmptyView { id = product.id }
    public nonisolated init(
        _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) where PlaceholderIcon == EmptyView { id = product.id }

    public var body: some View { NamedField("ProductView \(id)").frame(height: 80) }
}

/// Draws a grey box with the products' identifiers: there are no products.
@MainActor @preconcurrency public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    private let ids: [String]

    public nonisolated init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView { ids = Array(productIDs) }
    public nonisolated init(
        ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) where PlaceholderIcon == AutomaticProductPlaceholderIcon { ids = Array(productIDs) }
    public nonisolated init(
        ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { ids = Array(productIDs) }
    public nonisolated init(
        ids productIDs: some Collection<String>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { ids = Array(productIDs) }
    public nonisolated init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView { ids = products.map(\.id) }
    public nonisolated init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) where PlaceholderIcon == EmptyView { ids = products.map(\.id) }
    public nonisolated init(
        products: some Collection<Product>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon
    ) where PlaceholderIcon == EmptyView { ids = products.map(\.id) }

    public var body: some View { NamedField("StoreView \(ids.joined(separator: ", "))") }
}

/// Draws its marketing content and, below it, a grey box with the name of the subscriptions: there are none.
@MainActor @preconcurrency public struct SubscriptionStoreView<Content: View>: View {
    private let name: String
    private nonisolated(unsafe) let content: Content?

    public nonisolated init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
    where Content == AutomaticSubscriptionStoreMarketingContent {
        name = groupID
        content = nil
    }
    public nonisolated init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) {
        name = groupID
        content = marketingContent()
    }
    public nonisolated init(productIDs: some Collection<Product.ID>)
    where Content == AutomaticSubscriptionStoreMarketingContent {
        name = productIDs.joined(separator: ", ")
        content = nil
    }
    public nonisolated init(
        productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
    ) {
        name = productIDs.joined(separator: ", ")
        content = marketingContent()
    }
    public nonisolated init(subscriptions: some Collection<Product>)
    where Content == AutomaticSubscriptionStoreMarketingContent {
        name = subscriptions.map(\.id).joined(separator: ", ")
        content = nil
    }
    public nonisolated init(
        subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
    ) {
        name = subscriptions.map(\.id).joined(separator: ", ")
        content = marketingContent()
    }

    public var body: some View {
        VStack(spacing: 0) {
            content
            NamedField("SubscriptionStoreView \(name)")
        }
    }
}

extension View {
    // There is no store, so nothing that these modifiers affect is drawn, and their actions are never called.
    public nonisolated func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
        withoutEffect(self, .system)
    }
    public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
        withoutEffect(self, .system)
    }
    public nonisolated func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
        withoutEffect(self, .system)
    }
    public nonisolated func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View {
        withoutEffect(self, .system)
    }
    public nonisolated func subscriptionStorePickerItemBackground(
        _ backgroundStyle: some ShapeStyle, in shape: some Shape
    ) -> some View { withoutEffect(self, .system) }
    public nonisolated func subscriptionStoreControlIcon(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
    ) -> some View { withoutEffect(self, .system) }
    public nonisolated func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View {
        withoutEffect(self, .system)
    }
    public nonisolated func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View {
        withoutEffect(self, .system)
    }
    public nonisolated func subscriptionStorePolicyForegroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle
    ) -> some View { withoutEffect(self, .system) }
    public nonisolated func subscriptionStorePolicyDestination(
        url: URL, for button: SubscriptionStorePolicyKind
    ) -> some View { withoutEffect(self, .system) }
    public nonisolated func subscriptionStorePolicyDestination(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
    ) -> some View { withoutEffect(self, .system) }
    public nonisolated func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
        withoutEffect(self, .system)
    }
    public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View {
        withoutEffect(self, .system)
    }
    public nonisolated func productDescription(_ visibility: Visibility) -> some View { withoutEffect(self, .system) }
    public nonisolated func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View {
        withoutEffect(self, .system)
    }
    public nonisolated func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { withoutEffect(self, .system) }
    public nonisolated func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?)
        -> some View
    { withoutEffect(self, .system) }
    /// Calls the action once with no status: there are no subscriptions.
    public nonisolated func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return task(id: groupID, priority: priority) {
            await action(.loading)
            await action(.success([]))
        }
    }
    /// Calls the action once with no transaction: nothing was bought.
    public nonisolated func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return task(id: productID, priority: priority) {
            await action(.loading)
            await action(.success(nil))
        }
    }
    /// Calls the action with the error that the product is unavailable.
    public nonisolated func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium,
        action: @escaping (Product.TaskState) async -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return task(id: id, priority: priority) {
            await action(.loading)
            await action(.unavailable)
        }
    }
    public nonisolated func storeProductsTask(
        for ids: some Collection<Product.ID> & Equatable & Sendable, priority: TaskPriority = .medium,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        let ids = Array(ids)
        return task(id: ids, priority: priority) {
            await action(.loading)
            await action(.success([], unavailable: ids))
        }
    }
}

extension ContainerBackgroundPlacement {
    public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
    public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
    public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")
}

extension Product {
    public enum TaskState {
        case loading, unavailable
        case success(Product)
        case failure(any Error)

        public var product: Product? {
            if case .success(let product) = self { product } else { nil }
        }
    }

    public enum CollectionTaskState {
        case loading
        case success([Product], unavailable: [Product.ID])
        case failure(any Error)

        public var products: [Product]? {
            if case .success(let products, _) = self { products } else { nil }
        }
    }
}

/// The state of a task that asks for what was bought.
public enum EntitlementTaskState<Value> {
    case loading
    case success(Value)
    case failure(any Error)

    public var value: Value? {
        if case .success(let value) = self { value } else { nil }
    }

    public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .success(let value): .success(try transform(value))
        case .failure(let error): .failure(error)
        }
    }

    public func map<T>(_ transform: (Value) async throws -> T) async rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .success(let value): .success(try await transform(value))
        case .failure(let error): .failure(error)
        }
    }

    public func flatMap<T>(
        _ transform: (Value) async throws -> EntitlementTaskState<T>
    ) async rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .success(let value): try await transform(value)
        case .failure(let error): .failure(error)
        }
    }

    public func flatMap<T>(
        _ transform: (Value) throws -> EntitlementTaskState<T>
    ) rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .success(let value): try transform(value)
        case .failure(let error): .failure(error)
        }
    }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}
