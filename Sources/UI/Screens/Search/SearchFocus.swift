// SPDX-License-Identifier: MIT

import Controls
import SwiftUICore

/// Binds the focus of a search field to the author's state.
struct SearchFocus {
    let bind: @MainActor (AnyView) -> AnyView

    /// Binds the focus of `field`, unless `focus` is nil.
    @MainActor @ViewBuilder static func bound(_ field: some View, to focus: SearchFocus?) -> some View {
        if let focus { focus.bind(AnyView(field)) } else { field }
    }
}

private enum SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

extension EnvironmentValues {
    var searchFocus: SearchFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}

extension View {
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        nonisolated(unsafe) let binding = binding
        return focusing { AnyView($0.focused(binding)) }
    }

    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        nonisolated(unsafe) let (binding, value) = (binding, value)
        return focusing { AnyView($0.focused(binding, equals: value)) }
    }

    /// Several of these modifiers bind the same field.
    nonisolated private func focusing(_ bind: @escaping @MainActor (AnyView) -> AnyView) -> some View {
        transformEnvironment(\.searchFocus) { focus in
            let outer = focus
            focus = SearchFocus { field in outer?.bind(bind(field)) ?? bind(field) }
        }
    }
}
