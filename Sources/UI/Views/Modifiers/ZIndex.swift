// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// Above which siblings a view is drawn.
enum ZIndexTrait: ElementTrait {
    static var defaultValue: Double { 0 }
}

/// Lower `zIndex` first; equal ones in their own order.
@MainActor
package func inDrawingOrder(_ elements: [Element]) -> [Element] {
    // Where nobody has ever said one, all need not be asked at each frame.
    guard let first = elements.first, first.host.hasEverSet(ZIndexTrait.self) else { return elements }
    guard elements.contains(where: { $0[ZIndexTrait.self] != 0 }) else { return elements }
    return elements.enumerated()
        .map { (element: $0.element, key: ($0.element[ZIndexTrait.self], $0.offset)) }
        .sorted { $0.key < $1.key }
        .map(\.element)
}

extension View {
    /// Draws this view above siblings of a lower value, and below those of a higher one; 0 where nothing is said.
    nonisolated public func zIndex(_ value: Double) -> some View { trait(ZIndexTrait.self, value) }
}
