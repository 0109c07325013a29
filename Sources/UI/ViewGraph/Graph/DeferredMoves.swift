// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import Synchronization

// When a row is inserted into a long list, all rows below it move and nothing else about them changes. The content of
// an invisible row need not receive that move at once: the row defers it. The row delivers its moves when it is drawn
// or touched, when the position of a descendant is read, or before a descendant changes. The moves are then carried out
// in order, each with its own time and transaction. The result is the same as without deferral.
//
// Meanwhile only the row's visibility matters. The row's container has recorded where the row was drawn at rest
// (`DrawingCache`). All rows that moved together share the distance moved since then (`SharedMove`).

/// A move that several elements have made together: its distance and its animation.
@MainActor
package final class SharedMove {
    /// The time of the move, in seconds. A later delivery of the move uses this time, `updateNumber` and `transaction`.
    let time: Double
    let updateNumber: Int
    let transaction: Transaction
    /// The preceding move of the same elements; nil for the first move since they were drawn.
    private let previous: SharedMove?
    private let way: CGSize
    private let total: CGSize
    private var value: AnimatedValue<AnimatablePair<Double, Double>>
    private var shown: (time: Double, offset: CGSize)?

    /// The tolerance, in points, within which two distances count as equal: sums may differ by rounding errors, which
    /// do not affect visibility.
    private static let closeness = 0.01

    /// nil if the progress of the move cannot be predicted, or if a listener waits for the end of the move.
    fileprivate init?(_ way: CGSize, after previous: SharedMove?, _ transaction: Transaction, _ host: ViewHost) {
        guard transaction.listeners.isEmpty, way.width.isFinite, way.height.isFinite else { return nil }
        self.way = way
        self.previous = previous
        self.transaction = transaction
        time = host.work.layoutTime
        updateNumber = host.work.layoutUpdateNumber
        let before = previous?.total ?? .zero
        total = CGSize(width: before.width + way.width, height: before.height + way.height)
        value = previous?.value ?? AnimatedValue(AnimatablePair(0, 0))
        value.setTarget(AnimatablePair(total.width, total.height), animation: transaction.animation, at: time)
        guard value.isPredictable, value.periods.isEmpty else { return nil }
    }

    fileprivate func isSame(
        _ way: CGSize, after previous: SharedMove?, _ transaction: Transaction, _ host: ViewHost
    ) -> Bool {
        self.previous === previous && abs(self.way.width - way.width) < Self.closeness
            && abs(self.way.height - way.height) < Self.closeness && time == host.work.layoutTime
            && updateNumber == host.work.layoutUpdateNumber && self.transaction.moves(as: transaction)
    }

    /// Creates a move that has ended.
    private init(from total: CGSize, at time: Double, _ updateNumber: Int) {
        (self.total, self.time, self.updateNumber) = (total, time, updateNumber)
        (way, previous, transaction) = (.zero, nil, Transaction())
        value = AnimatedValue(AnimatablePair(total.width, total.height))
    }

    /// This move in its final state, without its predecessors.
    private(set) lazy var finished = SharedMove(from: total, at: time, updateNumber)

    func isMoving(at time: Double) -> Bool { value.isAnimating(at: time) }

    /// The distance at `time` between where the elements were drawn and where they are shown.
    func offset(at time: Double) -> CGSize {
        if let shown, shown.time == time { return shown.offset }
        let pair = value.value(at: time)
        let offset = CGSize(width: pair.first, height: pair.second)
        shown = (time, offset)
        return offset
    }
}

/// The moves that an element has not yet passed on to its content, oldest first.
@MainActor
final class DeferredMoves {
    /// The number of elements with deferred moves in all hosts. At 0, `deliverMovesAround()` need not search ancestors.
    nonisolated private static let total = Atomic(0)
    nonisolated static var hasAny: Bool { total.load(ordering: .relaxed) > 0 }

    private(set) var steps: [(position: CGPoint, move: SharedMove)] = []
    var last: SharedMove { steps[steps.count - 1].move }

    init() { Self.total.add(1, ordering: .relaxed) }

    deinit { Self.total.subtract(1, ordering: .relaxed) }

    /// The maximum number of deferred moves per element. Deferring more saves nothing.
    static let most = 16

    func append(_ position: CGPoint, _ move: SharedMove) { steps.append((position, move)) }

    /// If the last move has ended, replaces all moves by one step at the final position.
    func settleFinishedMoves(at time: Double) {
        guard let (position, move) = steps.last, !move.isMoving(at: time) else { return }
        steps = [(position, move.finished)]
    }
}

/// Caches the last move, which the next element probably makes too.
@MainActor
package struct LastMove {
    private var move: SharedMove?

    package init() {}

    mutating func shared(_ way: CGSize, after previous: SharedMove?, of element: Element) -> SharedMove? {
        let (transaction, host) = (element.node.layoutTransaction, element.host)
        if let move, move.isSame(way, after: previous, transaction, host) { return move }
        move = SharedMove(way, after: previous, transaction, host)
        return move
    }

    /// Clears the cache, which also releases the transaction of the cached move.
    package mutating func forget() { move = nil }
}

/// The later delivery of a deferred move, which lays out the content of the element that deferred it.
package struct DeferredLayout {
    let move: SharedMove
    /// The node of the element that deferred the move. The layout below it uses the transaction of `move`, not the
    /// transactions that this node and its ancestors have received since.
    let boundary: _AnyViewNode
}

extension Transaction {
    /// Whether both transactions animate a move in the same way; false if that is uncertain.
    fileprivate func moves(as other: Transaction) -> Bool {
        id == other.id && isPlain && other.isPlain && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
            && animation == other.animation
    }
}
