// SPDX-License-Identifier: MIT

import Foundation

/// What a grid has to know of one of its children, beside what it answers.
package struct GridCell: Equatable, Sendable {
    /// Which row it stands in; nil: in a row of its own, across all columns.
    package var row: Int?
    /// Where the views of its row stand, if that is said.
    package var rowAlignment: VerticalAlignment?
    /// How many columns it takes.
    package var columns: Int
    /// Where it stands in its cell, in fractions of the room around it, if that is said.
    package var anchor: CGPoint?
    /// Where the views of its column stand, if that is said.
    package var columnAlignment: HorizontalAlignment?
    /// The axes on which it does not count for the size of its cell.
    package var unsizedAxes: Axis.Set

    package init(
        row: Int? = nil, rowAlignment: VerticalAlignment? = nil, columns: Int = 1, anchor: CGPoint? = nil,
        columnAlignment: HorizontalAlignment? = nil, unsizedAxes: Axis.Set = []
    ) {
        self.row = row
        self.rowAlignment = rowAlignment
        self.columns = max(columns, 1)
        self.anchor = anchor
        self.columnAlignment = columnAlignment
        self.unsizedAxes = unsizedAxes
    }
}

/// The layout of `Grid`: children in rows, all of which have the same columns.
///
/// Columns share what is offered as the children of a row of views do (`StackLayout`), each standing for all views in it: it
/// is as wide as the widest of them. Then the rows share the height in the same way. A view across several columns counts in
/// each with an equal part of its width.
package struct GridArrangement: Equatable, Sendable {
    package var alignment: Alignment
    /// Points between columns; nil: what the views want.
    package var horizontalSpacing: CGFloat?
    /// Points between rows; nil: what the views want.
    package var verticalSpacing: CGFloat?

    package init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    package func layout(
        _ children: [any LayoutChild], _ cells: [GridCell], in proposal: ProposedViewSize
    ) -> LayoutResult {
        guard !children.isEmpty else { return LayoutResult(size: .zero, combining: []) }
        let table = Table(children, cells)
        let gap = horizontalSpacing ?? ViewSpacing.defaultGap
        let columns = (0..<table.columnCount).map { Column(table.cells(inColumn: $0), gap: gap) }
        let across = StackLayout.horizontal(spacing: horizontalSpacing)
            .layout(columns, in: ProposedViewSize(width: proposal.width, height: nil)).placements.map(\.frame)
        func stretch(_ cell: Table.Cell) -> (start: CGFloat, end: CGFloat) {
            (across[cell.column].minX, across[cell.column + cell.span - 1].maxX)
        }
        let rows = table.rows.map { row in
            Row(
                cells: row.map { cell in
                    let (start, end) = stretch(cell)
                    return Row.Cell(child: cell.child, width: end - start, isSized: !cell.isUnsized(.vertical))
                }, alignment: row.first?.info.rowAlignment ?? alignment.vertical)
        }
        let down = StackLayout.vertical(spacing: verticalSpacing)
            .layout(rows, in: ProposedViewSize(width: nil, height: proposal.height)).placements.map(\.frame)

        var placements: [LayoutResult.Placement?] = Array(repeating: nil, count: children.count)
        for (index, row) in table.rows.enumerated() {
            let vertical = rows[index].alignment
            let height = down[index].height
            var range = AlignedRange()
            let offered = row.map { cell in
                ProposedViewSize(width: stretch(cell).end - stretch(cell).start, height: height)
            }
            let dimensions = zip(row, offered).map { $0.child.dimensions(in: $1) }
            for dimensions in dimensions { range.add(dimensions, key: vertical.key) }
            for (cell, (offered, own)) in zip(row, zip(offered, dimensions)) {
                let frame = ViewDimensions(size: CGSize(width: offered.width!, height: height))
                var origin: CGPoint
                if let anchor = cell.info.anchor {
                    origin = CGPoint(
                        x: anchor.x * (frame.width - own.width), y: anchor.y * (frame.height - own.height))
                } else {
                    let horizontal = table.alignments[cell.column] ?? alignment.horizontal
                    origin = CGPoint(
                        x: frame[horizontal] - own[horizontal],
                        y: vertical.isOfFrame
                            ? frame[vertical] - own[vertical] : range.origin(of: own, key: vertical.key))
                }
                origin.x += stretch(cell).start
                origin.y += down[index].minY
                placements[cell.index] = LayoutResult.Placement(origin: origin, proposal: offered, dimensions: own)
            }
        }
        let size = CGSize(width: across.last?.maxX ?? 0, height: down.last?.maxY ?? 0)
        return LayoutResult(size: size, combining: placements.map { $0! })
    }

    /// What the grid wants of its neighbours: what the views at its edges want.
    package func spacing(of children: [any LayoutChild]) -> ViewSpacing {
        guard let first = children.first?.spacing else { return .zero }
        return children.dropFirst().reduce(first) { $0.union($1.spacing) }
    }
}

extension VerticalAlignment {
    /// Whether it is a guide of the frame, which the views in it do not set.
    fileprivate var isOfFrame: Bool { key.id is any FrameAlignmentID.Type }
}

/// Which child stands in which row and column.
private struct Table {
    struct Cell {
        let index: Int
        let child: any LayoutChild
        let info: GridCell
        let column: Int
        let span: Int

        func isUnsized(_ axis: Axis) -> Bool { info.unsizedAxes.contains(Axis.Set(axis)) }
    }

    private(set) var rows: [[Cell]] = []
    let columnCount: Int
    /// Of the columns in which somebody says one.
    let alignments: [HorizontalAlignment?]

    init(_ children: [any LayoutChild], _ cells: [GridCell]) {
        var lines: [[Int]] = []
        for index in children.indices {
            if let row = cells[index].row, let last = lines.last?.last, cells[last].row == row {
                lines[lines.count - 1].append(index)
            } else {
                lines.append([index])
            }
        }
        let widths = lines.map { line in
            line.reduce(0) { cells[$1].row == nil ? $0 + 1 : $0 + cells[$1].columns }
        }
        let count = max(widths.max() ?? 1, 1)
        var alignments: [HorizontalAlignment?] = Array(repeating: nil, count: count)
        for line in lines {
            var column = 0
            var row: [Cell] = []
            for index in line {
                let span = cells[index].row == nil ? count : min(cells[index].columns, count - column)
                if let said = cells[index].columnAlignment, alignments[column] == nil { alignments[column] = said }
                row.append(
                    Cell(index: index, child: children[index], info: cells[index], column: column, span: span))
                column += span
            }
            rows.append(row)
        }
        columnCount = count
        self.alignments = alignments
    }

    func cells(inColumn column: Int) -> [Cell] {
        rows.flatMap { $0.filter { ($0.column..<$0.column + $0.span).contains(column) } }
    }
}

/// All views of a column as one.
private struct Column: LayoutChild {
    let cells: [Table.Cell]
    /// Between columns.
    let gap: CGFloat

    init(_ cells: [Table.Cell], gap: CGFloat) {
        self.cells = cells
        self.gap = gap
    }

    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        var width: CGFloat = 0
        for cell in cells where !cell.isUnsized(.horizontal) {
            let (span, gaps) = (CGFloat(cell.span), gap * CGFloat(cell.span - 1))
            let offered = ProposedViewSize(width: proposal.width.map { $0 * span + gaps }, height: nil)
            width = max(width, (cell.child.sizeThatFits(offered).width - gaps) / span)
        }
        return ViewDimensions(size: CGSize(width: width, height: 0))
    }

    var layoutPriority: Double { cells.map { $0.child.layoutPriority }.filter { $0.isFinite }.max() ?? 0 }

    var spacing: ViewSpacing {
        let wishes = cells.filter { $0.span == 1 }.map { $0.child.spacing }
        guard let first = wishes.first else { return ViewSpacing() }
        return wishes.dropFirst().reduce(first) { $0.union($1) }
    }
}

/// All views of a row as one.
private struct Row: LayoutChild {
    struct Cell {
        let child: any LayoutChild
        let width: CGFloat
        /// Whether it counts for the height.
        let isSized: Bool
    }

    let cells: [Cell]
    let alignment: VerticalAlignment

    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        var range = AlignedRange()
        for cell in cells where cell.isSized {
            range.add(
                cell.child.dimensions(in: ProposedViewSize(width: cell.width, height: proposal.height)),
                key: alignment.key)
        }
        return ViewDimensions(size: CGSize(width: 0, height: range.length))
    }

    var layoutPriority: Double { cells.map { $0.child.layoutPriority }.filter { $0.isFinite }.max() ?? 0 }

    var spacing: ViewSpacing {
        guard let first = cells.first?.child.spacing else { return .zero }
        return cells.dropFirst().reduce(first) { $0.union($1.child.spacing) }
    }
}
