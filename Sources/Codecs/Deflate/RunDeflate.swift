// SPDX-License-Identifier: MIT

import CDeflate

/// Deflates bytes of which most are long runs, as the filtered rows of flat areas are: libdeflate enters each byte of a run into
/// its tables, which is nearly all that it does there. Here runs are found by comparing, and what lies between them is searched
/// for by chains of a hash, as everywhere.
///
/// Streams are as any other encoder's (RFC 1950 and 1951). Tests compare what comes out of them with what went in, and their
/// sizes with libdeflate's.
package enum RunDeflate {
    /// What a byte or several become: a literal, or bit 31, the length minus 3 above bit 16, and the distance minus 1.
    typealias Token = UInt32

    private static let shortestMatch = 4, longestMatch = 258, farthest = 1 << 15
    /// How many earlier places with the same four bytes are tried, and from which length on nobody looks for a longer match.
    private static let tries = 12, longEnough = 48
    /// How many bytes of a match are entered: more make streams half a percent smaller, and take a fifth longer.
    private static let mostEntered = 32
    private static let hashBits = 14
    /// Tokens of a block, which has codes of its own: fewer fit better, but each block begins with its codes.
    private static let blockTokens = 1 << 14

    /// Whether runs are so much of the bytes that this is faster: in half of all groups of sixteen, one byte is like the other.
    package static func isWorthwhile(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { isWorthwhile($0) } }

    static func isWorthwhile(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let groups = bytes.count / 16
        // Places are 32 bits.
        guard groups > 0, bytes.count <= Int32.max else { return false }
        var runs = 0
        for i in 0..<groups {
            let group = bytes.loadUnaligned(fromByteOffset: 16 * i, as: SIMD2<UInt64>.self)
            let turned = group.x &<< 8 | group.x &>> 56
            runs &+= (group.x ^ group.y) | (group.x ^ turned) == 0 ? 1 : 0
        }
        return 2 * runs >= groups
    }

    /// A zlib stream of the bytes: the same for the same bytes.
    package static func zlibStream(of bytes: [UInt8]) -> [UInt8] { bytes.withUnsafeBytes { zlibStream(of: $0) } }

    static func zlibStream(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var writer = DeflateBlocks(capacity: bytes.count / 16)
        bytes.withMemoryRebound(to: UInt8.self) { bytes in
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: (1 << hashBits) + farthest) { places in
                places.initialize(repeating: -1)
                let heads = places.baseAddress.unsafelyUnwrapped
                // Without bytes there is no base, and nothing is read.
                var search = Search(
                    Chains(
                        bytes: bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!, count: bytes.count, heads: heads,
                        before: heads + (1 << hashBits)))
                withUnsafeTemporaryAllocation(of: Token.self, capacity: blockTokens) { tokens in
                    repeat {
                        let count = search.next(into: tokens.baseAddress.unsafelyUnwrapped, blockTokens)
                        writer.append(UnsafeBufferPointer(rebasing: tokens[..<count]), isLast: search.isAtEnd)
                    } while !search.isAtEnd
                }
            }
        }
        return writer.zlibStream(checksum: libdeflate_adler32(1, bytes.baseAddress, bytes.count))
    }

    /// Goes through the bytes once, from the first to the last.
    private struct Search {
        private let chains: Chains
        private var position = 0
        /// How many bytes of the run that `position` is in are left.
        private var run = 0
        /// What was found at `position` when the match before it was weighed against it.
        private var weighed: Match?

        init(_ chains: Chains) { self.chains = chains }

        var isAtEnd: Bool { position == chains.count }

        /// The tokens of what comes next, at most so many. Returns how many.
        mutating func next(into tokens: UnsafeMutablePointer<Token>, _ room: Int) -> Int {
            // Copies, which no store to tokens can change.
            let chains = chains
            var position = position, run = run, weighed = weighed, found = 0
            while found < room, position < chains.count {
                if run == 0 { run = chains.run(at: position) }
                let match: Match
                if run > 0 {
                    weighed = nil
                    // A rest of one or two would be none.
                    let rest = run &- longestMatch
                    let part = rest <= 0 ? run : rest < 3 ? longestMatch - 3 : longestMatch
                    match = Match(length: part, distance: 1)
                    run &-= part
                } else {
                    match = chains.match(at: position, weighed: &weighed)
                }
                tokens[found] = match.token(literal: chains.bytes[position])
                found &+= 1
                position &+= max(match.length, 1)
            }
            (self.position, self.run, self.weighed) = (position, run, weighed)
            return found
        }
    }

    private struct Match {
        /// 0 for none.
        var length = 0
        var distance = 0

        @inline(__always) func token(literal: UInt8) -> Token {
            length == 0
                ? Token(literal)
                : 1 << 31 | Token(truncatingIfNeeded: length &- 3) << 16 | Token(truncatingIfNeeded: distance &- 1)
        }
    }

    /// Where bytes were before. A word is eight of them, and none is read beyond the end.
    private struct Chains {
        let bytes: UnsafePointer<UInt8>
        let count: Int
        /// The last place of each hash, and of each place in the window the one before with the same hash; −1 for none.
        let heads: UnsafeMutablePointer<Int32>
        let before: UnsafeMutablePointer<Int32>

        /// How many bytes from a place on are the one before it; 0 where they are fewer than eight. Nothing in a run is entered: what
        /// is found later begins behind it.
        @inline(__always) func run(at position: Int) -> Int {
            guard position > 0, position &+ 8 <= count, word(position) == word(position &- 1) else { return 0 }
            let first = word(position)
            var end = position &+ 8
            while end &+ 8 <= count, word(end) == first { end &+= 8 }
            while end < count, bytes[end] == bytes[position] { end &+= 1 }
            return end &- position
        }

        /// What is written at a place where there is no run: no match where a longer one begins behind it.
        ///
        /// - Parameter weighed: What was found there already, and what is found behind it.
        @inline(__always) func match(at position: Int, weighed: inout Match?) -> Match {
            // Hashes are of four bytes.
            guard position &+ 8 < count else {
                weighed = nil
                return Match()
            }
            let found = weighed ?? longest(at: position)
            weighed = nil
            enter(position)
            guard found.length > 0 else { return found }
            if found.length < longEnough {
                let later = longest(at: position &+ 1)
                if later.length > found.length {
                    weighed = later
                    return Match()
                }
            }
            let end = min(position &+ min(found.length, mostEntered), count &- 8)
            var next = position &+ 1
            while next < end {
                enter(next)
                next &+= 1
            }
            return found
        }

        @inline(__always) private func word(_ position: Int) -> UInt64 {
            UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self)
        }

        @inline(__always) private func hash(_ position: Int) -> Int {
            let four = UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt32.self).littleEndian
            return Int(truncatingIfNeeded: (four &* 0x9E37_79B1) >> (32 - UInt32(hashBits)))
        }

        @inline(__always) private func enter(_ position: Int) {
            let slot = hash(position)
            before[position & (farthest - 1)] = heads[slot]
            heads[slot] = Int32(truncatingIfNeeded: position)
        }

        private func longest(at position: Int) -> Match {
            var best = Match(length: shortestMatch - 1, distance: 0)
            var candidate = Int(heads[hash(position)]), left = tries
            let most = min(longestMatch, count &- position)
            while candidate >= 0, position &- candidate <= farthest, left > 0 {
                if bytes[candidate &+ best.length] == bytes[position &+ best.length] {
                    let length = length(position, candidate, most)
                    if length > best.length {
                        best = Match(length: length, distance: position &- candidate)
                        if length >= longEnough || length == most { break }
                    }
                }
                let next = Int(before[candidate & (farthest - 1)])
                // A place that was overwritten since is a later one.
                if next >= candidate { break }
                candidate = next
                left &-= 1
            }
            return best.distance == 0 ? Match() : best
        }

        /// How many bytes are the same from two places on, at most so many.
        @inline(__always) private func length(_ position: Int, _ earlier: Int, _ most: Int) -> Int {
            var same = 0
            while same &+ 8 <= most {
                let difference = word(position &+ same) ^ word(earlier &+ same)
                if difference != 0 { return same &+ difference.littleEndian.trailingZeroBitCount >> 3 }
                same &+= 8
            }
            while same < most, bytes[position &+ same] == bytes[earlier &+ same] { same &+= 1 }
            return same
        }
    }
}
