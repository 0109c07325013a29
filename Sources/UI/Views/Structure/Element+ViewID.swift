// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

extension Element {
    /// The id that a `ForEach` or `id(_:)` gives to the view of this element.
    package final var viewID: AnyHashable? {
        var element: Element? = self
        while let current = element {
            if let id = (current as? TransitionElement)?.identity { return id }
            element = current.traitSource
        }
        return nil
    }
}
