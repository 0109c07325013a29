// SPDX-License-Identifier: MIT

/// The role of a node in the view list of its container.
@_spi(ViewGraph) public enum ListRole {
    /// One view, the role of nodes that do not override `listRole`.
    case view
    /// The node is no view itself: it stands for the views of its child nodes, as the node of a `Group` does.
    case views
    /// Like `views`, but views may be added and removed, as by `ForEach` or `if`.
    case changingViews
}

extension _AnyViewNode {
    /// Whether the views that the node stands for may come and go.
    package final var isDynamicList: Bool {
        switch listRole {
        case .view: false
        case .views: listedNodes.contains(where: \.isDynamicList)
        case .changingViews: true
        }
    }

    /// One node for each view in this subtree. A modifier around exactly one view contributes the modifier's node in
    /// place of the view's.
    package final var listedViews: [_AnyViewNode] {
        if listRole == .view { return [self] }
        let views = listedNodes.flatMap(\.listedViews)
        return views.count == 1 ? [self] : views
    }
}
