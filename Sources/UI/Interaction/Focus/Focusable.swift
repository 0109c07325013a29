// SPDX-License-Identifier: MIT

import Views

public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Makes a view focusable and passes its focus state to the content as `\.isFocused`.
private struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    @State private var isFocused = false

    func body(content: Content) -> some View {
        content
            .environment(\.isFocused, isFocused)
            .focusReceiver(isEnabled: isFocusable) { isFocused = $0 }
    }
}

extension View {
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Ignores `interactions`.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Has no effect: as on iOS, there is no focus ring.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        withoutEffect(self, .otherPlatforms)
    }

    /// Has no effect: as on iOS, the focus moves through all views.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { withoutEffect(self, .otherPlatforms) }

    /// Has no effect: as on iOS, the focus moves through all views.
    nonisolated public func focusSection() -> some View { withoutEffect(self, .otherPlatforms) }
}
