// SPDX-License-Identifier: MIT

import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

extension ViewHost {
    /// Sends text from the screen keyboard. Returns false if no view accepts it.
    func type(_ text: String) -> Bool { focus.focused?.modifier.input?(.text(text)) ?? false }

    /// Presses and releases a key. Returns false if nothing handles it.
    func press(_ key: KeyEquivalent, modifiers: EventModifiers) -> Bool {
        let isDone = send(KeyPress(phase: .down, key: key, characters: String(key.character), modifiers: modifiers))
        let up = KeyPress(phase: .up, key: key, characters: String(key.character), modifiers: modifiers)
        // The key-up event goes to the view that has the focus now. The key-down event may have moved the focus.
        return tell(up) || isDone
    }

    private func send(_ press: KeyPress) -> Bool {
        if tell(press) { return true }
        if let focused = focus.focused, focused.modifier.input?(.key(press)) == true { return true }
        if let target = rootElement.shortcut(for: press) { return trigger(target) }
        if press.key == .tab { return focus.moveOn(backwards: press.modifiers.contains(.shift)) }
        return false
    }

    /// Passes a key press to `onKeyPress` handlers, from the focused view outwards, until one handles it.
    private func tell(_ press: KeyPress) -> Bool {
        guard let focused = focus.focused else { return false }
        return sequence(first: focused as Element, next: \.parent)
            .contains { ($0 as? KeyPressElement)?.handles(press) == true }
    }

    /// Taps the first touchable view in an element.
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
    /// The first enabled element in this subtree, in tree order, that has a shortcut for `press`.
    fileprivate func shortcut(for press: KeyPress) -> Element? {
        if (self as? ShortcutElement)?.answers(to: press) == true, node.environment.isEnabled { return self }
        for child in childElements { if let found = child.shortcut(for: press) { return found } }
        return nil
    }
}
