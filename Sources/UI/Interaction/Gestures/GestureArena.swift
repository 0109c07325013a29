// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none = GestureMask([])
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// An element with a gesture. `GestureArena` passes touches on the element to its `session`.
@MainActor
package protocol TouchReceiver: Element {
    /// The state of the gesture, created at the first touch.
    var session: GestureSession { get }
    var priority: GesturePriority { get }
    var gestureMask: GestureMask { get }
    /// Whether this gesture scrolls content. When it is recognized, it takes its fingers from undecided inner gestures.
    var isPan: Bool { get }
    /// Whether scripts can address this gesture by label. False for scroll views, because a label inside a scroll view
    /// should address the inner view.
    var answersToLabels: Bool { get }
    /// Whether scrolling may take this gesture's fingers. True for buttons, whose gestures count as recognized from the
    /// touch-down on.
    var yieldsToPans: Bool { get }
    /// Whether buttons inside look pressed only after a while, as in a scroll view of iOS.
    var delaysPresses: Bool { get }
}

extension TouchReceiver {
    package var isPan: Bool { false }
    package var answersToLabels: Bool { !isPan }
    package var yieldsToPans: Bool { false }
    package var delaysPresses: Bool { false }
}

package enum GesturePriority { case normal, high, simultaneous }

/// Tracks one element's gesture. A session begins at the first touch-down. It ends when all fingers are up and the
/// gesture is recognized or has failed.
@MainActor
package final class GestureSession {
    /// A type-erased recognizer.
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
    /// Retains the view node while fingers are down. The session does not retain it longer, because the node owns the
    /// element and the element owns this session.
    private var node: _AnyViewNode?
    let isExclusive: Bool
    let isPan: Bool
    let yieldsToPans: Bool
    /// The fingers that have touched the element since this session began.
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

    /// Whether the gesture's element is still in the tree.
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

/// Arbitrates between the gestures that receive the same fingers.
///
/// A finger's gestures form a queue. Gestures of inner views come before gestures of outer views, but a high-priority
/// gesture comes before all other gestures inside its view. A gesture is delivered only when all gestures before it
/// have failed. When a gesture is recognized, all gestures behind it fail. Simultaneous gestures stay outside the
/// queue.
///
/// A scroll gesture does not wait in the queue. Only a gesture that is already recognized stops it. When scrolling
/// begins, pressed buttons and all undecided gestures fail.
final class GestureArena: HostFeature {
    private struct Finger {
        /// The sessions of the finger, by precedence.
        let line: [GestureSession]
        var location: CGPoint
        var isDown = true
    }

    private var fingers: [Int: Finger] = [:]
    /// The sessions, in the order of their first touches.
    private var sessions: [GestureSession] = []
    private var isResolving = false
    private var lastID = 0

    init(host: ViewHost) {}

    /// Begins touches. Touches that begin at the same time must be passed in one call, because they form one event.
    /// - Returns: The ids of the fingers, with nil for each finger that reaches no gesture.
    func begin(_ touches: [(element: Element, location: CGPoint)], at time: Double) -> [Int?] {
        removeFinishedSessions()
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
        removeFinishedSessions()
    }

    /// The sessions that receive a touch on `element`, highest precedence first.
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

    /// Delivers the phases of all gestures that are decided.
    ///
    /// Delivery runs closures of view code. They may change views, but cannot send touches.
    func resolve() {
        guard !isResolving else { return }
        isResolving = true
        defer { isResolving = false }
        for session in sessions where !session.isMounted { session.cancel() }
        var isDone = false
        while !isDone {
            isDone = true
            // Scrolling gestures come first, since they take fingers from undecided inner gestures.
            for session in sessions.filter(\.isPan) + sessions.filter({ !$0.isPan }) {
                let isHeld = isBlocked(session)
                // A blocked gesture may deliver undecided phases, but not recognized ones.
                guard !session.isRecognized || !isHeld else { continue }
                session.deliver()
                guard session.isRecognized, session.isExclusive else { continue }
                for loser in defeatedSessions(to: session) where !loser.isFailed {
                    loser.cancel()
                    loser.deliver()
                    isDone = false
                }
            }
        }
        removeFinishedSessions()
    }

    /// Whether `session` must wait: on one of its fingers, a gesture of higher precedence is undecided or recognized.
    private func isBlocked(_ session: GestureSession) -> Bool {
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

    private func defeatedSessions(to winner: GestureSession) -> [GestureSession] {
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

    /// Removes decided sessions whose fingers are up.
    private func removeFinishedSessions() {
        let over = sessions.filter { session in
            guard session.isOver, !session.fingers.contains(where: { fingers[$0]?.isDown == true }) else {
                return false
            }
            // A recognized session that is blocked is not removed, because its values have not been delivered yet.
            return !session.isRecognized || !isBlocked(session)
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
