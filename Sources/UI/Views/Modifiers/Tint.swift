// SPDX-License-Identifier: MIT

extension View {
    nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

    /// Stores colours as the tint and other styles as `tintStyle`, which gauges and similar controls use.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        transformEnvironment(\.self) { values in
            if let color = tint as? Color {
                values.tint = color
            } else {
                values.tintStyle = tint.map { AnyShapeStyle($0) }
            }
        }
    }

    /// Does the same as `tint(_:)`.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }
}
