// SPDX-License-Identifier: MIT

import Views

/// How large controls are.
public enum ControlSize: CaseIterable, Sendable, Hashable, Comparable {
    /// The smallest; as `small` on iOS.
    case mini
    /// Smaller than usual: buttons 28 points high.
    case small
    /// As usual: buttons 34 points high.
    case regular
    /// For what matters most: buttons 50 points high.
    case large
    /// The largest; as `large` on iOS.
    case extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

extension EnvironmentValues {
    /// How large controls are here; `.regular` by default.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets how large controls in this view are.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Keeps the size of controls that this view inherits within `range`.
    nonisolated public func controlSize<T: RangeExpression<ControlSize>>(_ range: T) -> some View {
        environment(\.controlSize, within: range)
    }
}
