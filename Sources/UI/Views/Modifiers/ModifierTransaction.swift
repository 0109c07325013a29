// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import ViewGraph

/// Applies a transform to the transactions of one modifier but not to those of its content.
public nonisolated struct _PushPopTransactionModifier<Content: ViewModifier>: ViewModifier {
    public var content: Content
    private let transform: (inout Transaction) -> Void

    public init(content: Content, transform: @escaping (inout Transaction) -> Void) {
        self.content = content
        self.transform = transform
    }

    @MainActor public func body(content view: _ViewModifier_Content<Self>) -> some View {
        view.transaction(transform) { $0.modifier(content) }
    }
}

extension ViewModifier {
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        _PushPopTransactionModifier(content: self, transform: transform)
    }

    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}
