// SPDX-License-Identifier: MIT

import SwiftUICore

extension ToolbarContent {
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent { TransitionSourceContent(content: self, id: AnyHashable(id), namespace: namespace) }
}

extension CustomizableToolbarContent {
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some CustomizableToolbarContent {
        TransitionSourceContent(content: self, id: AnyHashable(id), namespace: namespace)
    }
}

/// Items from which a zoom transition starts.
private nonisolated struct TransitionSourceContent<Content: ToolbarContent>: _PrimitiveToolbarContent {
    // Only the main actor uses the content and the identifier.
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let id: AnyHashable
    let namespace: Namespace.ID

    @MainActor func _collect(into list: inout _ToolbarEntries) {
        var inner = _ToolbarEntries()
        content._collect(into: &inner)
        for index in inner.entries.indices {
            inner.entries[index].view = AnyView(
                inner.entries[index].view.matchedTransitionSource(id: id, in: namespace))
        }
        list.entries += inner.entries
    }
}
