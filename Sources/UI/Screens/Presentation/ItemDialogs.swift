// SPDX-License-Identifier: MIT

import Controls
import Foundation
import SwiftUICore

// Alerts and dialogs of iOS 27's interface that are presented while an item exists. Dismissal sets the item to nil.

extension View {
    public func alert<A: View, T>(
        _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View { itemDialog(title, item: data, form: .alert, actions: actions) { _ in EmptyView() } }
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(titleKey), item: data, actions: actions) }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(title), item: data, actions: actions) }

    public func alert<A: View, M: View, T>(
        _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { itemDialog(title, item: data, form: .alert, actions: actions, message: message) }
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { alert(Text(titleKey), item: data, actions: actions, message: message) }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { alert(Text(title), item: data, actions: actions, message: message) }

    /// The title is the error's description.
    public func alert<E: LocalizedError, A: View>(
        error: Binding<E?>, @ViewBuilder actions: () -> A
    ) -> some View {
        itemDialog(Self.title(of: error.wrappedValue), item: error, form: .alert) { _ in
            actions()
        } message: { _ in
            EmptyView()
        }
    }
    /// The title is the error's description.
    public func alert<E: LocalizedError, A: View, M: View>(
        error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        itemDialog(
            Self.title(of: error.wrappedValue), item: error, form: .alert, actions: actions, message: message)
    }
    private static func title(of error: (some LocalizedError)?) -> Text {
        Text(verbatim: error?.errorDescription ?? "")
    }

    @_disfavoredOverload
    public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(titleResource), item: data, actions: actions) }
    @_disfavoredOverload
    public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { alert(Text(titleResource), item: data, actions: actions, message: message) }

    public func confirmationDialog<A: View, T>(
        _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        itemDialog(title, item: data, form: .dialog(showsTitle: titleVisibility == .visible), actions: actions) { _ in
            EmptyView()
        }
    }
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions)
    }
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(title), item: data, titleVisibility: titleVisibility, actions: actions)
    }

    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        itemDialog(
            title, item: data, form: .dialog(showsTitle: titleVisibility != .hidden), actions: actions,
            message: message)
    }
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
    }
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    @_disfavoredOverload
    public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(titleResource), item: data, titleVisibility: titleVisibility, actions: actions)
    }
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    private func itemDialog<A: View, M: View, T>(
        _ title: Text, item data: Binding<T?>, form: DialogKind, actions: (T) -> A, message: (T) -> M
    ) -> some View {
        let item = data.wrappedValue
        let (actions, message) = (item.map(actions), item.map(message))
        return modifier(
            DialogModifier(
                isPresented: Binding(isPresent: data), form: form, title: title, actions: { actions },
                message: { message }))
    }
}
