// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A finger that stays where it came down. It succeeds after `minimumDuration`, with the finger still down.
nonisolated public struct LongPressGesture: PrimitiveGesture {
    /// Always true: first when the finger comes down, then when the time is over.
    public typealias Value = Bool

    /// In seconds.
    public var minimumDuration: Double
    /// In points: moving further makes the gesture fail.
    public var maximumDistance: CGFloat

    /// Half a second within 10 points, where nothing else is given.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor func makeRecognizer(_ context: _GestureContext) -> LongPressRecognizer {
        LongPressRecognizer(self, context)
    }

    @MainActor func update(_ recognizer: LongPressRecognizer) { recognizer.gesture = self }
}

final class LongPressRecognizer: RestingFingerRecognizer<Bool> {
    var gesture: LongPressGesture

    init(_ gesture: LongPressGesture, _ context: _GestureContext) {
        self.gesture = gesture
        super.init(context)
    }

    override var longestWay: CGFloat { gesture.maximumDistance }

    override func fingerCameDown() {
        phase = .possible(true)
        wait(max(gesture.minimumDuration, 0)) { [unowned self] in phase = .ended(true) }
    }
}
