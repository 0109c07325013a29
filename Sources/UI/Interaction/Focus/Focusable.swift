// SPDX-License-Identifier: MIT

import Views

/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: Int
    /// Interactions by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It does something when it is told to, like a button.
    public static let activate = FocusInteractions(rawValue: 1)
    /// It is written into.
    public static let edit = FocusInteractions(rawValue: 2)
    /// What suits the platform.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Lets a view have the focus, and tells those inside.
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
    /// Whether this view can have the focus: by its binding, or by the Tab key. Keys then come to its `onKeyPress`.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Whether this view can have the focus, and what it does with it.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Whether a ring is seen around what has the focus: there is none on iOS.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Keeps the focus of keys among the views inside: on iOS it goes through all of them.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

    /// Takes the views inside together for the focus: on iOS it goes through all of them.
    nonisolated public func focusSection() -> some View { self }
}
