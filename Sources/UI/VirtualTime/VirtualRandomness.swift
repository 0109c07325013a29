// SPDX-License-Identifier: MIT

/// Chance, the same in every rendering: each host has a stream of numbers of its own, from one seed.
///
/// Code that no host runs gets the system's numbers.
public struct VirtualRandomNumberGenerator: RandomNumberGenerator, Sendable {
    /// A generator without a state of its own: all of them take from the stream of the host that is at work.
    public init() {}

    /// The next number of the host's stream, or of the system where no host is at work.
    public mutating func next() -> UInt64 {
        guard JobQueue.isCollecting else {
            var system = SystemRandomNumberGenerator()
            return system.next()
        }
        // Hosts work on the main actor.
        return MainActor.assumeIsolated { VirtualClock.current!.randomness.next() }
    }
}

/// SplitMix64: a counter in golden steps, well mixed. Small, fast, and of any seed good enough for images.
package struct SplitMix64 {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
