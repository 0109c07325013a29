// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Who has the focus in a window.
final class FocusCenter: HostFeature {
    private struct Candidate { weak var element: FocusElement? }

    private unowned let host: ViewHost
    private var candidates: [Candidate] = []
    private weak var element: FocusElement?
    /// Told whether the view that has the focus takes letters.
    weak var typing: TypingPresence?
    /// Those of the view that has the focus, as they were when it came there.
    private var bindings: [FocusBinding] = []

    init(host: ViewHost) { self.host = host }

    func add(_ element: FocusElement) {
        candidates.removeAll { $0.element == nil }
        candidates.append(Candidate(element: element))
    }

    /// The view that has the focus.
    var focused: FocusElement? { element.flatMap { $0.canHaveFocus ? $0 : nil } }

    /// All that could have it, in the order of the tree.
    private var inOrder: [FocusElement] {
        candidates.compactMap(\.element).filter(\.canHaveFocus).map { (element: $0, place: $0.node.place) }
            .sorted { $0.place.lexicographicallyPrecedes($1.place) }
            .map(\.element)
    }

    /// Moves the focus; nil: nobody has it.
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
        typing?.note(new?.modifier.input != nil)
    }

    /// Moves the focus to where an author has written it.
    func follow(_ store: any FocusStore) {
        func fits(_ bindings: [FocusBinding]) -> Bool {
            bindings.contains { $0.store === store && $0.value == store.current }
        }
        if let focused, fits(focused.node.environment.focusBindings) { return }
        if let found = inOrder.first(where: { fits($0.node.environment.focusBindings) }) { return move(to: found) }
        if bindings.contains(where: { $0.store === store }) { move(to: nil) }
        store.clear()
    }

    /// Moves the focus to the next view that can have it, or to the one before; from the last one to the first.
    func moveOn(backwards: Bool) -> Bool {
        let all = inOrder
        guard !all.isEmpty else { return false }
        let index = all.firstIndex { $0 === focused }
        let next = index.map { ($0 + (backwards ? all.count - 1 : 1)) % all.count } ?? (backwards ? all.count - 1 : 0)
        move(to: all[next])
        return true
    }

    /// A view that has gone, or cannot be used any more, loses the focus.
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

    /// The view that takes what is typed.
    package var typedElement: Element? { focus.focused.flatMap { $0.modifier.input == nil ? nil : $0 } }

    /// Takes the focus from the view that has it, as when a keyboard is put away.
    package func endEditing() { focus.move(to: nil) }
}
