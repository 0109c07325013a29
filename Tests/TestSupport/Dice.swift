// SPDX-License-Identifier: MIT

/// Pseudo-random numbers that are the same on every run (xorshift64).
package struct Dice: RandomNumberGenerator {
    private var state: UInt64

    package init(state: UInt64 = 0x9E37_79B9_7F4A_7C15) { self.state = state }

    package mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
