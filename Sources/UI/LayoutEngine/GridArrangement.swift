// SPDX-License-Identifier: MIT

import Foundation

/// The grid properties of a child, such as its row and the columns that it spans.
package struct GridCell: Equatable, Sendable {
    /// The row's number; nil for a child outside of a `GridRow`. Such a child spans all columns.
    package var row: Int?
    /// The vertical alignment of the row; nil for the grid's own alignment.
    package var rowAlignment: VerticalAlignment?
    /// The number of columns that the cell spans.
    package var columns: Int
    /// The view's place in its cell, from (0, 0) at the top leading corner to (1, 1) at the bottom trailing corner. nil
    /// leaves it to the alignments.
    package var anchor: CGPoint?
    /// The horizontal alignment for the whole column; nil if this cell does not set it.
    package var columnAlignment: HorizontalAlignment?
    /// The axes on which the child does not contribute to the size of its cell.
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

/// The layout of `Grid`: children in rows that share their columns.
///
/// Each column is as wide as its widest view. If the proposal has no height, the columns divide its width like the
/// children of an `HStack` (`StackLayout`). If it has a height, each column is offered an equal share of the width, and
/// only columns that fill their share divide the rest (`SharedWidth`). Then the rows divide the height like the
/// children of a `VStack`. A view that spans several columns contributes an equal part of its width to each.
package struct GridArrangement: Equatable, Sendable {
    package var alignment: Alignment
    /// Points between columns; nil for the views' own spacing.
    package var horizontalSpacing: CGFloat?
    /// Points between rows; nil for the views' own spacing.
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
        let stack = StackLayout.horizontal(spacing: horizontalSpacing)
        let shared: [any LayoutChild] = SharedWidth(proposal).map { $0.settled(columns, in: stack) } ?? columns
        let across = stack.layout(shared, in: ProposedViewSize(width: proposal.width, height: nil))
            .placements.map(\.frame)
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

    /// The grid's spacing to its neighbours: the union of its children's spacing.
    package func spacing(of children: [any LayoutChild]) -> ViewSpacing {
        guard let first = children.first?.spacing else { return .zero }
        return children.dropFirst().reduce(first) { $0.union($1.spacing) }
    }
}

extension VerticalAlignment {
    /// Whether this is a guide of a view's own frame, such as `center`. Containers never combine such a guide from the
    /// guides of their children.
    fileprivate var isOfFrame: Bool { key.id is any FrameAlignmentID.Type }
}

/// Assigns children to rows and columns.
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
    /// The alignments of the columns; nil for columns without an alignment of their own.
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

/// The division of a grid's width among its columns if the grid's height is limited.
///
/// Each column is offered an equal share. A column that takes less, such as a wrapped text, or more, such as a view of
/// fixed size, keeps the width that it takes. Columns that take exactly their share, such as colours and text fields,
/// then divide the remaining width.
private struct SharedWidth {
    private let width: CGFloat

    /// nil if the width or the height of the proposal is not limited.
    init?(_ proposal: ProposedViewSize) {
        guard let width = proposal.width, width.isFinite, proposal.height?.isFinite == true else { return nil }
        self.width = width
    }

    /// The columns with fixed widths. If their priorities differ, returns `columns` unchanged, so that the stack
    /// divides the width.
    func settled(_ columns: [Column], in stack: StackLayout) -> [any LayoutChild] {
        guard columns.allSatisfy({ $0.layoutPriority == columns[0].layoutPriority }) else { return columns }
        var widths: [CGFloat?] = Array(repeating: nil, count: columns.count)
        func fixed() -> [FixedColumn] {
            zip(columns, widths).map { FixedColumn(width: $1 ?? 0, spacing: $0.spacing) }
        }
        let gaps = stack.layout(fixed(), in: .unspecified).size.width
        while true {
            let open = widths.indices.filter { widths[$0] == nil }
            if open.isEmpty { break }
            let rest = width - gaps - widths.reduce(0) { $0 + ($1 ?? 0) }
            let share = max(rest / CGFloat(open.count), 0)
            var settles = false
            for index in open {
                let taken = columns[index].dimensions(in: ProposedViewSize(width: share, height: nil)).width
                if abs(taken - share) > 1e-6 {
                    widths[index] = taken
                    settles = true
                }
            }
            if !settles { for index in open { widths[index] = share } }
        }
        return fixed()
    }
}

/// A column of fixed width, without its views.
private struct FixedColumn: LayoutChild {
    let width: CGFloat
    let spacing: ViewSpacing

    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: CGSize(width: width, height: 0))
    }
}

/// All views of a column, as one child of a stack.
private struct Column: LayoutChild {
    let cells: [Table.Cell]
    /// The gap between columns, in points.
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

/// All views of a row, as one child of a stack.
private struct Row: LayoutChild {
    struct Cell {
        let child: any LayoutChild
        let width: CGFloat
        /// Whether the cell contributes to the row's height.
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
