// SPDX-License-Identifier: MIT

import Foundation
import UniformTypeIdentifiers
import Views

extension View {
    /// What is dragged by this view. Nothing is dragged here, as a warning says.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        notDragged("draggable")
    }
    /// What is dragged by this view, and how that looks. Nothing is dragged here, as a warning says.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { notDragged("draggable") }
    /// What may be dropped on this view. Nothing is dragged here, as a warning says.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { notDragged("dropDestination") }

    /// What is dragged by this view. Nothing is dragged here, as a warning says.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { notDragged("onDrag") }
    /// What is dragged by this view, and how that looks. Nothing is dragged here, as a warning says.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { notDragged("onDrag") }

    /// What may be dropped on this view. Nothing is dragged here, as a warning says.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { notDragged("onDrop") }
    /// What may be dropped on this view, and where. Nothing is dragged here, as a warning says.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { notDragged("onDrop") }
    /// Who is told of what may be dropped on this view. Nothing is dragged here, as a warning says.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        notDragged("onDrop")
    }
    /// What may be dropped on this view, by the identifiers of its kinds. Nothing is dragged here, as a warning says.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { notDragged("onDrop") }
    /// Who is told of what may be dropped on this view. Nothing is dragged here, as a warning says.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        notDragged("onDrop")
    }

    /// Says so, once for a view.
    nonisolated private func notDragged(_ name: String) -> some View {
        onAppear {
            MainActor.assumeIsolated {
                HostServices.current?.warn("\(name): nothing is dragged from view to view here")
            }
        }
    }
}
