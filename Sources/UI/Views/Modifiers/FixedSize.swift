// SPDX-License-Identifier: MIT

extension View {
    /// Gives the view its ideal size on the chosen axes, whatever is offered.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return modifier(WrapperLayoutModifier(layout: FixedSizeLayout(axes: axes)))
    }

    /// Gives the view its ideal size on both axes, whatever is offered.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
