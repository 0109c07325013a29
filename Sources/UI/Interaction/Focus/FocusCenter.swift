// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Tracks the focused element of a window.
final class FocusCenter: HostFeature {
    private struct Candidate { weak var element: FocusElement? }

    private unowned let host: ViewHost
    private var candidates: [Candidate] = []
    private weak var element: FocusElement?
    /// The state of the screen keyboard. It is updated when the focus changes.
    weak var typing: KeyboardRequest?
    /// The bindings of the focused view, recorded when the view gained the focus.
    private var bindings: [FocusBinding] = []

    init(host: ViewHost) { self.host = host }

    func add(_ element: FocusElement) {
        candidates.removeAll { $0.element == nil }
        candidates.append(Candidate(element: element))
    }

    /// The focused element; nil if no element has the focus, or if the element is no longer focusable.
    var focused: FocusElement? { element.flatMap { $0.canHaveFocus ? $0 : nil } }

    /// All focusable elements, in tree order.
    private var inOrder: [FocusElement] {
        candidates.compactMap(\.element).filter(\.canHaveFocus).map { (element: $0, place: $0.node.place) }
            .sorted { $0.place.lexicographicallyPrecedes($1.place) }
            .map(\.element)
    }

    /// Moves the focus to `new`. If `new` is nil, no view has the focus afterwards.
    func move(to new: FocusElement?) {
        guard new !== element || new == nil else { return }
        let (old, oldBindings) = (element, bindings)
        element = new
        bindings = new?.node.environment.focusBindings ?? []
        old?.modifier.change(false)
        for binding in oldBindings where !bindings.contains(where: { $0.store === binding.store }) {
            binding.store.clear()
        }
        for binding in bindings { binding.store.show(binding.value) }
        new?.modifier.change(true)
        typing?.note(new)
    }

    /// Updates the screen keyboard after the current view update if `changed` is the focused element.
    func hasChanged(_ changed: FocusElement) {
        guard typing != nil, changed === element else { return }
        host.afterUpdate { [weak self] in
            guard let self else { return }
            typing?.note(element)
        }
    }

    /// Moves the focus to the view that is bound to the current value of `store`. If there is no such view, resets
    /// `store`, and removes the focus from a view bound to `store`.
    func follow(_ store: any FocusStore) {
        func fits(_ bindings: [FocusBinding]) -> Bool {
            bindings.contains { $0.store === store && $0.value == store.current }
        }
        if let focused, fits(focused.node.environment.focusBindings) { return }
        if let found = inOrder.first(where: { fits($0.node.environment.focusBindings) }) { return move(to: found) }
        if bindings.contains(where: { $0.store === store }) { move(to: nil) }
        store.clear()
    }

    /// Moves the focus to the next or the previous focusable view, with wraparound. Returns false if no view is
    /// focusable.
    func moveOn(backwards: Bool) -> Bool {
        let all = inOrder
        guard !all.isEmpty else { return false }
        let index = all.firstIndex { $0 === focused }
        let next = index.map { ($0 + (backwards ? all.count - 1 : 1)) % all.count } ?? (backwards ? all.count - 1 : 0)
        move(to: all[next])
        return true
    }

    /// Clears the focus if its view is gone or no longer focusable.
    func layoutHasEnded() {
        guard element != nil || !bindings.isEmpty, focused == nil else { return }
        host.afterUpdate { [weak self] in
            guard let self, focused == nil else { return }
            move(to: nil)
        }
    }
}

extension ViewHost {
    var focus: FocusCenter { feature(FocusCenter.self) }

    /// The keyboard of the focused element; nil if the element accepts no text.
    package var wantedKeyboard: KeyboardTraits? {
        focus.focused.flatMap { $0.modifier.input == nil ? nil : $0.node.environment.keyboard }
    }

    /// The focused element, if it accepts text.
    package var typedElement: Element? { focus.focused.flatMap { $0.modifier.input == nil ? nil : $0 } }

    /// Removes the focus from all views, which also dismisses the keyboard.
    package func endEditing() { focus.move(to: nil) }
}
