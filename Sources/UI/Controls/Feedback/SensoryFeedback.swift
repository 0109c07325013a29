// SPDX-License-Identifier: MIT

import SwiftUICore

/// Haptic or audible feedback; renderings ignore it.
public struct SensoryFeedback: Equatable, Sendable {
    public struct Weight: Equatable, Sendable {
        fileprivate let rank: Int
        public static let light = Weight(rank: 0)
        public static let medium = Weight(rank: 1)
        public static let heavy = Weight(rank: 2)
    }

    public struct Flexibility: Equatable, Sendable {
        fileprivate let rank: Int
        public static let rigid = Flexibility(rank: 0)
        public static let solid = Flexibility(rank: 1)
        public static let soft = Flexibility(rank: 2)
    }

    private enum Kind: Equatable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case weight(Weight, Double)
        case flexibility(Flexibility, Double)
    }

    private let kind: Kind

    public static let success = SensoryFeedback(kind: .success)
    public static let warning = SensoryFeedback(kind: .warning)
    public static let error = SensoryFeedback(kind: .error)
    public static let selection = SensoryFeedback(kind: .selection)
    public static let increase = SensoryFeedback(kind: .increase)
    public static let decrease = SensoryFeedback(kind: .decrease)
    public static let start = SensoryFeedback(kind: .start)
    public static let stop = SensoryFeedback(kind: .stop)
    public static let alignment = SensoryFeedback(kind: .alignment)
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    public static let impact = impact()

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .weight(weight, intensity))
    }

    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .flexibility(flexibility, intensity))
    }
}

extension View {
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        withoutEffect(self, .haptics)
    }

    /// Calls `condition` on each change; the feedback itself has no effect.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { onChange(of: trigger) { old, new in _ = condition(old, new) } }

    /// Calls `feedback` on each change and ignores the result.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { onChange(of: trigger) { old, new in _ = feedback(old, new) } }

    /// Calls `feedback` on each change and ignores the result.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { onChange(of: trigger) { _, _ in _ = feedback() } }
}
