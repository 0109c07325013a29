// SPDX-License-Identifier: MIT

/// The touches of event scripts are direct touches. A gesture without `directTouch` never recognizes them.
public nonisolated struct GestureInputKinds: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let all = GestureInputKinds(rawValue: .max)
    public static let directTouch = GestureInputKinds(rawValue: 1)
    public static let indirectTouch = GestureInputKinds(rawValue: 2)
    public static let pencil = GestureInputKinds(rawValue: 4)
    public static let pointer = GestureInputKinds(rawValue: 8)
}
