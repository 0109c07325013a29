// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

nonisolated public struct RotateGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The rotation since the start. It is not limited to one turn: two full turns are 720°.
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle
    var inputKinds: GestureInputKinds = .all

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @_disfavoredOverload
    public init(minimumAngleDelta: Angle = .degrees(1), inputKinds: GestureInputKinds = .all) {
        self.minimumAngleDelta = minimumAngleDelta
        self.inputKinds = inputKinds
    }

    @MainActor func makeRecognizer(_ context: _GestureContext) -> RotateRecognizer {
        RotateRecognizer(context, minimum: minimumAngleDelta.radians)
    }

    @MainActor func update(_ recognizer: RotateRecognizer) { recognizer.minimum = minimumAngleDelta.radians }
}

nonisolated public struct RotationGesture: Gesture {
    /// The rotation since the start. It is not limited to one turn: two full turns are 720°.
    public typealias Value = Angle

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public var body: some Gesture<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}

final class RotateRecognizer: PairRecognizer<RotateGesture.Value> {
    /// The minimum rotation, in radians.
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
        // Adds the shorter of the two rotations from the last direction, so that `turned` can exceed one turn.
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
