// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

nonisolated public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool

    public var minimumDuration: Double
    public var maximumDistance: CGFloat
    var inputKinds: GestureInputKinds = .all

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @_disfavoredOverload
    public init(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds = .all
    ) {
        self.init(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        self.inputKinds = inputKinds
    }

    @MainActor func makeRecognizer(_ context: _GestureContext) -> LongPressRecognizer {
        LongPressRecognizer(self, context)
    }

    @MainActor func update(_ recognizer: LongPressRecognizer) { recognizer.gesture = self }
}

final class LongPressRecognizer: StationaryTouchRecognizer<Bool> {
    var gesture: LongPressGesture

    init(_ gesture: LongPressGesture, _ context: _GestureContext) {
        self.gesture = gesture
        super.init(context)
    }

    override var maximumTravel: CGFloat { gesture.maximumDistance }

    override func touchBegan() {
        phase = .possible(true)
        wait(max(gesture.minimumDuration, 0)) { [unowned self] in phase = .ended(true) }
    }
}
