// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Fingers that came down, moved or went up at one moment, as one recognizer sees them.
@_spi(ViewGraph) public struct TouchEvent {
    /// One of them.
    public struct Finger {
        /// What it does.
        public enum Phase { case began, moved, still, ended }

        /// The same as long as it is down.
        public let id: Int
        /// What it does.
        public let phase: Phase
        /// In points of the window.
        public let location: CGPoint
    }

    /// Virtual seconds.
    public let time: Double
    /// All that are down, and those that go up now; in the order in which they came down.
    public let fingers: [Finger]

    /// The same fingers, as one sees them who has not looked before.
    package var beginning: TouchEvent {
        TouchEvent(
            time: time,
            fingers: fingers.filter { $0.phase != .ended }
                .map { Finger(id: $0.id, phase: .began, location: $0.location) })
    }

    package var isDown: Bool { fingers.contains { $0.phase != .ended } }
}

/// What a recognizer knows of the element it belongs to.
@MainActor
public final class _GestureContext {
    private weak var element: Element?
    private let clock: VirtualClock
    /// Called when a recognizer has changed its mind without a touch, because time has passed.
    package var phaseDidChange: () -> Void = {}
    /// What is to happen when the author's closures have run: the state of a gesture falls back after `onEnded`.
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

    /// A place of the window in other coordinates; those of the window where the named ones are not there, or where
    /// the element is seen edge on.
    package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        guard let element else { return point }
        switch space {
        case .global: return point
        case .local: return element.localPoint(at: point) ?? point
        case .named(let name): return element.enclosing(spaceNamed: name)?.localPoint(at: point) ?? point
        }
    }

    /// The size of the element, in points.
    package var size: CGSize { element?.size ?? .zero }

    /// Whether the point of the window is on the element or at most this far from its frame.
    package func isNear(_ point: CGPoint, distance: CGFloat) -> Bool {
        guard let element, let local = element.localPoint(at: point) else { return false }
        return CGRect(origin: .zero, size: element.size).insetBy(dx: -distance, dy: -distance).contains(local)
    }
}

/// What has been seen of one gesture on one element.
///
/// Recognizing and telling are two steps. `receive` moves the phase on; nobody hears of it until `deliver`, which the
/// arena calls when no other gesture has a better right to the same fingers.
@MainActor
open class _GestureRecognizer<Value> {
    /// What it knows of its element.
    @_spi(ViewGraph) public let context: _GestureContext
    /// Where it stands.
    @_spi(ViewGraph) open var phase: GesturePhase<Value> = .possible(nil)

    /// Nothing has been seen yet.
    @_spi(ViewGraph) public init(_ context: _GestureContext) { self.context = context }

    /// Takes in what the fingers do.
    @_spi(ViewGraph) open func receive(_ event: TouchEvent) {}

    /// Calls the closures of the author that wait for the present phase. To be called again and again; each change of
    /// phase is told once.
    @_spi(ViewGraph) open func deliver() {}

    /// Gives up, even if this gesture has ended and waited to be told: another one has taken the fingers, or the view is
    /// gone.
    @_spi(ViewGraph) open func cancel() { phase = .failed }

    /// Forgets everything; the next finger begins anew.
    @_spi(ViewGraph) open func reset() { phase = .possible(nil) }
}

/// A recognizer of touches, with one thing at a time that it waits for.
@MainActor
class TouchRecognizer<Value>: _GestureRecognizer<Value> {
    private var pending: EventQueue.ID?

    /// Runs `action` after `delay` seconds, unless something else is waited for until then.
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
