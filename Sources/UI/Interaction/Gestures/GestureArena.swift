// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// How the gestures of a view stand to those of the views inside of it.
public struct GestureMask: OptionSet, Sendable {
    /// One bit for each kind of gesture.
    public let rawValue: UInt32
    /// Gestures by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Neither the gesture that is attached here nor those inside.
    public static let none = GestureMask([])
    /// The gesture that is attached here.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// The gesture that is attached here, and those of the views inside.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// An element that waits for fingers.
@MainActor
package protocol TouchReceiver: Element {
    /// Made when the first finger comes.
    var session: GestureSession { get }
    var priority: GesturePriority { get }
    var gestureMask: GestureMask { get }
    /// Whether this is a finger that moves what is inside: it takes the finger from those inside that wait for one to stay.
    var isPan: Bool { get }
    /// Whether it gives its finger up to such a movement, though it takes place from the first touch on.
    var yieldsToPans: Bool { get }
}

extension TouchReceiver {
    package var isPan: Bool { false }
    package var yieldsToPans: Bool { false }
}

package enum GesturePriority { case normal, high, simultaneous }

/// One gesture of one element, while fingers are on it.
@MainActor
package final class GestureSession {
    /// The recognizer, whatever its values are.
    struct Recognizer {
        let receive: (TouchEvent) -> Void
        let deliver: () -> Void
        let cancel: () -> Void
        let reset: () -> Void
        let isOver: () -> Bool
        let isRecognized: () -> Bool
    }

    private let recognizer: Recognizer
    private weak var element: (any TouchReceiver)?
    /// An element does not keep its node. A session does while fingers are on it, however the view changes under them;
    /// not longer, as the node keeps the element, and that this session.
    private var node: _AnyViewNode?
    let isExclusive: Bool
    let isPan: Bool
    let yieldsToPans: Bool
    /// The fingers that came down on the element since the session began.
    private(set) var fingers: Set<Int> = []

    package init<Value>(
        _ recognizer: _GestureRecognizer<Value>, of element: any TouchReceiver, _ context: _GestureContext
    ) {
        self.recognizer = Recognizer(
            receive: recognizer.receive,
            deliver: {
                recognizer.deliver()
                context.finishDelivery()
            }, cancel: recognizer.cancel,
            reset: {
                recognizer.reset()
                context.finishDelivery()
            }, isOver: { recognizer.phase.isOver },
            isRecognized: { recognizer.phase.isRecognized })
        self.element = element
        isExclusive = element.priority != .simultaneous
        isPan = element.isPan
        yieldsToPans = element.yieldsToPans
        context.phaseDidChange = { [weak host = element.host] in host?.arena.resolve() }
    }

    /// Whether the element still hangs in the tree.
    var isMounted: Bool { element != nil && node?.isMounted == true }
    var isOver: Bool { recognizer.isOver() }
    var isRecognized: Bool { recognizer.isRecognized() }
    var isFailed: Bool { isOver && !isRecognized }

    func add(_ finger: Int) {
        node = element?.node
        fingers.insert(finger)
    }

    func receive(_ event: TouchEvent) { recognizer.receive(event) }
    func deliver() { recognizer.deliver() }
    func cancel() { recognizer.cancel() }

    func reset() {
        fingers = []
        recognizer.reset()
        node = nil
    }
}

/// Decides which of the gestures that see the same fingers takes place.
///
/// The gestures that a finger meets stand in a line: those of inner views before those of the views around them, except
/// that a gesture of high priority stands before all inside of its view. A gesture is told to the author only when all
/// that stand before it have failed; when it is told that it takes place, all that stand behind it fail. Simultaneous
/// gestures stand beside the line. A finger that scrolls waits for those before it only if they have taken place: what
/// waits for a finger that stays, in a row, say, fails when the finger scrolls, and so does a button that is pressed.
final class GestureArena: HostFeature {
    private struct Finger {
        /// All sessions that the finger concerns, by right.
        let line: [GestureSession]
        var location: CGPoint
        var isDown = true
    }

    private var fingers: [Int: Finger] = [:]
    /// In the order in which they began.
    private var sessions: [GestureSession] = []
    private var isResolving = false
    private var lastID = 0

    init(host: ViewHost) {}

    /// A finger comes down on `element`. Several at one moment are one event: give them all.
    /// - Returns: the fingers' numbers; nil for those that nobody waits for.
    func begin(_ touches: [(element: Element, location: CGPoint)], at time: Double) -> [Int?] {
        dropGone()
        var ids: [Int?] = []
        var changed: Set<Int> = []
        for touch in touches {
            let line = Self.line(from: touch.element)
            guard !line.isEmpty else {
                ids.append(nil)
                continue
            }
            lastID += 1
            fingers[lastID] = Finger(line: line, location: touch.location)
            for session in line {
                if !sessions.contains(where: { $0 === session }) { sessions.append(session) }
                session.add(lastID)
            }
            changed.insert(lastID)
            ids.append(lastID)
        }
        tell(changed, .began, at: time)
        return ids
    }

    func move(_ moves: [(id: Int, location: CGPoint)], at time: Double) {
        for move in moves { fingers[move.id]?.location = move.location }
        tell(Set(moves.map(\.id)), .moved, at: time)
    }

    func end(_ ids: [Int], at time: Double) {
        tell(Set(ids), .ended, at: time)
        for id in ids { fingers[id]?.isDown = false }
        dropGone()
    }

    /// All that concerns a finger on `element`, by right.
    private static func line(from element: Element) -> [GestureSession] {
        var line: [GestureSession] = []
        for case let receiver as any TouchReceiver in sequence(first: element, next: \.parent) {
            if !receiver.gestureMask.contains(.subviews) { line = [] }
            guard receiver.gestureMask.contains(.gesture) else { continue }
            if receiver.priority == .high {
                line.insert(receiver.session, at: 0)
            } else {
                line.append(receiver.session)
            }
        }
        return line
    }

    private func tell(_ changed: Set<Int>, _ phase: TouchEvent.Finger.Phase, at time: Double) {
        for session in sessions where !session.fingers.isDisjoint(with: changed) && !session.isOver {
            let seen = session.fingers.sorted().compactMap { id -> TouchEvent.Finger? in
                guard let finger = fingers[id], finger.isDown else { return nil }
                return TouchEvent.Finger(
                    id: id, phase: changed.contains(id) ? phase : .still, location: finger.location)
            }
            session.receive(TouchEvent(time: time, fingers: seen))
        }
        resolve()
    }

    /// Tells what may be told. Closures of the author may change views, but no touches: those are events of their own.
    func resolve() {
        guard !isResolving else { return }
        isResolving = true
        defer { isResolving = false }
        for session in sessions where !session.isMounted { session.cancel() }
        var isDone = false
        while !isDone {
            isDone = true
            // Who scrolls takes the finger before those inside have shown that they have it.
            for session in sessions.filter(\.isPan) + sessions.filter({ !$0.isPan }) {
                let isHeld = isHeldBack(session)
                // Whoever waits may show that it does, but not that it has won.
                guard !session.isRecognized || !isHeld else { continue }
                session.deliver()
                guard session.isRecognized, session.isExclusive else { continue }
                for loser in losers(to: session) where !loser.isFailed {
                    loser.cancel()
                    loser.deliver()
                    isDone = false
                }
            }
        }
        dropGone()
    }

    /// Whether a gesture with a better right to one of the fingers is still undecided, or takes place.
    private func isHeldBack(_ session: GestureSession) -> Bool {
        guard session.isExclusive else { return false }
        return session.fingers.contains { id in
            guard let line = fingers[id]?.line, let place = line.firstIndex(where: { $0 === session }) else {
                return false
            }
            return line[..<place].contains {
                guard $0.isExclusive else { return false }
                return session.isPan && !$0.isPan
                    ? $0.isRecognized && !$0.yieldsToPans : !$0.isOver || $0.isRecognized
            }
        }
    }

    private func losers(to winner: GestureSession) -> [GestureSession] {
        sessions.filter { session in
            session !== winner && session.isExclusive && !(winner.yieldsToPans && session.isPan)
                && session.fingers.contains { id in
                    guard winner.fingers.contains(id), let line = fingers[id]?.line,
                        let won = line.firstIndex(where: { $0 === winner }),
                        let place = line.firstIndex(where: { $0 === session })
                    else { return false }
                    return won < place || (winner.isPan && (!session.isRecognized || session.yieldsToPans))
                }
        }
    }

    /// Forgets what is decided, once its fingers are gone.
    private func dropGone() {
        let over = sessions.filter { session in
            guard session.isOver, !session.fingers.contains(where: { fingers[$0]?.isDown == true }) else {
                return false
            }
            // One that has ended behind others which are undecided is still to be told.
            return !session.isRecognized || !isHeldBack(session)
        }
        sessions.removeAll { session in over.contains { $0 === session } }
        for session in over { session.reset() }
        fingers = fingers.filter { id, finger in
            finger.isDown || sessions.contains { $0.fingers.contains(id) }
        }
    }
}

extension ViewHost {
    var arena: GestureArena { feature(GestureArena.self) }
}
