// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
    /// A pinch at one moment.
    public struct Value: Equatable, Sendable {
        /// The moment of the last movement.
        public var time: Date
        /// The fingers' distance, in units of that at the start.
        public var magnification: CGFloat
        /// The change of the magnification in a second.
        public var velocity: CGFloat
        /// Where the middle between the fingers was at the start, in units of the view's size.
        public var startAnchor: UnitPoint
        /// The same in points of the view.
        public var startLocation: CGPoint
    }

    /// The least change of scale that counts.
    public var minimumScaleDelta: CGFloat

    /// A pinch that begins when the scale has changed by 0.01, where nothing else is given.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor func makeRecognizer(_ context: _GestureContext) -> MagnifyRecognizer {
        MagnifyRecognizer(context, minimum: minimumScaleDelta)
    }

    @MainActor func update(_ recognizer: MagnifyRecognizer) { recognizer.minimum = minimumScaleDelta }
}

/// Two fingers that move apart or together; tells the scale alone.
nonisolated public struct MagnificationGesture: Gesture {
    /// The fingers' distance, in units of that at the start.
    public typealias Value = CGFloat

    /// The least change of scale that counts.
    public var minimumScaleDelta: CGFloat

    /// A pinch that begins when the scale has changed by 0.01, where nothing else is given.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// A `MagnifyGesture` that tells its `magnification`.
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
        // Two fingers in one place have no scale.
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
