// SPDX-License-Identifier: MIT

/// Where a view stands on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
    /// About to be inserted: the look from which it comes.
    case willAppear
    /// There.
    case identity
    /// Being removed: the look to which it goes.
    case didDisappear

    /// Whether the view is there, neither coming nor going.
    public var isIdentity: Bool { self == .identity }

    /// −1 before the view appears, 0 while it is there, 1 when it disappears.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
