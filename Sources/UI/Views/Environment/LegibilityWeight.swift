// SPDX-License-Identifier: MIT

public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }

extension EnvironmentValues {
    /// `regular` by default. Does not change the weight of text.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
