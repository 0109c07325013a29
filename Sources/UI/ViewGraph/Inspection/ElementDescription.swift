// SPDX-License-Identifier: MIT

import Drawing

/// What an element shows, for those who look at the tree of views.
@_spi(ViewGraph) public struct ElementDescription {
    /// What it is, as an author calls it: `Text`, `VStack`.
    package var kind: String
    /// The words that it shows.
    package var text: String?
    /// What it shows by name: an image, a symbol.
    package var name: String?
    /// What it is painted with, by its role: `fill`, `stroke`, `text`.
    package var colors: [(role: String, color: RGBAColor)] = []

    package init(kind: String) { self.kind = kind }
}

extension _AnyViewNode {
    /// The name of the view whose node this is, without what it is made of: of `ContainerNode<VStack<Text>, …>`, `VStack`.
    package final var nameOfView: String {
        let arguments = String(describing: type(of: self)).drop { $0 != "<" }.dropFirst()
        return String(arguments.prefix { !"<,>".contains($0) })
    }
}

extension Element {
    /// What it shows.
    package final var elementDescription: ElementDescription {
        // Of `ShapeElement<Circle, Color>`, `Shape`.
        let type = String(describing: type(of: self)).prefix { $0 != "<" }
        var description = ElementDescription(kind: String(type.hasSuffix("Element") ? type.dropLast(7) : type))
        describe(&description)
        return description
    }
}
