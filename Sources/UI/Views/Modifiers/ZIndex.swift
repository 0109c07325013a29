// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// Set by `zIndex(_:)`. Siblings with a greater value are drawn later.
enum ZIndexTrait: ElementTrait {
    static var defaultValue: Double { 0 }
}

/// Sorts elements for drawing by `zIndex`, and leaving elements before others of the same index. The sort is stable.
@MainActor
package func inDrawingOrder(_ elements: [Element]) -> [Element] {
    // Fast path: no element of this host has ever had a z index or left with a transition.
    guard let host = elements.first?.host else { return elements }
    let (hasIndices, hasLeft) = (host.hasEverSet(ZIndexTrait.self), host.hasEverSet(LeavingTrait.self))
    guard hasIndices || hasLeft else { return elements }
    func index(_ element: Element) -> Double { hasIndices ? element[ZIndexTrait.self] : 0 }
    func isLeaving(_ element: Element) -> Bool { hasLeft && element[LeavingTrait.self] }
    guard elements.contains(where: { index($0) != 0 || isLeaving($0) }) else { return elements }
    return elements.enumerated()
        .map { (element: $0.element, key: (index($0.element), isLeaving($0.element) ? 0 : 1, $0.offset)) }
        .sorted { $0.key < $1.key }
        .map(\.element)
}

/// Caches the drawing order of a container's children until a trait changes anywhere in the window. Invariant 11.
struct DrawingOrder {
    private var kept: (version: UInt32, order: [Element])?

    /// The children in drawing order. Call `forget()` first if the children have changed since the last call.
    @MainActor mutating func of(_ children: [Element]) -> [Element] {
        guard let host = children.first?.host else { return children }
        if let kept, kept.version == host.traitVersion { return kept.order }
        let order = inDrawingOrder(children)
        kept = (host.traitVersion, order)
        return order
    }

    mutating func forget() { kept = nil }
}

extension View {
    nonisolated public func zIndex(_ value: Double) -> some View { trait(ZIndexTrait.self, value) }
}
