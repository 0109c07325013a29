// SPDX-License-Identifier: MIT

/// How often an animation plays.
public enum LoopCount: Sendable, Equatable {
    case forever
    case once
    /// From 1 to 65535 times in all.
    case times(Int)

    /// The largest number for `times` that both GIF and APNG can hold.
    public static let maximum = 65_535

    /// 0 stands for ever.
    var plays: Int {
        switch self {
        case .forever: 0
        case .once: 1
        case .times(let count): count
        }
    }
}
