// SPDX-License-Identifier: MIT

/// An element whose children are the elements of its node's children, found when somebody asks for them.
@_spi(ViewGraph) open class FamilyElement: Element {
    private var found: [Element]?

    /// All of them, those that are leaving included.
    package final var children: [Element] {
        if let found { return found }
        let new = node.childNodes.flatMap { $0.elements }
        for child in new { adopt(child) }
        found = new
        return new
    }

    /// The nodes have others now.
    package final func forgetFamily() {
        found = nil
        drawingHasChanged()
    }
}
