// SPDX-License-Identifier: MIT

/// What becomes of bars or areas at the same place.
public struct MarkStackingMethod: Equatable, Sendable {
    enum Method: Sendable { case standard, normalized, center, unstacked }
    let method: Method

    /// One stands on the other.
    public static var standard: MarkStackingMethod { MarkStackingMethod(method: .standard) }
    /// One stands on the other, and all together are as high as the plot.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(method: .normalized) }
    /// One stands on the other, about a middle line.
    public static var center: MarkStackingMethod { MarkStackingMethod(method: .center) }
    /// One stands before the other.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(method: .unstacked) }
}
