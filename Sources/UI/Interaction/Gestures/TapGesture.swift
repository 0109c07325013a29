// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// One tap or several in a row.
nonisolated public struct TapGesture: PrimitiveGesture {
    /// A tap tells nothing but that it happened.
    public typealias Value = Void

    /// How many taps in a row; less than 1 counts as 1.
    public var count: Int

    /// So many taps, each at most 0.75 s long and 0.35 s after the one before; the finger may move 45 points.
    public init(count: Int = 1) { self.count = count }

    @MainActor func makeRecognizer(_ context: _GestureContext) -> TapRecognizer<Void> {
        TapRecognizer(context, count: count) { _ in }
    }

    @MainActor func update(_ recognizer: TapRecognizer<Void>) { recognizer.count = max(count, 1) }
}

/// One tap or several in a row, with the place of the last one.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
    /// A tap that has happened.
    public struct Value: Equatable, Sendable {
        /// Where the last finger left, in points of the gesture's coordinates.
        public var location: CGPoint
    }

    /// How many taps in a row; less than 1 counts as 1.
    public var count: Int
    /// The space of the location that the gesture tells.
    public var coordinateSpace: CoordinateSpace

    /// So many taps, by the limits of `TapGesture`; the place is told in the view's own coordinates by default.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
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

/// Counts taps of one finger.
final class TapRecognizer<Value>: RestingFingerRecognizer<Value> {
    /// The longest time that the finger of a tap stays down, in seconds.
    static var longestPress: Double { 0.75 }
    /// The longest time from the end of one tap to the beginning of the next of a row, in seconds.
    static var longestGap: Double { 0.35 }

    var count: Int
    /// What is told of a tap at a point of the window.
    var value: (CGPoint) -> Value
    private var tapsDone = 0

    init(_ context: _GestureContext, count: Int, value: @escaping (CGPoint) -> Value) {
        self.count = max(count, 1)
        self.value = value
        super.init(context)
    }

    override var longestWay: CGFloat { 45 }

    override func fingerCameDown() { wait(Self.longestPress) { [unowned self] in fail() } }

    override func fingerWentUp(at location: CGPoint) {
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
