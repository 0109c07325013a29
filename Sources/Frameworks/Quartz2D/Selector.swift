// SPDX-License-Identifier: MIT

/// A function by its name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a function, in Objective-C; nothing is called by it here.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let name: String
    /// A function by its name.
    public init(_ name: String) { self.name = name }
    /// A function by its name.
    public init(stringLiteral name: String) { self.name = name }
}
