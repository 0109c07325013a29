// SPDX-License-Identifier: MIT

import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

extension ViewHost {
    /// Letters from the keyboard on the screen; false where nobody takes them.
    func type(_ text: String) -> Bool { focus.focused?.modifier.input?(.text(text)) ?? false }

    /// A key of a keyboard goes down and up again; false where nobody takes it.
    func press(_ key: KeyEquivalent, modifiers: EventModifiers) -> Bool {
        let isDone = send(KeyPress(phase: .down, key: key, characters: String(key.character), modifiers: modifiers))
        let up = KeyPress(phase: .up, key: key, characters: String(key.character), modifiers: modifiers)
        // Whoever has the focus by now: the key may have moved it.
        return tell(up) || isDone
    }

    private func send(_ press: KeyPress) -> Bool {
        if tell(press) { return true }
        if let focused = focus.focused, focused.modifier.input?(.key(press)) == true { return true }
        if let target = rootElement.shortcut(for: press) { return trigger(target) }
        if press.key == .tab { return focus.moveOn(backwards: press.modifiers.contains(.shift)) }
        return false
    }

    /// From the view that has the focus outwards.
    private func tell(_ press: KeyPress) -> Bool {
        guard let focused = focus.focused else { return false }
        return sequence(first: focused as Element, next: \.parent)
            .contains { ($0 as? KeyPressElement)?.handles(press) == true }
    }

    /// Triggers what can be touched in an element, as a tap does.
    private func trigger(_ element: Element) -> Bool {
        let inside = firstTouchable { receiver in
            sequence(first: receiver as Element, next: \.parent).contains { $0 === element }
        }
        guard let inside, let hit = rootElement.hit(at: inside.point) else { return false }
        let ids = arena.begin([(element: hit, location: inside.point)], at: time)
        arena.end(ids.compactMap { $0 }, at: time)
        return true
    }
}

extension Element {
    /// The first element below whose shortcut this key is, and that can be used.
    fileprivate func shortcut(for press: KeyPress) -> Element? {
        if (self as? ShortcutElement)?.answers(to: press) == true, node.environment.isEnabled { return self }
        for child in childElements { if let found = child.shortcut(for: press) { return found } }
        return nil
    }
}
