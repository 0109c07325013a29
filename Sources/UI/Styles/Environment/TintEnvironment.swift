// SPDX-License-Identifier: MIT

private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The accent colour; nil for the default of each kind of view.
    package var tint: Color? {
        get { self[TintKey.self] }
        set {
            self[TintKey.self] = newValue
            self[TintStyleKey.self] = newValue.map { AnyShapeStyle($0) }
        }
    }

    /// The tint as a style, which may be more than a colour.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set {
            self[TintStyleKey.self] = newValue
            // A tint that is a style sets no accent colour, because it may have several colours.
            self[TintKey.self] = nil
        }
    }
}
