// SPDX-License-Identifier: MIT

import Foundation

extension View {
    /// Room of the given number of points on each edge.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(WrapperLayoutModifier(layout: PaddingLayout(insets: insets), plainEdges: .all))
    }

    /// Room on the given edges; 16 points where no length is given.
    ///
    /// Texts keep their distances on the other edges: those under `.padding(.horizontal)` still touch.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let insets = EdgeInsets(length ?? EdgeInsets.defaultPadding, on: edges)
        return modifier(WrapperLayoutModifier(layout: PaddingLayout(insets: insets), plainEdges: edges))
    }

    /// The same room on all edges, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(length)) }
}
