// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import Synchronization

// When a row comes into a long list, all rows below it move, and nothing else about them changes. What is inside of a row
// that nobody sees need not hear of that: the row waits with its moves, and passes them on when somebody asks for more than
// it knows itself: whoever draws it, touches it, looks where something in it is, or is about to change something in it.
// Then they are carried out one after the other, each as of its own time and transaction, so that everything comes out as
// if it had heard of them at once.
//
// Meanwhile all that has to be known is whether the row can be seen. Its container remembers where it was drawn at rest
// (`KeptDrawings`), and how far it has come since then is the same for all rows that moved together (`SharedMove`).

/// A step that elements have made together: the way, and how it is animated.
@MainActor
package final class SharedMove {
    /// What those see who are told later.
    let time: Double
    let updateNumber: Int
    let transaction: Transaction
    /// The move before it since the elements were drawn.
    private let previous: SharedMove?
    private let way: CGSize
    private let total: CGSize
    private var value: AnimatedValue<AnimatablePair<Double, Double>>
    private var shown: (time: Double, offset: CGSize)?

    /// Lengths of sums differ in their last bits; where something is drawn need not be known that well.
    private static let closeness = 0.01

    /// nil where nobody could tell from outside how far the move has come, or where somebody waits for its end.
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

    /// A move of which all is over.
    private init(from total: CGSize, at time: Double, _ updateNumber: Int) {
        (self.total, self.time, self.updateNumber) = (total, time, updateNumber)
        (way, previous, transaction) = (.zero, nil, Transaction())
        value = AnimatedValue(AnimatablePair(total.width, total.height))
    }

    /// The same way, as those remember it who have come to rest.
    private(set) lazy var finished = SharedMove(from: total, at: time, updateNumber)

    func isMoving(at time: Double) -> Bool { value.isAnimating(at: time) }

    /// How far from where they were drawn the elements are shown at `time`.
    func offset(at time: Double) -> CGSize {
        if let shown, shown.time == time { return shown.offset }
        let pair = value.value(at: time)
        let offset = CGSize(width: pair.first, height: pair.second)
        shown = (time, offset)
        return offset
    }
}

/// The moves that what is in an element has not heard of.
@MainActor
final class WaitingMoves {
    /// How many elements wait, in all hosts: where none does, nobody has to look for them.
    nonisolated private static let total = Atomic(0)
    nonisolated static var areAnyThere: Bool { total.load(ordering: .relaxed) > 0 }

    private(set) var steps: [(position: CGPoint, move: SharedMove)] = []
    var last: SharedMove { steps[steps.count - 1].move }

    init() { Self.total.add(1, ordering: .relaxed) }

    deinit { Self.total.subtract(1, ordering: .relaxed) }

    /// More are passed on: it does not come cheaper by waiting.
    static let most = 16

    func append(_ position: CGPoint, _ move: SharedMove) { steps.append((position, move)) }

    /// Of moves that are over, no more than where they have led to makes a difference.
    func forgetWhatIsOver(at time: Double) {
        guard let (position, move) = steps.last, !move.isMoving(at: time) else { return }
        steps = [(position, move.finished)]
    }
}

/// The last move, which the next element probably makes as well.
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

    /// Holds no transaction longer than needed.
    package mutating func forget() { move = nil }
}

/// The layout of an earlier time that is carried out now.
package struct LateLayout {
    let move: SharedMove
    /// The node of the element that has waited: what it and those around it have got since then does not count.
    let boundary: _AnyViewNode
}

/// Counts what has been laid out that must hear of every move at once.
package enum HastyParts {
    /// Used by the host's thread only.
    package nonisolated(unsafe) private(set) static var count = 0

    package static func add() { count &+= 1 }
}

/// Counts what has been drawn that may move by more than what is around it: by the rounding of a frame, many times enlarged.
package enum UnevenParts {
    /// Used by the host's thread only.
    package nonisolated(unsafe) private(set) static var count = 0

    package static func add() { count &+= 1 }
}

extension Transaction {
    /// Whether what moves with either looks the same; where that is hard to say, it does not.
    fileprivate func moves(as other: Transaction) -> Bool {
        id == other.id && isPlain && other.isPlain && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
            && animation == other.animation
    }
}
