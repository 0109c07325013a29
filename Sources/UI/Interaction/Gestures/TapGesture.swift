// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

nonisolated public struct TapGesture: PrimitiveGesture {
    public typealias Value = Void

    public var count: Int
    var inputKinds: GestureInputKinds = .all

    /// A tap takes up to 0.75 s and 45 points of movement; taps in a row are up to 0.35 s apart.
    public init(count: Int = 1) { self.count = count }

    @_disfavoredOverload
    public init(count: Int = 1, inputKinds: GestureInputKinds = .all) {
        self.count = count
        self.inputKinds = inputKinds
    }

    @MainActor func makeRecognizer(_ context: _GestureContext) -> TapRecognizer<Void> {
        TapRecognizer(context, count: count) { _ in }
    }

    @MainActor func update(_ recognizer: TapRecognizer<Void>) { recognizer.count = max(count, 1) }
}

nonisolated public struct SpatialTapGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    public var coordinateSpace: CoordinateSpace
    var inputKinds: GestureInputKinds = .all

    /// Recognizes taps within the same limits as `TapGesture`: duration, movement, and pause between taps.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @_disfavoredOverload
    public init(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds = .all
    ) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
        self.inputKinds = inputKinds
    }

    @MainActor func makeRecognizer(_ context: _GestureContext) -> TapRecognizer<Value> {
        TapRecognizer(context, count: count, value: value(context))
    }

    @MainActor func update(_ recognizer: TapRecognizer<Value>) {
        recognizer.count = max(count, 1)
        recognizer.value = value(recognizer.context)
    }

    @MainActor private func value(_ context: _GestureContext) -> (CGPoint) -> Value {
        { [coordinateSpace] in Value(location: context.convert($0, to: coordinateSpace)) }
    }
}

/// Recognizes one or more taps of one finger.
final class TapRecognizer<Value>: StationaryTouchRecognizer<Value> {
    /// The maximum duration of a tap, in seconds.
    static var longestPress: Double { 0.75 }
    /// The maximum pause between two taps in a row, in seconds.
    static var longestGap: Double { 0.35 }

    var count: Int
    /// Converts the point of a tap, in window coordinates, to the gesture's value.
    var value: (CGPoint) -> Value
    private var tapsDone = 0

    init(_ context: _GestureContext, count: Int, value: @escaping (CGPoint) -> Value) {
        self.count = max(count, 1)
        self.value = value
        super.init(context)
    }

    override var maximumTravel: CGFloat { 45 }

    override func touchBegan() { wait(Self.longestPress) { [unowned self] in fail() } }

    override func touchEnded(at location: CGPoint) {
        tapsDone += 1
        if tapsDone == count {
            stopWaiting()
            phase = .ended(value(location))
        } else {
            wait(Self.longestGap) { [unowned self] in fail() }
        }
    }

    override func reset() {
        tapsDone = 0
        super.reset()
    }
}
