// SPDX-License-Identifier: MIT

/// The number of plays of an animation.
public enum LoopCount: Sendable, Equatable {
    case forever
    case once
    /// The total number of plays, from 1 to 65535.
    case times(Int)

    /// The largest number of plays that both GIF and APNG can store.
    public static let maximum = 65_535

    /// The number of plays; 0 for forever.
    var plays: Int {
        switch self {
        case .forever: 0
        case .once: 1
        case .times(let count): count
        }
    }
}
