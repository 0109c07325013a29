// SPDX-License-Identifier: MIT

private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// What the accent colour means here; nil: what each kind of view takes of itself.
    package var tint: Color? {
        get { self[TintKey.self] }
        set {
            self[TintKey.self] = newValue
            self[TintStyleKey.self] = newValue.map { AnyShapeStyle($0) }
        }
    }

    /// The same as a style, which may be more than a colour.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set {
            self[TintStyleKey.self] = newValue
            // Of several colours none is the accent colour.
            self[TintKey.self] = nil
        }
    }
}
