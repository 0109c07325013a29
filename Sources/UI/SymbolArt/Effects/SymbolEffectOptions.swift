// SPDX-License-Identifier: MIT

public struct SymbolEffectOptions: Hashable, Sendable {
    package enum Repetition: Hashable, Sendable {
        /// Runs a discrete effect once per change of its value; repeats an indefinite effect while it is active.
        case automatic
        case once
        case behavior(RepeatBehavior)
        /// The number of repetitions, with the default pauses of the effect; nil for ever.
        case times(Int?)
    }

    package private(set) var speed: Double = 1
    package private(set) var repetition = Repetition.automatic

    /// Normal speed. Runs a discrete effect once per change of its value; repeats an indefinite effect while it is
    /// active.
    public static let `default` = SymbolEffectOptions()

    // MARK: Speed

    /// - Parameter speed: A factor, clamped to 0.01…100; NaN counts as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// - Parameter speed: A factor, clamped to 0.01…100; NaN counts as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.speed = speed.isNaN ? 1 : min(max(speed, 0.01), 100)
        return copy
    }

    // MARK: Repeating

    public static var repeating: SymbolEffectOptions { `default`.repeating }
    public var repeating: SymbolEffectOptions { repeating(.times(nil)) }

    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
    public var nonRepeating: SymbolEffectOptions { repeating(.once) }

    /// - Parameter count: At least 1; nil for ever.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

    /// - Parameter count: At least 1; nil for ever.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { repeating(.times(count.map { max($0, 1) })) }

    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }

    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { repeating(.behavior(behavior)) }

    private func repeating(_ repetition: Repetition) -> SymbolEffectOptions {
        var copy = self
        copy.repetition = repetition
        return copy
    }

    public struct RepeatBehavior: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case continuous
            case periodic(count: Int?, delay: Double?)
        }

        package let kind: Kind

        /// Without pauses: rotating and wiggling layers keep moving.
        public static var continuous: RepeatBehavior { RepeatBehavior(kind: .continuous) }

        public static var periodic: RepeatBehavior { periodic() }

        /// - Parameters:
        ///   - count: At least 1; nil for ever.
        ///   - delay: The pause in seconds, at least 0; nil for the default of the effect.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let pause = delay.map { $0.isFinite ? max($0, 0) : 0 }
            return RepeatBehavior(kind: .periodic(count: count.map { max($0, 1) }, delay: pause))
        }
    }
}
