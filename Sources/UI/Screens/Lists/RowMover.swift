// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Observation
import Interaction
import Controls

/// Rows of a list that a finger moves by their handles: the row follows the finger, the others make room, and the elements are
/// moved when the finger lets go.
@MainActor @Observable
final class RowMover {
    /// What is known of a row with a handle.
    struct Place: Equatable {
        /// In the coordinates of all rows.
        var frame: CGRect
        var isFirst: Bool
        var isLast: Bool
    }

    /// A row that a finger has.
    struct Move {
        let row: Subview.ID
        let editing: RowEditing
        /// The numbers of the elements of its loop, as far as there are rows of them.
        let order: [Subview.ID: Int]
        /// The number of its own element.
        let start: Int
        /// By how much others make room, in points.
        let step: CGFloat
        /// Where the element would be if the finger let go.
        var target: Int
    }

    private(set) var move: Move?
    /// From where it was, in points.
    private(set) var translation: CGFloat = 0
    @ObservationIgnored private var places: [Subview.ID: Place] = [:]

    /// In which the frames of rows are measured.
    nonisolated static let space = "rows"
    static let motion = Animation.easeInOut(duration: 0.25)

    nonisolated init() {}

    func note(_ place: Place, of row: Subview.ID) { places[row] = place }
    func forget(_ row: Subview.ID) { places[row] = nil }

    /// A finger has come down on a handle.
    ///
    /// - Parameters:
    ///   - rows: All that are there.
    ///   - spacing: Between rows, in points.
    func lift(_ row: Subview, among rows: [Subview], spacing: CGFloat) {
        guard move == nil, let place = places[row.id], let (editing, index) = row.moving(among: { rows }) else { return }
        var order: [Subview.ID: Int] = [:]
        for other in rows {
            guard let moving = other.moving(among: { rows }), moving.editing.loop === editing.loop else { continue }
            order[other.id] = moving.index
        }
        withAnimation(Self.motion) {
            move = Move(
                row: row.id, editing: editing, order: order, start: index, step: place.frame.height + spacing,
                target: index)
        }
    }

    /// The finger has moved by some points since it came down.
    func drag(by translation: CGFloat) {
        guard let move, let place = places[move.row] else { return }
        let others = move.order.compactMap { id, index in places[id].map { (index: index, frame: $0.frame) } }
        // No further than to the ends of the rows of its loop.
        let (top, bottom) = (others.map(\.frame.minY).min() ?? 0, others.map(\.frame.maxY).max() ?? 0)
        self.translation = min(max(translation, top - place.frame.minY), bottom - place.frame.maxY)
        let middle = place.frame.midY + self.translation
        let above = others.filter { $0.index < move.start && $0.frame.midY > middle }.count
        let below = others.filter { $0.index > move.start && $0.frame.midY < middle }.count
        let target = move.start - above + below
        if target != move.target { withAnimation(Self.motion) { self.move?.target = target } }
    }

    /// The finger has let go.
    func drop() {
        guard let move else { return }
        withAnimation(Self.motion) {
            self.move = nil
            translation = 0
            guard move.target != move.start else { return }
            // As collections count it: before which element, with the moved one still where it was.
            move.editing.move?(IndexSet(integer: move.start), move.target > move.start ? move.target + 1 : move.target)
        }
    }

    /// How many places a row goes up (-1) or down (1) to make room.
    func shift(of row: Subview.ID) -> Int {
        guard let move, let index = move.order[row] else { return 0 }
        if move.start < index, index <= move.target { return -1 }
        if move.target <= index, index < move.start { return 1 }
        return 0
    }

    /// What is known of the place at which a row is seen that has made room; nil for others.
    func place(of row: Subview.ID) -> Place? {
        let shift = shift(of: row)
        guard shift != 0, let index = move?.order[row] else { return nil }
        return move?.order.first { $0.value == index + shift }.flatMap { places[$0.key] }
    }
}

private enum RowMoverKey: EnvironmentKey { static var defaultValue: RowMover? { nil } }

extension EnvironmentValues {
    /// Of the list around.
    var rowMover: RowMover? {
        get { self[RowMoverKey.self] }
        set { self[RowMoverKey.self] = newValue }
    }
}

/// What a row is moved by while its list is edited.
struct RowHandle: View {
    let row: Subview
    /// All rows that are there.
    let others: @MainActor () -> [Subview]
    @Environment(\.rowMover) private var mover
    @Environment(\.listRowSpacing) private var spacing

    var body: some View {
        Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary)
            .frame(height: RowMetrics.lineHeight)
            .contentShape(Rectangle().inset(by: -ListMetrics.rowPadding))
            .highPriorityGesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { value in
                        mover?.lift(row, among: others(), spacing: spacing)
                        mover?.drag(by: value.translation.height)
                    }
                    .onEnded { _ in mover?.drop() }
            )
            .accessibilityLabel("Reorder")
    }
}

/// Tells where a row is that can be moved, and what it is among its neighbours.
struct RowPlaceNote: View {
    let row: Subview.ID
    let isFirst: Bool
    let isLast: Bool
    @Environment(\.rowMover) private var mover

    var body: some View {
        Color.clear
            .onGeometryChange(for: RowMover.Place.self) { [isFirst, isLast] proxy in
                RowMover.Place(
                    frame: proxy.frame(in: .named(RowMover.space)), isFirst: isFirst, isLast: isLast)
            } action: { place in
                mover?.note(place, of: row)
            }
            .onDisappear { mover?.forget(row) }
    }
}
