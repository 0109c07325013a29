// SPDX-License-Identifier: MIT

import Views

/// How wide buttons are. They are always as wide as their labels.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    /// As the style has it.
    public static let automatic = ButtonSizing(name: "automatic")
    /// As wide as there is room.
    public static let flexible = ButtonSizing(name: "flexible")
    /// As wide as the label.
    public static let fitted = ButtonSizing(name: "fitted")
}

private enum ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
    /// How wide buttons are.
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// How wide buttons in here are.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
