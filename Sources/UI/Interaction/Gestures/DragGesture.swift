// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A finger that moves.
nonisolated public struct DragGesture: PrimitiveGesture {
    /// A drag at one moment.
    public struct Value: Equatable, Sendable {
        /// The moment of the last movement.
        public var time: Date
        /// Where the finger is, in points of the gesture's coordinates.
        public var location: CGPoint
        /// Where it came down.
        public var startLocation: CGPoint
        /// In points a second.
        public var velocity: CGSize

        /// The way from the start to where the finger is.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the finger would come to rest if it were let go now.
        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: location.x + Self.glide * velocity.width, y: location.y + Self.glide * velocity.height)
        }

        /// The way from the start to where the finger would come to rest if it were let go now: its speed for 0.25 s
        /// more.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + Self.glide * velocity.width,
                height: translation.height + Self.glide * velocity.height)
        }

        /// A finger that is let go goes on as far as its velocity would take it in this many seconds.
        private static let glide: CGFloat = 0.25
    }

    /// How far the finger must move before this is a drag, in points; 0: it is one from the first touch on.
    public var minimumDistance: CGFloat
    /// The space of the locations that the gesture tells.
    public var coordinateSpace: CoordinateSpace

    /// A drag that begins after 10 points where no distance is given, and tells places in the view's own coordinates.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// The same, for spaces that are written as values of their own type.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor func makeRecognizer(_ context: _GestureContext) -> DragRecognizer { DragRecognizer(self, context) }
    @MainActor func update(_ recognizer: DragRecognizer) { recognizer.gesture = self }
}

/// Follows one finger. A second one that comes before the first has moved makes it fail: that is a pinch.
class DragRecognizer: TouchRecognizer<DragGesture.Value> {
    var gesture: DragGesture
    private var finger: Int?
    /// In the gesture's coordinates as they were then; and in the window, where distance is measured.
    private var start = CGPoint.zero
    private var startInWindow = CGPoint.zero
    private var speed = SpeedMeter<CGPoint>()

    init(_ gesture: DragGesture, _ context: _GestureContext) {
        self.gesture = gesture
        super.init(context)
    }

    override func receive(_ event: TouchEvent) {
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

/// How fast something changes at the end: over its last few moments, so that no single one decides.
package struct SpeedMeter<Value> {
    /// In seconds. A finger that has rested this long has no speed.
    private static var window: Double { 0.05 }

    private var samples: [(time: Double, value: Value)] = []

    package init() {}

    package mutating func note(_ value: Value, at time: Double) {
        samples.removeAll { $0.time < time - Self.window }
        samples.append((time, value))
    }

    /// The change in the last moments before `time`, and how long it took; nil where nothing moved.
    package func speed(at time: Double, minus: (Value, Value) -> Value) -> (change: Value, seconds: Double)? {
        let recent = samples.filter { $0.time >= time - Self.window - 1e-9 }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return nil }
        return (minus(last.value, first.value), last.time - first.time)
    }
}
