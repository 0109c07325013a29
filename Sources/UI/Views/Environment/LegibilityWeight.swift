// SPDX-License-Identifier: MIT

public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }

extension EnvironmentValues {
    /// `regular` by default. Text is drawn in its own weight regardless.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
