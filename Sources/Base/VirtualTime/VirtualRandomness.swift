// SPDX-License-Identifier: MIT

/// A random number generator whose sequence is the same in every rendering. Within a host, it draws from the host's own
/// stream, which has a fixed seed.
///
/// Outside of any host, it draws from the system's generator.
public struct VirtualRandomNumberGenerator: RandomNumberGenerator, Sendable {
    /// All generators draw from the stream of the running host, so a new generator does not restart the sequence.
    public init() {}

    /// The next number of the host's stream. Outside of any host, the next number of the system's generator.
    public mutating func next() -> UInt64 {
        guard JobQueue.isCollecting else {
            var system = SystemRandomNumberGenerator()
            return system.next()
        }
        // This code is on the main actor, because a host is running on this thread.
        return MainActor.assumeIsolated { VirtualClock.current!.randomness.next() }
    }
}

/// The SplitMix64 generator: small, fast, and good enough for images with any seed.
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
