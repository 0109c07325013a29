// SPDX-License-Identifier: MIT

import Views

public enum ControlSize: CaseIterable, Sendable, Hashable, Comparable {
    /// Drawn in the size of `small`, as on iOS.
    case mini
    /// Buttons are 28 points high.
    case small
    /// Buttons are 34 points high.
    case regular
    /// Buttons are 50 points high.
    case large
    /// Drawn in the size of `large`, as on iOS.
    case extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Clamps the inherited control size to `range`.
    nonisolated public func controlSize<T: RangeExpression<ControlSize>>(_ range: T) -> some View {
        environment(\.controlSize, within: range)
    }
}
