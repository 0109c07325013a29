// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Keyboard input to the focused view.
package enum KeyboardInput {
    /// Text from the screen keyboard.
    case text(String)
    /// A key press on a hardware keyboard.
    case key(KeyPress)
}

/// Moves the focus to or from one view.
@MainActor
package final class FocusHandle {
    fileprivate weak var element: FocusElement?

    package nonisolated init() {}

    package func take() { if let element, element.canHaveFocus { element.host.focus.move(to: element) } }

    package func resign() { if let element, isFocused { element.host.focus.move(to: nil) } }

    /// Removes the focus from the view after the pending updates, unless they have moved the focus.
    package func resignAfterUpdate() {
        guard let host = element?.host else { return }
        host.enqueue(Transaction()) { [weak self, weak host] in host?.afterUpdate { self?.resign() } }
    }

    private var isFocused: Bool { element.map { $0.host.focus.focused === $0 } ?? false }
}

nonisolated struct FocusModifier: WrappingModifier {
    let isEnabled: Bool
    let handle: FocusHandle?
    /// Called when the view gains (true) or loses (false) the focus.
    let change: @MainActor (Bool) -> Void
    /// Handles keyboard input and returns whether it was accepted; nil if the view accepts none.
    let input: (@MainActor (KeyboardInput) -> Bool)?
    /// Whether the next letter from a screen keyboard is a capital.
    let capitalizesNext: Bool

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        FocusElement(self, around: content, node: node)
    }
}

private enum AllowsFocusKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether views in this environment can have the focus. False in a page that is covered by another page.
    package var allowsFocus: Bool {
        get { self[AllowsFocusKey.self] }
        set { self[AllowsFocusKey.self] = newValue }
    }
}

final class FocusElement: PassThroughElement<FocusModifier> {
    override init(_ modifier: FocusModifier, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        modifier.handle?.element = self
        host.focus.add(self)
    }

    override func update(_ modifier: FocusModifier, _ inputs: _NodeInputs) {
        super.update(modifier, inputs)
        modifier.handle?.element = self
        host.focus.hasChanged(self)
    }

    var canHaveFocus: Bool {
        modifier.isEnabled && node.isMounted && node.environment.isEnabled && node.environment.allowsFocus && isShown
    }

    /// Whether the view is in the window, and neither it nor an ancestor, such as a dismissed sheet, is being removed
    /// with a transition. A view that is being removed loses the focus, so that the keyboard leaves at the same time.
    /// So does a view on a tab that is not selected: its state lives on, but it is not in the window.
    private var isShown: Bool {
        var top: Element = self
        while true {
            if let transition = top as? TransitionElement, transition.leaves { return false }
            guard let parent = top.parent else { break }
            top = parent
        }
        return host.shows(top)
    }
}

extension View {
    /// Makes this view focusable.
    ///
    /// - Parameters:
    ///   - handle: Moves the focus to or from this view, for example from a tap handler.
    ///   - change: Called when the view gains (true) or loses (false) the focus.
    ///   - capitalizesNext: Whether the next letter typed on a screen keyboard is capitalised.
    ///   - input: Handles keyboard input and returns whether the input was accepted.
    nonisolated package func focusReceiver(
        isEnabled: Bool = true, handle: FocusHandle? = nil, change: @escaping @MainActor (Bool) -> Void,
        capitalizesNext: Bool = false, input: (@MainActor (KeyboardInput) -> Bool)? = nil
    ) -> some View {
        modifier(
            FocusModifier(
                isEnabled: isEnabled, handle: handle, change: change, input: input, capitalizesNext: capitalizesNext))
    }
}
