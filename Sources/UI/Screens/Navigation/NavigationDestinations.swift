// SPDX-License-Identifier: MIT

import SwiftUICore
import Controls

/// The page builders of one stack, registered by links and `navigationDestination`. Registering again replaces the
/// builder and refreshes pages already shown.
@MainActor
final class NavigationDestinations {
    enum Key: Hashable {
        /// Identifies the page builder for values of this type.
        case type(ObjectIdentifier)
        /// Identifies the page builder of this link or modifier.
        case link(ObjectIdentifier)
    }

    private var makers: [Key: (AnyHashable) -> AnyView] = [:]
    /// The nodes that show pages, by level.
    private var readers: [Int: NodeReference] = [:]

    /// - Parameter level: The level of the page that registers the builder. Updates only pages above that level,
    ///   because only these pages can be made by the builder.
    func set(_ key: Key, on level: Int, _ maker: @escaping (AnyHashable) -> AnyView) {
        makers[key] = maker
        // Evaluates the pages in the same update, so that they receive the transaction and appear in the next frame.
        for (_, reader) in readers.filter({ $0.key > level }).sorted(by: { $0.key < $1.key }) {
            reader.evaluateInUpdate()
        }
    }

    /// Registers the view that shows the page of a level.
    func connect(_ reader: DestinationReader, to level: Int) { readers[level] = reader.node }

    func page(_ key: Key, _ value: AnyHashable) -> AnyView? { makers[key]?(value) }
}

/// Gives a view access to its own node.
struct DestinationReader: ConnectedProperty {
    private(set) var node: NodeReference?

    mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        let reference = slot as? NodeReference ?? NodeReference(node)
        slot = reference
        self.node = reference
    }
}

/// The operations of a stack, for the links on one of its pages.
struct NavigationContext {
    var destinations: NavigationDestinations
    /// The page's level; 0 is the root.
    var level: Int
    /// Pushes a link's page on top of the page that contains the link.
    var show: @MainActor (NavigationDestinations.Key) -> Void
    /// Pushes the page of a value on top of the page that contains the link.
    var showValue: @MainActor (AnyHashable) -> Void
    /// Pops a link's page and all pages above it.
    var hide: @MainActor (NavigationDestinations.Key) -> Void
    var isShown: @MainActor (NavigationDestinations.Key) -> Bool
    /// The value that a link shows in the next column of a split view.
    var shownValue: AnyHashable?
}

private enum NavigationContextKey: EnvironmentKey { static var defaultValue: NavigationContext? { nil } }

extension EnvironmentValues {
    /// The enclosing stack; nil if there is none.
    var navigation: NavigationContext? {
        get { self[NavigationContextKey.self] }
        set { self[NavigationContextKey.self] = newValue }
    }
}

/// The identity of a link or modifier, by which its page builder is registered.
@MainActor
final class NavigationIdentity {
    var key: NavigationDestinations.Key { .link(ObjectIdentifier(self)) }
}

/// Registers the page builder of a value type.
private struct ValueDestination<Value: Hashable, Page: View>: ViewModifier {
    let page: (Value) -> Page
    @Environment(\.navigation) private var navigation

    func body(content: Content) -> some View {
        let _ = register()
        content
    }

    private func register() {
        guard let navigation else { return }
        navigation.destinations.set(.type(ObjectIdentifier(Value.self)), on: navigation.level) { [page] value in
            AnyView((value.base as? Value).map(page))
        }
    }
}

/// Shows a page while a binding is true.
struct PresentedDestination: ViewModifier {
    @Binding var isPresented: Bool
    let page: () -> AnyView
    @Environment(\.navigation) private var navigation
    @State private var identity = NavigationIdentity()

    func body(content: Content) -> some View {
        let _ = register()
        content
            .onChange(of: isPresented, initial: true) { _, isPresented in
                guard let navigation else { return }
                if isPresented, !navigation.isShown(identity.key) { navigation.show(identity.key) }
                if !isPresented, navigation.isShown(identity.key) { navigation.hide(identity.key) }
            }
            .onChange(of: navigation?.isShown(identity.key) ?? false) { was, isShown in
                if was, !isShown, isPresented { isPresented = false }
            }
    }

    private func register() {
        guard let navigation else { return }
        navigation.destinations.set(identity.key, on: navigation.level) { [page] _ in page() }
    }
}

extension View {
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { modifier(ValueDestination<D, C>(page: destination)) }

    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let page = destination()
        return modifier(PresentedDestination(isPresented: isPresented) { AnyView(page) })
    }

    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let isPresented = Binding {
            item.wrappedValue != nil
        } set: { shown in
            if !shown { item.wrappedValue = nil }
        }
        return modifier(
            PresentedDestination(isPresented: isPresented) { AnyView(item.wrappedValue.map(destination)) })
    }
}
