// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Interaction
import Controls

/// What is known of a row with a handle.
struct RowPlace: Equatable {
    /// In the coordinates of all rows.
    var frame: CGRect
    var isFirst: Bool
    var isLast: Bool
}

/// The places of a list's rows that have handles.
@MainActor
final class RowPlaces {
    /// Those that are moved, or make room, tell where they are seen.
    var all: [Subview.ID: RowPlace] = [:]

    /// In which the frames of rows are measured.
    nonisolated static let space = "rows"

    nonisolated init() {}
}

/// A row that a finger has.
struct RowMove {
    let row: Subview.ID
    let editing: RowEditing
    /// The numbers of the elements of its loop, as far as there are rows of them.
    let order: [Subview.ID: Int]
    /// Where all rows were before anything moved.
    let places: [Subview.ID: RowPlace]
    /// The number of its own element.
    let start: Int
    /// By how much others make room, in points.
    let step: CGFloat
    /// Where the element would be if the finger let go.
    var target: Int

    /// How many places a row goes up (-1) or down (1) to make room.
    func shift(of row: Subview.ID) -> Int {
        guard let index = order[row] else { return 0 }
        if start < index, index <= target { return -1 }
        if target <= index, index < start { return 1 }
        return 0
    }

    /// The place at which a row is seen that has made room; nil for others.
    func place(of row: Subview.ID) -> RowPlace? {
        let shift = shift(of: row)
        guard shift != 0, let index = order[row] else { return nil }
        return order.first { $0.value == index + shift }.flatMap { places[$0.key] }
    }
}

/// Rows of a list that a finger moves by their handles: the row follows the finger, the others make room, and the elements are
/// moved when the finger lets go.
@MainActor
struct RowMover {
    let places: RowPlaces
    // Two values: the one is animated, the other follows the finger.
    let move: Binding<RowMove?>
    /// From where the row was, in points.
    let translation: Binding<CGFloat>
    /// The row that a finger has let go, until it lies still: it stays in front of the others.
    let settling: Binding<Subview.ID?>

    static let motion = Animation.easeInOut(duration: 0.25)

    /// A finger has come down on a handle, or moved by some points since then.
    ///
    /// - Parameters:
    ///   - rows: All that are there.
    ///   - spacing: Between rows, in points.
    func drag(_ row: Subview, among rows: [Subview], by way: CGFloat, spacing: CGFloat) {
        guard let move = move.wrappedValue else { return lift(row, among: rows, spacing: spacing) }
        guard move.row == row.id, let place = move.places[row.id] else { return }
        let others = move.order.compactMap { id, index in move.places[id].map { (index: index, frame: $0.frame) } }
        // No further than to the ends of the rows of its loop.
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

    /// The finger has let go.
    func drop() {
        guard let move = move.wrappedValue else { return }
        settling.wrappedValue = move.row
        withAnimation(Self.motion) {
            self.move.wrappedValue = nil
            translation.wrappedValue = 0
            guard move.target != move.start else { return }
            // As collections count it: before which element, with the moved one still where it was.
            move.editing.move?(IndexSet(integer: move.start), move.target > move.start ? move.target + 1 : move.target)
        } completion: {
            if settling.wrappedValue == move.row { settling.wrappedValue = nil }
        }
    }
}

/// What a row is moved by while its list is edited.
struct RowHandle: View {
    let row: Subview
    /// All rows that are there.
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

/// Tells where a row is that can be moved, and what it is among its neighbours.
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
