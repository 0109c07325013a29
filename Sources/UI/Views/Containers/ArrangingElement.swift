// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// The element of a container, such as a stack, a grid or a custom layout.
///
/// A class, not a protocol: `Spacer` casts to it in every measurement, and casts to classes are cheaper.
@_spi(ViewGraph) open class ArrangingElement: ChildListElement {
    /// Read by spacers and dividers among the children. nil, the default, for containers other than stacks.
    open var stackAxis: Axis? { nil }
}

extension Element {
    /// The axis of the nearest enclosing container, if that container is a stack; nil otherwise.
    final var surroundingAxis: Axis? {
        var element = parent
        while let current = element {
            if let container = current as? ArrangingElement { return container.stackAxis }
            element = current.parent
        }
        return nil
    }
}
