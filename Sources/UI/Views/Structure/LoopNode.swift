// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// A node that makes a view for each element of a collection and identifies it by an id.
@MainActor
protocol LoopNode: _AnyViewNode {
    /// The id of the member that `element` belongs to.
    func id(of element: TransitionElement) -> AnyHashable?
}

extension Element {
    /// The element's id in the innermost enclosing loop; nil outside of loops.
    var idInLoop: AnyHashable? {
        var id: AnyHashable?
        for element in sequence(first: self, next: \.traitSource) {
            guard let member = element as? TransitionElement, let loop = member.node as? any LoopNode else { continue }
            id = loop.id(of: member) ?? id
        }
        return id
    }
}
