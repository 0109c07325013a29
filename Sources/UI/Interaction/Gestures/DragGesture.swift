// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

nonisolated public struct DragGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity: CGSize

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: location.x + Self.glide * velocity.width, y: location.y + Self.glide * velocity.height)
        }

        /// The translation after gliding at the current velocity for 0.25 s.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + Self.glide * velocity.width,
                height: translation.height + Self.glide * velocity.height)
        }

        /// The duration of the predicted glide, in seconds.
        private static let glide: CGFloat = 0.25
    }

    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace
    var inputKinds: GestureInputKinds = .all

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @_disfavoredOverload
    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local,
        inputKinds: GestureInputKinds = .all
    ) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
        self.inputKinds = inputKinds
    }

    @MainActor func makeRecognizer(_ context: _GestureContext) -> DragRecognizer { DragRecognizer(self, context) }
    @MainActor func update(_ recognizer: DragRecognizer) { recognizer.gesture = self }
}

/// Recognizes a drag of one finger. Fails if a second finger goes down before the first has moved, because two fingers
/// are a pinch.
class DragRecognizer: TouchRecognizer<DragGesture.Value> {
    var gesture: DragGesture
    private var finger: Int?
    /// The touch-down point in the gesture's coordinate space at the time of the touch-down.
    private var start = CGPoint.zero
    /// The touch-down point in window coordinates, from which `minimumDistance` is measured.
    private var startInWindow = CGPoint.zero
    private var speed = SpeedMeter<CGPoint>()

    init(_ gesture: DragGesture, _ context: _GestureContext) {
        self.gesture = gesture
        super.init(context)
    }

    override func receive(_ event: TouchEvent) {
        guard acceptsTouches else { return fail() }
        if finger == nil {
            guard event.fingers.count == 1, let first = event.fingers.first else { return fail() }
            finger = first.id
            startInWindow = first.location
            start = context.convert(first.location, to: gesture.coordinateSpace)
        }
        guard let seen = event.fingers.first(where: { $0.id == finger }) else { return fail() }
        if event.fingers.count > 1, !phase.isRecognized { return fail() }
        let location = context.convert(seen.location, to: gesture.coordinateSpace)
        switch seen.phase {
        case .began, .moved:
            speed.note(location, at: event.time)
            guard phase.isRecognized || seen.location.distance(to: startInWindow) >= gesture.minimumDistance else {
                return
            }
            phase = .active(value(location, event.time))
        case .still: break
        case .ended: phase = phase.isRecognized ? .ended(value(location, event.time)) : .failed
        }
    }

    private func value(_ location: CGPoint, _ time: Double) -> DragGesture.Value {
        let velocity = speed.speed(at: time) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
        let (dx, dy) = velocity.map { ($0.change.x / $0.seconds, $0.change.y / $0.seconds) } ?? (0, 0)
        return DragGesture.Value(
            time: VirtualClock.date(at: time), location: location, startLocation: start,
            velocity: CGSize(width: dx, height: dy))
    }

    override func reset() {
        finger = nil
        speed = SpeedMeter()
        super.reset()
    }
}

/// Measures the velocity of a value, averaged over the most recent samples.
package struct SpeedMeter<Value> {
    /// The averaging window, in seconds. A finger that has rested for this long has no velocity.
    private static var window: Double { 0.05 }

    private var samples: [(time: Double, value: Value)] = []

    package init() {}

    package mutating func note(_ value: Value, at time: Double) {
        samples.removeAll { $0.time < time - Self.window }
        samples.append((time, value))
    }

    /// The change of the value within the averaging window that ends at `time`. `seconds` is the time from the window's
    /// first sample to its last. nil if the window has fewer than two samples.
    package func speed(at time: Double, minus: (Value, Value) -> Value) -> (change: Value, seconds: Double)? {
        let recent = samples.filter { $0.time >= time - Self.window - 1e-9 }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return nil }
        return (minus(last.value, first.value), last.time - first.time)
    }
}
