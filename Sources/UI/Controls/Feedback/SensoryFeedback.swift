// SPDX-License-Identifier: MIT

import Interaction

/// What a device lets feel or hear when something happens. An image does neither.
public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy a thing is that seems to be hit.
    public struct Weight: Equatable, Sendable {
        fileprivate let rank: Int
        /// A small thing.
        public static let light = Weight(rank: 0)
        /// A thing of some weight.
        public static let medium = Weight(rank: 1)
        /// A heavy thing.
        public static let heavy = Weight(rank: 2)
    }

    /// How hard a thing is that seems to be hit.
    public struct Flexibility: Equatable, Sendable {
        fileprivate let rank: Int
        /// A hard thing.
        public static let rigid = Flexibility(rank: 0)
        /// A thing that is neither.
        public static let solid = Flexibility(rank: 1)
        /// A soft thing.
        public static let soft = Flexibility(rank: 2)
    }

    private enum Kind: Equatable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case weight(Weight, Double)
        case flexibility(Flexibility, Double)
    }

    private let kind: Kind

    /// Something has been done.
    public static let success = SensoryFeedback(kind: .success)
    /// Something needs attention.
    public static let warning = SensoryFeedback(kind: .warning)
    /// Something has failed.
    public static let error = SensoryFeedback(kind: .error)
    /// Something else is chosen.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value has grown over a mark.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value has fallen below a mark.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// Something has begun.
    public static let start = SensoryFeedback(kind: .start)
    /// Something has come to its end.
    public static let stop = SensoryFeedback(kind: .stop)
    /// What is dragged is in line with something.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// A level of pressure is reached.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// A path that is drawn is whole.
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// Things hit each other.
    public static let impact = impact()

    /// Things of some weight hit each other.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .weight(weight, intensity))
    }

    /// Hard or soft things hit each other.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .flexibility(flexibility, intensity))
    }
}

extension View {
    /// What is felt when `trigger` changes: nothing in an image.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// What is felt when `trigger` changes and a condition holds: nothing in an image, but the condition is asked.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { onChange(of: trigger) { old, new in _ = condition(old, new) } }

    /// What is felt when `trigger` changes, as the closure says: nothing in an image, but the closure is asked.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { onChange(of: trigger) { old, new in _ = feedback(old, new) } }

    /// What is felt when `trigger` changes, as the closure says: nothing in an image, but the closure is asked.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { onChange(of: trigger) { _, _ in _ = feedback() } }
}
