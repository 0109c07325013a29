// SPDX-License-Identifier: MIT

import Foundation
import UniformTypeIdentifiers
import Views

extension View {
    /// Has no effect but a warning: drag and drop is not supported.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        notDragged("draggable")
    }
    /// Has no effect but a warning: drag and drop is not supported.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { notDragged("draggable") }
    /// Has no effect but a warning: drag and drop is not supported.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { notDragged("dropDestination") }

    /// Has no effect but a warning: drag and drop is not supported.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { notDragged("onDrag") }
    /// Has no effect but a warning: drag and drop is not supported.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { notDragged("onDrag") }

    /// Has no effect but a warning: drag and drop is not supported.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { notDragged("onDrop") }
    /// Has no effect but a warning: drag and drop is not supported.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { notDragged("onDrop") }
    /// Has no effect but a warning: drag and drop is not supported.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        notDragged("onDrop")
    }
    /// Has no effect but a warning: drag and drop is not supported.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { notDragged("onDrop") }
    /// Has no effect but a warning: drag and drop is not supported.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        notDragged("onDrop")
    }

    /// Warns, when this view appears, that the modifier `name` is not supported.
    nonisolated func notDragged(_ name: String) -> some View {
        onAppear {
            MainActor.assumeIsolated {
                HostServices.current?.warn("\(name): nothing is dragged from view to view here")
            }
        }
    }
}
