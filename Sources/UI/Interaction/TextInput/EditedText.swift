// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Editable text that scrolls to keep the caret visible.
package nonisolated struct EditedText: Equatable {
    /// The height of the editable text.
    package enum Extent: Equatable, Sendable {
        /// One line; it scrolls horizontally.
        case line
        /// As many lines as the text has, but at least `atLeast` and at most `atMost`. There is no maximum if `atMost`
        /// is nil.
        case lines(atLeast: Int, atMost: Int?)
        /// As high as the proposed height.
        case page
    }

    package var text: Text
    /// The text before the caret; nil if there is no caret.
    package var beforeCaret: Text?
    package var extent: Extent
    /// The accessibility label.
    package var label: Text?
    /// The text shown while the field is empty. `EditedText` measures the prompt but does not draw it.
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
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) {
            EditedTextElement($0, node: $1)
        } update: { element, view, inputs in
            element.update(view, inputs)
        }
    }
}
