// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// The fingers of one recognizer at one moment.
@_spi(ViewGraph) public struct TouchEvent {
    public struct Finger {
        public enum Phase { case began, moved, still, ended }

        /// Identifies the finger; constant while the finger is down.
        public let id: Int
        public let phase: Phase
        /// The location in window coordinates, in points.
        public let location: CGPoint
    }

    /// The virtual time, in seconds.
    public let time: Double
    /// The fingers that are down or are lifting in this event, ordered by touch-down time.
    public let fingers: [Finger]

    /// This event as the first event of a new recognizer: lifted fingers are removed, and all others have the phase
    /// `began`.
    package var beginning: TouchEvent {
        TouchEvent(
            time: time,
            fingers: fingers.filter { $0.phase != .ended }
                .map { Finger(id: $0.id, phase: .began, location: $0.location) })
    }

    package var isDown: Bool { fingers.contains { $0.phase != .ended } }
}

/// Gives a recognizer access to its element: coordinates, size and timers.
@MainActor
public final class _GestureContext {
    private weak var element: Element?
    private let clock: VirtualClock
    /// Called after a timer has changed a recognizer's phase.
    package var phaseDidChange: () -> Void = {}
    /// Actions that run after the closures of view code. For example, gesture states are reset only then, because
    /// `onEnded` closures may still read them.
    private var afterDelivery: [() -> Void] = []

    package init(element: Element) {
        self.element = element
        clock = element.host.clock
    }

    package var time: Double { clock.time }

    package func afterDelivery(_ action: @escaping () -> Void) { afterDelivery.append(action) }

    func finishDelivery() {
        let due = afterDelivery
        afterDelivery = []
        for action in due { action() }
    }

    package func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) -> EventQueue.ID {
        clock.schedule(at: clock.time + delay, action)
    }

    package func cancel(_ event: EventQueue.ID) { clock.cancel(event) }

    /// Converts a point of the window into another space. Returns the point unchanged if the space does not exist or
    /// the element is seen edge-on.
    package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        guard let element else { return point }
        switch space {
        case .global: return point
        case .local: return element.localPoint(at: point) ?? point
        case .named(let name): return element.enclosing(spaceNamed: name)?.localPoint(at: point) ?? point
        }
    }

    /// The size of the element, in points; zero if the element no longer exists.
    package var size: CGSize { element?.size ?? .zero }

    /// Whether a point of the window is at most `distance` points from the element's frame.
    package func isNear(_ point: CGPoint, distance: CGFloat) -> Bool {
        guard let element, let local = element.localPoint(at: point) else { return false }
        return CGRect(origin: .zero, size: element.size).insetBy(dx: -distance, dy: -distance).contains(local)
    }
}

/// Recognizes a gesture on one element.
///
/// Recognition and delivery are separate steps. `receive` advances the phase, and `deliver` reports the phase to view
/// code. The arena calls `deliver` when no other gesture has precedence for the same fingers.
@MainActor
open class _GestureRecognizer<Value> {
    @_spi(ViewGraph) public let context: _GestureContext
    @_spi(ViewGraph) open var phase: GesturePhase<Value> = .possible(nil)
    /// Whether the gesture recognizes direct touches (`GestureInputKinds`).
    final var acceptsTouches = true

    @_spi(ViewGraph) public init(_ context: _GestureContext) { self.context = context }

    /// Updates the phase for a new event of the tracked fingers.
    @_spi(ViewGraph) open func receive(_ event: TouchEvent) {}

    /// Calls the view code's closures for the current phase. The arena may call this method repeatedly, but each phase
    /// is reported once.
    @_spi(ViewGraph) open func deliver() {}

    /// Fails the gesture. A gesture that has ended fails too if its end has not been reported to view code. Called when
    /// another gesture has won or the view is gone.
    @_spi(ViewGraph) open func cancel() { phase = .failed }

    /// Called when all fingers are up and the gesture is decided.
    @_spi(ViewGraph) open func reset() { phase = .possible(nil) }
}

/// A recognizer that can set one timer at a time.
@MainActor
class TouchRecognizer<Value>: _GestureRecognizer<Value> {
    private var pending: EventQueue.ID?

    /// Runs `action` after `delay` seconds, replacing any pending timer.
    final func wait(_ delay: Double, then action: @escaping @MainActor () -> Void) {
        stopWaiting()
        pending = context.schedule(after: delay) { [weak self] in
            guard let self else { return }
            pending = nil
            action()
            context.phaseDidChange()
        }
    }

    final func stopWaiting() {
        if let pending { context.cancel(pending) }
        pending = nil
    }

    final func fail() {
        stopWaiting()
        phase = .failed
    }

    override func cancel() {
        stopWaiting()
        super.cancel()
    }

    override func reset() {
        stopWaiting()
        super.reset()
    }
}
