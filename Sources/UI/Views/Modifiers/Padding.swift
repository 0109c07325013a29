// SPDX-License-Identifier: MIT

import Foundation

extension View {
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(WrapperLayoutModifier(layout: PaddingLayout(insets: insets), plainEdges: .all))
    }

    /// A nil `length` means 16 points.
    ///
    /// Padded edges lose the special spacing of texts; other edges keep it. With `.padding(.horizontal)`, the texts of
    /// a `VStack` therefore keep their gaps.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let insets = EdgeInsets(length ?? EdgeInsets.defaultPadding, on: edges)
        return modifier(WrapperLayoutModifier(layout: PaddingLayout(insets: insets), plainEdges: edges))
    }

    nonisolated public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(length)) }
}
