// SPDX-License-Identifier: MIT

extension View {
    /// What the accent colour means inside of this view.
    nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

    /// What gauges and their like inside of this view are painted with, where that is more than a colour.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        transformEnvironment(\.self) { values in
            if let color = tint as? Color {
                values.tint = color
            } else {
                values.tintStyle = tint.map { AnyShapeStyle($0) }
            }
        }
    }

    /// The older name of `tint(_:)`; it does the same here.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }
}
