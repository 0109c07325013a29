// SPDX-License-Identifier: MIT

/// No view at all: takes no place in a stack, not even spacing.
public nonisolated struct EmptyView: _PrimitiveView, Sendable {
    /// The view has no parameters.
    public init() {}

    /// For this engine: makes the node.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        _ViewNode(inputs)
    }
}
