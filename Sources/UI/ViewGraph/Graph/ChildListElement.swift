// SPDX-License-Identifier: MIT

/// An element whose children are the elements of its node's children, collected on first access.
@_spi(ViewGraph) open class ChildListElement: Element {
    // Caches `children`. Invariant 11.
    private var found: [Element]?

    /// All children, including those that are being removed.
    package final var children: [Element] {
        if let found { return found }
        let new = node.childNodes.flatMap { $0.elements }
        for child in new { adopt(child) }
        found = new
        return new
    }

    /// Discards the cached children after the nodes have changed.
    package final func invalidateChildElements() {
        found = nil
        drawingHasChanged()
    }
}
