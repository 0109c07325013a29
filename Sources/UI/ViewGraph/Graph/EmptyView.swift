// SPDX-License-Identifier: MIT

/// Contributes no element, so stacks add no spacing for it.
public nonisolated struct EmptyView: _PrimitiveView, Sendable {
    public init() {}

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        _ViewNode(inputs)
    }
}
