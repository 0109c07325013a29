// SPDX-License-Identifier: MIT

extension View {
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return modifier(WrapperLayoutModifier(layout: FixedSizeLayout(axes: axes)))
    }

    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
