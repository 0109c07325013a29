// SPDX-License-Identifier: MIT

public struct MarkStackingMethod: Equatable, Sendable {
    enum Method: Sendable { case standard, normalized, center, unstacked }
    let method: Method

    public static var standard: MarkStackingMethod { MarkStackingMethod(method: .standard) }
    /// Scales each stack so that its sum is 100.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(method: .normalized) }
    public static var center: MarkStackingMethod { MarkStackingMethod(method: .center) }
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(method: .unstacked) }
}
