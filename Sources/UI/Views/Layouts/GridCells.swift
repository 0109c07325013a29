// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

private enum GridCellColumnsTrait: ElementTrait {
    static var defaultValue: Int { 1 }
}

private enum GridCellAnchorTrait: ElementTrait {
    static var defaultValue: UnitPoint? { nil }
}

private enum GridColumnAlignmentTrait: ElementTrait {
    static var defaultValue: HorizontalAlignment? { nil }
}

private enum GridCellUnsizedAxesTrait: ElementTrait {
    static var defaultValue: Axis.Set { [] }
}

extension Element {
    /// What the element says to a grid.
    final var gridCell: GridCell {
        let row = self[GridRowTrait.self]
        return GridCell(
            row: row?.serial, rowAlignment: row?.alignment, columns: self[GridCellColumnsTrait.self],
            anchor: self[GridCellAnchorTrait.self].map { CGPoint(x: $0.x, y: $0.y) },
            columnAlignment: self[GridColumnAlignmentTrait.self], unsizedAxes: self[GridCellUnsizedAxesTrait.self])
    }
}

extension View {
    /// Lets this view take so many columns of its row.
    nonisolated public func gridCellColumns(_ count: Int) -> some View { trait(GridCellColumnsTrait.self, count) }

    /// Puts a point of this view at the same point of its cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        trait(GridCellAnchorTrait.self, anchor)
    }

    /// Says where the views of this view's column stand in their cells.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        trait(GridColumnAlignmentTrait.self, guide)
    }

    /// Gives this view what its cell has on these axes, and lets it count for nothing there.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        trait(GridCellUnsizedAxesTrait.self, axes)
    }
}
