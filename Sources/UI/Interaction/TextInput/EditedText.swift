// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Text that is written into: a line or a page as wide as it may be, in which the caret is always seen.
package nonisolated struct EditedText: Equatable {
    /// How large the text is.
    package enum Extent: Equatable, Sendable {
        /// One line; what does not fit is seen where the caret is.
        case line
        /// As many lines as there are, within limits.
        case lines(atLeast: Int, atMost: Int?)
        /// All the room there is.
        case page
    }

    package var text: Text
    /// What stands before the caret; nil: there is no caret.
    package var beforeCaret: Text?
    package var extent: Extent
    /// What the text goes by.
    package var label: Text?
    /// What is shown where there is no text.
    package var prompt: Text?

    package init(_ text: Text, beforeCaret: Text?, extent: Extent, label: Text?, prompt: Text?) {
        self.text = text
        self.beforeCaret = beforeCaret
        self.extent = extent
        self.label = label
        self.prompt = prompt
    }
}

extension EditedText: _PrimitiveView {
    /// For this engine: makes the node.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) {
            EditedTextElement($0, node: $1)
        } update: { element, view, inputs in
            element.update(view, inputs)
        }
    }
}
