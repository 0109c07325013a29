// SPDX-License-Identifier: MIT

import VirtualTime
import Interaction
import Controls

/// Makes the pages of one stack. Links and `navigationDestination` say how; what they say last counts, also for pages that are
/// there already.
@MainActor
final class NavigationDestinations {
    enum Key: Hashable {
        /// By the type of a value.
        case type(ObjectIdentifier)
        /// By the link, or the modifier, that shows the page.
        case link(ObjectIdentifier)
    }

    private var makers: [Key: (AnyHashable) -> AnyView] = [:]
    /// Pages that show what a maker makes: by their level, how to make them anew.
    var refresh: [Int: () -> Void] = [:]

    /// - Parameter level: of the page that says so; only pages above can depend on it.
    func set(_ key: Key, on level: Int, _ maker: @escaping (AnyHashable) -> AnyView) {
        makers[key] = maker
        let above = refresh.filter { $0.key > level }.sorted { $0.key < $1.key }
        guard !above.isEmpty else { return }
        // Not while views are evaluated.
        VirtualDispatchQueue.main.async { for (_, refresh) in above { refresh() } }
    }

    func page(_ key: Key, _ value: AnyHashable) -> AnyView? { makers[key]?(value) }
}

/// What links on a page do with the stack around it.
struct NavigationContext {
    var destinations: NavigationDestinations
    /// Of the page: 0 is the first.
    var level: Int
    /// Shows a page for a link above this one.
    var show: @MainActor (NavigationDestinations.Key) -> Void
    /// Shows a page for a value above this one.
    var showValue: @MainActor (AnyHashable) -> Void
    /// Takes off the page of a link, and all above it.
    var hide: @MainActor (NavigationDestinations.Key) -> Void
    var isShown: @MainActor (NavigationDestinations.Key) -> Bool
}

private enum NavigationContextKey: EnvironmentKey { static var defaultValue: NavigationContext? { nil } }

extension EnvironmentValues {
    /// The stack around this place; nil where there is none.
    var navigation: NavigationContext? {
        get { self[NavigationContextKey.self] }
        set { self[NavigationContextKey.self] = newValue }
    }
}

/// Tells one link from all others, as long as it lives.
@MainActor
final class NavigationIdentity {
    var key: NavigationDestinations.Key { .link(ObjectIdentifier(self)) }
}

/// Says how pages for values of a type are made.
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

/// Shows a page while something is true.
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
    /// Says which page stands for values of a type.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { modifier(ValueDestination<D, C>(page: destination)) }

    /// Shows a page while `isPresented` is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let page = destination()
        return modifier(PresentedDestination(isPresented: isPresented) { AnyView(page) })
    }

    /// Shows a page for an item while there is one.
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
