// SPDX-License-Identifier: MIT

import Foundation
import Views

// Declarations of any other module win over those of Swift's standard library, so these are meant wherever a file
// imports SwiftUI: what view code draws at random is the same in every rendering. Where a generator is given, it is used.

extension FixedWidthInteger {
    /// A number from the range, the same in every rendering.
    public static func random(in range: Range<Self>) -> Self { byVirtualChance { random(in: range, using: &$0) } }

    /// A number from the range, the same in every rendering.
    public static func random(in range: ClosedRange<Self>) -> Self { byVirtualChance { random(in: range, using: &$0) } }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    /// A number from the range, the same in every rendering.
    public static func random(in range: Range<Self>) -> Self { byVirtualChance { random(in: range, using: &$0) } }

    /// A number from the range, the same in every rendering.
    public static func random(in range: ClosedRange<Self>) -> Self { byVirtualChance { random(in: range, using: &$0) } }
}

extension Bool {
    /// Heads or tails, the same in every rendering.
    public static func random() -> Bool { byVirtualChance { random(using: &$0) } }
}

extension Collection {
    /// A random element, the same in every rendering; nil where there is none.
    public func randomElement() -> Element? { byVirtualChance { randomElement(using: &$0) } }
}

extension Sequence {
    /// The elements in a random order, the same in every rendering.
    public func shuffled() -> [Element] { byVirtualChance { shuffled(using: &$0) } }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Puts the elements into a random order, the same in every rendering.
    public mutating func shuffle() { byVirtualChance { shuffle(using: &$0) } }
}

extension UUID {
    /// A random identifier (version 4 of RFC 9562), the same in every rendering.
    public static func virtuallyRandom() -> UUID { byVirtualChance { random(using: &$0) } }
}

private func byVirtualChance<Result>(_ draw: (inout VirtualRandomNumberGenerator) -> Result) -> Result {
    var chance = VirtualRandomNumberGenerator()
    return draw(&chance)
}
