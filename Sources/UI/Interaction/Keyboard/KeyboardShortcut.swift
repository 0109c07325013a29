// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Keys that trigger a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// What becomes of a shortcut on keyboards of other languages.
    public struct Localization: Hashable, Sendable {
        private enum Kind { case automatic, withoutMirroring, custom }
        private let kind: Kind

        /// The key of that keyboard which is as easily reached.
        public static let automatic = Self(kind: .automatic)
        /// The same, with brackets and arrows as they are.
        public static let withoutMirroring = Self(kind: .withoutMirroring)
        /// The key as it is.
        public static let custom = Self(kind: .custom)
    }

    /// What one does with Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// What one does with Esc.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent
    /// What is held down with it.
    public var modifiers: EventModifiers
    /// What becomes of it on keyboards of other languages; here there are none.
    public var localization: Localization

    /// A key, and what is held down with it.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// A key, and what is held down with it.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
    }
}

nonisolated struct ShortcutModifier: WrappingModifier {
    let shortcut: KeyboardShortcut?

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ShortcutElement(self, around: content, node: node)
    }
}

final class ShortcutElement: WrapperElement<ShortcutModifier> {
    func answers(to press: KeyPress) -> Bool {
        guard let shortcut = modifier.shortcut, press.phase == .down else { return false }
        return shortcut.key == press.key && shortcut.modifiers == press.modifiers
    }
}

extension View {
    /// Triggers the control in this view by keys.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        modifier(ShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
    }

    /// Triggers the control in this view by keys.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        modifier(ShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers, localization: localization)))
    }

    /// Triggers the control in this view by keys.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(ShortcutModifier(shortcut: shortcut))
    }

    /// Triggers the control in this view by keys; nil: by none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(ShortcutModifier(shortcut: shortcut))
    }
}
