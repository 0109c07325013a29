// SPDX-License-Identifier: MIT

/// What a node stands for in the list of views of the container around it.
@_spi(ViewGraph) public enum ListRole {
    /// One view.
    case view
    /// All views that the nodes below stand for.
    case views
    /// The same, and which ones there are may change.
    case changingViews
}

extension _AnyViewNode {
    /// Whether the views that the node stands for may come and go.
    package final var isChangingList: Bool {
        switch listRole {
        case .view: false
        case .views: listedNodes.contains(where: \.isChangingList)
        case .changingViews: true
        }
    }

    /// The nodes of the views that this one stands for, each with all that is around it alone.
    package final var listedViews: [_AnyViewNode] {
        if listRole == .view { return [self] }
        let views = listedNodes.flatMap(\.listedViews)
        return views.count == 1 ? [self] : views
    }
}
