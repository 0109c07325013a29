// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

nonisolated public struct MagnifyGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat
    var inputKinds: GestureInputKinds = .all

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @_disfavoredOverload
    public init(minimumScaleDelta: CGFloat = 0.01, inputKinds: GestureInputKinds = .all) {
        self.minimumScaleDelta = minimumScaleDelta
        self.inputKinds = inputKinds
    }

    @MainActor func makeRecognizer(_ context: _GestureContext) -> MagnifyRecognizer {
        MagnifyRecognizer(context, minimum: minimumScaleDelta)
    }

    @MainActor func update(_ recognizer: MagnifyRecognizer) { recognizer.minimum = minimumScaleDelta }
}

nonisolated public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat

    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}

final class MagnifyRecognizer: PairRecognizer<MagnifyGesture.Value> {
    var minimum: CGFloat
    private var startDistance: CGFloat = 0
    private var speed = SpeedMeter<CGFloat>()

    init(_ context: _GestureContext, minimum: CGFloat) {
        self.minimum = minimum
        super.init(context)
    }

    override func begin(_ pair: FingerPair) { startDistance = pair.distance }

    override func follow(_ pair: FingerPair, at time: Double) {
        // The scale is undefined if both fingers started at one point.
        guard startDistance > 0 else { return }
        let scale = pair.distance / startDistance
        speed.note(scale, at: time)
        guard phase.isRecognized || abs(scale - 1) >= minimum else { return }
        let velocity = speed.speed(at: time, minus: -).map { $0.change / $0.seconds } ?? 0
        phase = .active(
            MagnifyGesture.Value(
                time: VirtualClock.date(at: time), magnification: scale, velocity: velocity,
                startAnchor: startAnchor, startLocation: startLocation))
    }

    override func reset() {
        speed = SpeedMeter()
        super.reset()
    }
}
