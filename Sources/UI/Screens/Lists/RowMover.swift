// SPDX-License-Identifier: MIT

import Foundation
import Motion
import SwiftUICore
import Controls

/// The frame of a row that has a drag handle, and whether the row is the first or the last.
struct RowPlace: Equatable {
    /// The frame in the coordinate space of all rows.
    var frame: CGRect
    var isFirst: Bool
    var isLast: Bool
}

/// The places of all rows that have drag handles.
@MainActor
final class RowPlaces {
    /// The places by row id. While a row is moving, its place is its drawn position, not its position in the layout.
    var all: [Subview.ID: RowPlace] = [:]

    /// The coordinate space in which rows report their frames.
    nonisolated static let space = "rows"

    nonisolated init() {}
}

/// The state of a row being dragged.
struct RowMove {
    let row: Subview.ID
    let editing: RowEditing
    /// For each existing row, the index of its element in the collection.
    let order: [Subview.ID: Int]
    /// The places of all rows when the drag began.
    let places: [Subview.ID: RowPlace]
    /// The index of the dragged row's element.
    let start: Int
    /// The distance by which other rows make room, in points.
    let step: CGFloat
    /// The index at which the element would be dropped.
    var target: Int

    /// The number of places by which a row makes room: -1 up, 1 down, 0 none.
    func shift(of row: Subview.ID) -> Int {
        guard let index = order[row] else { return 0 }
        if start < index, index <= target { return -1 }
        if target <= index, index < start { return 1 }
        return 0
    }

    /// The place to which a row has moved to make room for the dragged row; nil if the row has not moved.
    func place(of row: Subview.ID) -> RowPlace? {
        let shift = shift(of: row)
        guard shift != 0, let index = order[row] else { return nil }
        return order.first { $0.value == index + shift }.flatMap { places[$0.key] }
    }
}

/// Drags rows by their handles. The dragged row follows the finger and the other rows make room. The collection changes
/// on release.
@MainActor
struct RowMover {
    let places: RowPlaces
    /// The drag; nil if there is none. Its changes are animated, whereas `translation` follows the finger directly.
    let move: Binding<RowMove?>
    /// The dragged row's offset from its place, in points.
    let translation: Binding<CGFloat>
    /// The released row, until its animation ends. It is drawn above the other rows.
    let settling: Binding<Subview.ID?>

    static let motion = Animation.easeInOut(duration: 0.25)

    /// Begins or continues a drag.
    ///
    /// - Parameters:
    ///   - rows: All existing rows.
    ///   - way: The distance from the start of the drag, in points.
    ///   - spacing: The spacing between rows, in points.
    func drag(_ row: Subview, among rows: [Subview], by way: CGFloat, spacing: CGFloat) {
        guard let move = move.wrappedValue else { return lift(row, among: rows, spacing: spacing) }
        guard move.row == row.id, let place = move.places[row.id] else { return }
        let others = move.order.compactMap { id, index in move.places[id].map { (index: index, frame: $0.frame) } }
        // Clamps the drag to the extent of the loop's rows.
        let (top, bottom) = (others.map(\.frame.minY).min() ?? 0, others.map(\.frame.maxY).max() ?? 0)
        let way = min(max(way, top - place.frame.minY), bottom - place.frame.maxY)
        translation.wrappedValue = way
        let middle = place.frame.midY + way
        let above = others.filter { $0.index < move.start && $0.frame.midY >= middle }.count
        let below = others.filter { $0.index > move.start && $0.frame.midY <= middle }.count
        var next = move
        next.target = move.start - above + below
        if next.target != move.target { withAnimation(Self.motion) { self.move.wrappedValue = next } }
    }

    private func lift(_ row: Subview, among rows: [Subview], spacing: CGFloat) {
        guard let place = places.all[row.id], let (editing, index) = row.moving(among: { rows }) else { return }
        var order: [Subview.ID: Int] = [:]
        for other in rows {
            guard let moving = other.moving(among: { rows }), moving.editing.loop === editing.loop else { continue }
            order[other.id] = moving.index
        }
        withAnimation(Self.motion) {
            move.wrappedValue = RowMove(
                row: row.id, editing: editing, order: order, places: places.all, start: index,
                step: place.frame.height + spacing,
                target: index)
        }
    }

    /// Ends the drag and moves the element.
    func drop() {
        guard let move = move.wrappedValue else { return }
        settling.wrappedValue = move.row
        withAnimation(Self.motion) {
            self.move.wrappedValue = nil
            translation.wrappedValue = 0
            guard move.target != move.start else { return }
            // `move` expects an index from before the move, so an index after the element's old place is 1 higher than
            // `target`.
            move.editing.move?(IndexSet(integer: move.start), move.target > move.start ? move.target + 1 : move.target)
        } completion: {
            if settling.wrappedValue == move.row { settling.wrappedValue = nil }
        }
    }
}

/// The drag handle of a row in an edited list.
struct RowHandle: View {
    let row: Subview
    /// Returns all existing rows of the list.
    let others: @MainActor () -> [Subview]
    let mover: RowMover
    @Environment(\.listRowSpacing) private var spacing

    var body: some View {
        Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary)
            .frame(height: RowMetrics.lineHeight)
            .contentShape(Rectangle().inset(by: -ListMetrics.rowPadding))
            .highPriorityGesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { value in
                        mover.drag(row, among: others(), by: value.translation.height, spacing: spacing)
                    }
                    .onEnded { _ in mover.drop() }
            )
            .accessibilityLabel("Reorder")
    }
}

/// Reports the place of a movable row.
struct RowPlaceNote: View {
    let row: Subview.ID
    let isFirst: Bool
    let isLast: Bool
    let places: RowPlaces

    var body: some View {
        Color.clear
            .onGeometryChange(for: RowPlace.self) { [isFirst, isLast] proxy in
                RowPlace(frame: proxy.frame(in: .named(RowPlaces.space)), isFirst: isFirst, isLast: isLast)
            } action: { place in
                places.all[row] = place
            }
            .onDisappear { places.all[row] = nil }
    }
}
