// SPDX-License-Identifier: MIT

import Drawing

/// Filled in by `Element.describe(_:)` for the view tree.
@_spi(ViewGraph) public struct ElementDescription {
    /// The name that view code uses: `Text`, `VStack`.
    package var kind: String
    /// The string of a text; nil for all other elements.
    package var text: String?
    /// The name of the image or symbol that the element shows.
    package var name: String?
    /// The colours, by role: `fill`, `stroke`, `text`.
    package var colors: [(role: String, color: RGBAColor)] = []

    package init(kind: String) { self.kind = kind }
}

extension _AnyViewNode {
    /// The name of the node's view, taken from the node's type: `VStack` for `ContainerNode<VStack<Text>, …>`.
    package final var nameOfView: String {
        let arguments = String(describing: type(of: self)).drop { $0 != "<" }.dropFirst()
        return String(arguments.prefix { !"<,>".contains($0) })
    }
}

extension Element {
    package final var elementDescription: ElementDescription {
        // `ShapeElement<Circle, Color>` becomes `Shape`.
        let type = String(describing: type(of: self)).prefix { $0 != "<" }
        var description = ElementDescription(kind: String(type.hasSuffix("Element") ? type.dropLast(7) : type))
        describe(&description)
        return description
    }
}
