// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// What a user does with a keyboard, as far as the view that has the focus takes it.
package enum KeyboardInput {
    /// Letters from a keyboard on the screen.
    case text(String)
    /// A key of a keyboard beside it.
    case key(KeyPress)
}

/// Lets a view take the focus.
@MainActor
package final class FocusHandle {
    fileprivate weak var element: FocusElement?

    package nonisolated init() {}

    /// Takes the focus.
    package func take() { if let element, element.canHaveFocus { element.host.focus.move(to: element) } }

    /// Gives the focus back, where the view has it.
    package func giveBack() { if let element, isFocused { element.host.focus.move(to: nil) } }

    /// Gives the focus back when all that is written by now is seen, unless it has moved on by then.
    package func giveBackAfterUpdate() {
        guard let host = element?.host else { return }
        host.enqueue(Transaction()) { [weak self, weak host] in host?.afterUpdate { self?.giveBack() } }
    }

    private var isFocused: Bool { element.map { $0.host.focus.focused === $0 } ?? false }
}

/// A view that can have the focus.
nonisolated struct FocusModifier: WrappingModifier {
    let isEnabled: Bool
    let handle: FocusHandle?
    /// The focus has come, or gone.
    let change: @MainActor (Bool) -> Void
    /// False for what it does not take. nil: it takes nothing.
    let input: (@MainActor (KeyboardInput) -> Bool)?

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        FocusElement(self, around: content, node: node)
    }
}

private enum AllowsFocusKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether views here may have the focus; not on a page that another one covers.
    package var allowsFocus: Bool {
        get { self[AllowsFocusKey.self] }
        set { self[AllowsFocusKey.self] = newValue }
    }
}

final class FocusElement: WrapperElement<FocusModifier> {
    override init(_ modifier: FocusModifier, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        modifier.handle?.element = self
        host.focus.add(self)
    }

    override func update(_ modifier: FocusModifier, _ inputs: _NodeInputs) {
        super.update(modifier, inputs)
        modifier.handle?.element = self
    }

    var canHaveFocus: Bool {
        modifier.isEnabled && node.isMounted && node.environment.isEnabled && node.environment.allowsFocus && !isLeaving
    }

    /// Whether it goes with a transition, as on a sheet that slides away: the keyboard goes at the same time.
    private var isLeaving: Bool {
        sequence(first: self as Element, next: \.parent).contains { ($0 as? TransitionElement)?.leaves ?? false }
    }
}

extension View {
    /// Lets this view have the focus.
    ///
    /// - Parameters:
    ///   - handle: Takes the focus, when touches ask for it.
    ///   - change: The focus has come, or gone.
    ///   - input: Takes what is typed; false for what it does not take.
    nonisolated package func focusReceiver(
        isEnabled: Bool = true, handle: FocusHandle? = nil, change: @escaping @MainActor (Bool) -> Void,
        input: (@MainActor (KeyboardInput) -> Bool)? = nil
    ) -> some View {
        modifier(FocusModifier(isEnabled: isEnabled, handle: handle, change: change, input: input))
    }
}
