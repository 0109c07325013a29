// SPDX-License-Identifier: MIT

import Foundation
import Views

// Declarations of any other module win over those of Swift's standard library, so these are meant wherever a file
// imports SwiftUI: what view code draws at random is the same in every rendering. Where a generator is given, it is used.

extension FixedWidthInteger {
    /// A number from the range, the same in every rendering.
    public static func random(in range: Range<Self>) -> Self {
        var chance = VirtualRandomNumberGenerator()
        return random(in: range, using: &chance)
    }

    /// A number from the range, the same in every rendering.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var chance = VirtualRandomNumberGenerator()
        return random(in: range, using: &chance)
    }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    /// A number from the range, the same in every rendering.
    public static func random(in range: Range<Self>) -> Self {
        var chance = VirtualRandomNumberGenerator()
        return random(in: range, using: &chance)
    }

    /// A number from the range, the same in every rendering.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var chance = VirtualRandomNumberGenerator()
        return random(in: range, using: &chance)
    }
}

extension Bool {
    /// Heads or tails, the same in every rendering.
    public static func random() -> Bool {
        var chance = VirtualRandomNumberGenerator()
        return random(using: &chance)
    }
}

extension Collection {
    /// A random element, the same in every rendering; nil where there is none.
    public func randomElement() -> Element? {
        var chance = VirtualRandomNumberGenerator()
        return randomElement(using: &chance)
    }
}

extension Sequence {
    /// The elements in a random order, the same in every rendering.
    public func shuffled() -> [Element] {
        var chance = VirtualRandomNumberGenerator()
        return shuffled(using: &chance)
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Puts the elements into a random order, the same in every rendering.
    public mutating func shuffle() {
        var chance = VirtualRandomNumberGenerator()
        shuffle(using: &chance)
    }
}
