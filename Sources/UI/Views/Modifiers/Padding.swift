import Foundation

extension View {
    /// Room of the given number of points on each edge.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(WrapperLayoutModifier(layout: PaddingLayout(insets: insets), plainEdges: .all))
    }

    /// Room on the given edges; 16 points where no length is given.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(length ?? EdgeInsets.defaultPadding, on: edges))
    }

    /// The same room on all edges, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(length)) }
}
