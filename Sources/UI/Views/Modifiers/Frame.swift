// SPDX-License-Identifier: MIT

import Foundation

extension View {
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    {
        let layout = FrameLayout(width: width, height: height, alignment: alignment)
        return modifier(WrapperLayoutModifier(layout: layout, plainEdges: layout.resetEdges))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        var plainEdges: Edge.Set = []
        if [minWidth, idealWidth, maxWidth].contains(where: { $0 != nil }) { plainEdges.formUnion(.horizontal) }
        if [minHeight, idealHeight, maxHeight].contains(where: { $0 != nil }) { plainEdges.formUnion(.vertical) }
        return modifier(
            WrapperLayoutModifier(
                layout: FlexibleFrameLayout(
                    width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
                    height: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment),
                plainEdges: plainEdges))
    }
}
