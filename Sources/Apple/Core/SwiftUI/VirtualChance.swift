// SPDX-License-Identifier: MIT

import Foundation
import Views

// Random values with the same result in every rendering. The functions below apply in every file that imports SwiftUI,
// because declarations of an imported module take precedence over the standard library's. Calls with an explicit
// generator are unaffected.

extension FixedWidthInteger {
    public static func random(in range: Range<Self>) -> Self { byVirtualChance { random(in: range, using: &$0) } }

    public static func random(in range: ClosedRange<Self>) -> Self { byVirtualChance { random(in: range, using: &$0) } }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    public static func random(in range: Range<Self>) -> Self { byVirtualChance { random(in: range, using: &$0) } }

    public static func random(in range: ClosedRange<Self>) -> Self { byVirtualChance { random(in: range, using: &$0) } }
}

extension Bool {
    public static func random() -> Bool { byVirtualChance { random(using: &$0) } }
}

extension Collection {
    public func randomElement() -> Element? { byVirtualChance { randomElement(using: &$0) } }
}

extension Sequence {
    public func shuffled() -> [Element] { byVirtualChance { shuffled(using: &$0) } }
}

extension MutableCollection where Self: RandomAccessCollection {
    public mutating func shuffle() { byVirtualChance { shuffle(using: &$0) } }
}

extension UUID {
    /// A version 4 identifier (RFC 9562), the same in every rendering.
    public static func virtuallyRandom() -> UUID { byVirtualChance { random(using: &$0) } }
}

private func byVirtualChance<Result>(_ draw: (inout VirtualRandomNumberGenerator) -> Result) -> Result {
    var chance = VirtualRandomNumberGenerator()
    return draw(&chance)
}
