// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import ViewGraph

/// A modifier with a change of transactions that reaches it alone, and not what it is applied to.
public nonisolated struct _PushPopTransactionModifier<Content: ViewModifier>: ViewModifier {
    /// The modifier.
    public var content: Content
    private let transform: (inout Transaction) -> Void

    /// The same as `content.transaction(transform)`.
    public init(content: Content, transform: @escaping (inout Transaction) -> Void) {
        self.content = content
        self.transform = transform
    }

    /// The view with the modifier.
    @MainActor public func body(content view: _ViewModifier_Content<Self>) -> some View {
        view.transaction(transform) { $0.modifier(content) }
    }
}

extension ViewModifier {
    /// Changes every transaction on its way into this modifier; what it is applied to is left alone.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        _PushPopTransactionModifier(content: self, transform: transform)
    }

    /// Animates every change of this modifier; what it is applied to is left alone.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}
