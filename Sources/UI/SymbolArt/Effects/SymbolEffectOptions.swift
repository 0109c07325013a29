// SPDX-License-Identifier: MIT

/// How fast and how often an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    package enum Repetition: Hashable, Sendable {
        /// Once for a change of a value, for ever while active.
        case automatic
        case once
        case behavior(RepeatBehavior)
        /// nil: for ever, without or with pauses as it suits the effect.
        case times(Int?)
    }

    package private(set) var speed: Double = 1
    package private(set) var repetition = Repetition.automatic

    /// At its own speed: once for a change of a value, for ever while active.
    public static let `default` = SymbolEffectOptions()

    // MARK: Speed

    /// As `default`, faster or slower.
    ///
    /// - Parameter speed: a factor: 2 takes half as long. It is clamped to 0.01…100; not a number counts as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// The same options at another speed.
    ///
    /// - Parameter speed: a factor: 2 takes half as long. It is clamped to 0.01…100; not a number counts as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.speed = speed.isNaN ? 1 : min(max(speed, 0.01), 100)
        return copy
    }

    // MARK: Repeating

    /// For ever.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    /// The same options, for ever.
    public var repeating: SymbolEffectOptions { repeating(.times(nil)) }

    /// Once, even while it is active.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
    /// The same options, once, even while it is active.
    public var nonRepeating: SymbolEffectOptions { repeating(.once) }

    /// So many times.
    ///
    /// - Parameter count: at least 1, below which it counts as 1; nil for ever.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

    /// The same options, so many times.
    ///
    /// - Parameter count: at least 1, below which it counts as 1; nil for ever.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { repeating(.times(count.map { max($0, 1) })) }

    /// With or without pauses.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }

    /// The same options, with or without pauses.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { repeating(.behavior(behavior)) }

    private func repeating(_ repetition: Repetition) -> SymbolEffectOptions {
        var copy = self
        copy.repetition = repetition
        return copy
    }

    /// What happens between two runs of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case continuous
            case periodic(count: Int?, delay: Double?)
        }

        package let kind: Kind

        /// For ever, without a pause: what turns goes on turning, what wiggles goes on wiggling.
        public static var continuous: RepeatBehavior { RepeatBehavior(kind: .continuous) }

        /// For ever, from start to end each time.
        public static var periodic: RepeatBehavior { periodic() }

        /// From start to end each time.
        ///
        /// - Parameters:
        ///   - count: how often, at least once; nil for ever.
        ///   - delay: the pause between two runs, in seconds, not below 0; nil for one that suits the effect.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let pause = delay.map { $0.isFinite ? max($0, 0) : 0 }
            return RepeatBehavior(kind: .periodic(count: count.map { max($0, 1) }, delay: pause))
        }
    }
}
