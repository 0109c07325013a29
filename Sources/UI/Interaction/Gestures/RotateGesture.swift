// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Two fingers that turn about each other.
nonisolated public struct RotateGesture: PrimitiveGesture {
    /// A turn at one moment.
    public struct Value: Equatable, Sendable {
        /// The moment of the last movement.
        public var time: Date
        /// From the direction at the start, clockwise; whole turns count.
        public var rotation: Angle
        /// The angle turned in a second.
        public var velocity: Angle
        /// Where the middle between the fingers was at the start, in units of the view's size.
        public var startAnchor: UnitPoint
        /// The same in points of the view.
        public var startLocation: CGPoint
    }

    /// The least turn that counts.
    public var minimumAngleDelta: Angle

    /// A turn that begins after one degree, where nothing else is given.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor func makeRecognizer(_ context: _GestureContext) -> RotateRecognizer {
        RotateRecognizer(context, minimum: minimumAngleDelta.radians)
    }

    @MainActor func update(_ recognizer: RotateRecognizer) { recognizer.minimum = minimumAngleDelta.radians }
}

/// Two fingers that turn about each other; tells the angle alone.
nonisolated public struct RotationGesture: Gesture {
    /// The angle from the direction at the start, clockwise; whole turns count.
    public typealias Value = Angle

    /// The least turn that counts, in either direction.
    public var minimumAngleDelta: Angle

    /// A turn that begins after one degree, where nothing else is given.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// A `RotateGesture` that tells its `rotation`.
    public var body: some Gesture<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}

final class RotateRecognizer: PairRecognizer<RotateGesture.Value> {
    /// In radians, as all here.
    var minimum: Double
    private var lastDirection = 0.0
    private var turned = 0.0
    private var speed = SpeedMeter<Double>()

    init(_ context: _GestureContext, minimum: Double) {
        self.minimum = minimum
        super.init(context)
    }

    override func begin(_ pair: FingerPair) {
        lastDirection = pair.direction
        turned = 0
    }

    override func follow(_ pair: FingerPair, at time: Double) {
        // The short way round from the last direction, so that turns add up beyond a half.
        turned += (pair.direction - lastDirection).remainder(dividingBy: 2 * .pi)
        lastDirection = pair.direction
        speed.note(turned, at: time)
        guard phase.isRecognized || abs(turned) >= minimum else { return }
        let velocity = speed.speed(at: time, minus: -).map { $0.change / $0.seconds } ?? 0
        phase = .active(
            RotateGesture.Value(
                time: VirtualClock.date(at: time), rotation: .radians(turned), velocity: .radians(velocity),
                startAnchor: startAnchor, startLocation: startLocation))
    }

    override func reset() {
        speed = SpeedMeter()
        super.reset()
    }
}
