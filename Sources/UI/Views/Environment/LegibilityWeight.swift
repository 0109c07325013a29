// SPDX-License-Identifier: MIT

/// How heavy letters are for the user's eyes.
public enum LegibilityWeight: Hashable, Sendable {
    /// As designers have it.
    case regular
    /// Bolder, as chosen in Settings.
    case bold
}

private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }

extension EnvironmentValues {
    /// How heavy the user wants letters; regular. Letters are drawn as they are said to be, whatever it is.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
