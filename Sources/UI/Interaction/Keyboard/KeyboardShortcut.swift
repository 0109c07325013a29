// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

public struct KeyboardShortcut: Hashable, Sendable {
    public struct Localization: Hashable, Sendable {
        private enum Kind { case automatic, withoutMirroring, custom }
        private let kind: Kind

        public static let automatic = Self(kind: .automatic)
        public static let withoutMirroring = Self(kind: .withoutMirroring)
        public static let custom = Self(kind: .custom)
    }

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    /// Stored but ignored: there is only one keyboard layout.
    public var localization: Localization

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
    }
}

private enum KeyboardShortcutKey: EnvironmentKey { static let defaultValue: KeyboardShortcut? = nil }

extension EnvironmentValues {
    public package(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

nonisolated struct ShortcutModifier: WrappingModifier {
    let shortcut: KeyboardShortcut?

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ShortcutElement(self, around: content, node: node)
    }
}

final class ShortcutElement: PassThroughElement<ShortcutModifier> {
    func answers(to press: KeyPress) -> Bool {
        guard let shortcut = modifier.shortcut, press.phase == .down else { return false }
        return shortcut.key == press.key && shortcut.modifiers == press.modifiers
    }
}

extension View {
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(ShortcutModifier(shortcut: shortcut)).environment(\.keyboardShortcut, shortcut)
    }

    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(ShortcutModifier(shortcut: shortcut)).environment(\.keyboardShortcut, shortcut)
    }
}
