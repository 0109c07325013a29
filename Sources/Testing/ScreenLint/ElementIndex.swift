// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// The elements of a window by identity, each with its layer and with the index of its view in the tree.
@MainActor
struct ElementIndex {
    private var elements: [ObjectIdentifier: (element: Element, layer: Int)] = [:]
    private var views: [ObjectIdentifier: Int] = [:]

    init(_ host: ViewHost) {
        for (layer, root) in ([host.shownElement] + host.layers).enumerated() { add(root, layer) }
    }

    private mutating func add(_ element: Element, _ layer: Int) {
        elements[ObjectIdentifier(element)] = (element, layer)
        for child in element.childElements { add(child, layer) }
    }

    func element(_ identity: ObjectIdentifier) -> Element? { elements[identity]?.element }
    func layer(_ element: Element) -> Int { elements[ObjectIdentifier(element)]?.layer ?? 0 }

    /// - Parameter index: The index of the view to which the element belongs.
    mutating func note(_ identity: ObjectIdentifier, isOf index: Int) { views[identity] = index }

    /// The index of the innermost view of the tree that contains `element`.
    func view(around element: Element) -> Int? {
        for outer in sequence(first: element, next: \.parent) {
            if let index = views[ObjectIdentifier(outer)] { return index }
        }
        return nil
    }

    /// The texts and symbols inside of an element.
    func inks(in element: Element) -> [Element] {
        let facts = element.facts
        let own = facts.text != nil || facts.image?.isSymbol == true ? [element] : []
        return own + element.childElements.flatMap { inks(in: $0) }
    }
}
