// SPDX-License-Identifier: MIT

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Stores only a name. Nothing can be called through it.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    public let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }
}
