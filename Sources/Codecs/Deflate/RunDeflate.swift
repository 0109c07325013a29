// SPDX-License-Identifier: MIT

import CDeflate

#if canImport(Glibc)
    import Glibc
#endif

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
    /// Behind a match of that length fewer are tried: streams are a seventh of a percent larger, and take seven less of the time.
    private static let goodLength = 8, laterTries = 2
    /// How many bytes of a match are entered: more make streams half a percent smaller, and take a fifth longer.
    private static let mostEntered = 32
    private static let hashBits = 15
    /// How many bytes behind a place say what is written there: the longest match at the next one, and a word.
    private static let lookahead = longestMatch + 16
    /// Tokens of a block, which has codes of its own: fewer fit better, but each block begins with its codes.
    private static let blockTokens = 1 << 14

    /// How much of some bytes are runs.
    struct Census {
        private var groups = 0
        /// Groups of sixteen in which one byte is like the other.
        private var runs = 0

        mutating func add(_ bytes: UnsafeRawBufferPointer) {
            for i in 0..<bytes.count / 16 {
                let group = bytes.loadUnaligned(fromByteOffset: 16 * i, as: SIMD2<UInt64>.self)
                let turned = group.x &<< 8 | group.x &>> 56
                runs &+= (group.x ^ group.y) | (group.x ^ turned) == 0 ? 1 : 0
            }
            groups += bytes.count / 16
        }

        /// Whether so many that this is faster than libdeflate: half of all.
        var isWorthwhile: Bool { groups > 0 && 2 * runs >= groups }
    }

    /// Whether runs are so much of the bytes that this is faster.
    package static func isWorthwhile(_ bytes: [UInt8]) -> Bool {
        var census = Census()
        bytes.withUnsafeBytes { census.add($0) }
        return census.isWorthwhile
    }

    /// A zlib stream of the bytes: the same for the same bytes, in whatever pieces they are looked at.
    package static func zlibStream(of bytes: [UInt8], room: Int = standardRoom) -> [UInt8] {
        var start = 0
        return zlibStream(byteCount: bytes.count, room: room) { place, most in
            let count = min(most, bytes.count - start)
            bytes.withUnsafeBufferPointer { bytes in
                place.update(from: bytes.baseAddress.unsafelyUnwrapped + start, count: count)
            }
            start += count
            return count
        }
    }

    /// More than this is not in the processor's cache any longer when it is looked at.
    package static let standardRoom = 1 << 18

    /// A zlib stream of bytes that are made as they are needed.
    ///
    /// - Parameters:
    ///   - byteCount: At most 2³¹ − 1, since places are 32 bits.
    ///   - room: For how many bytes `more` finds room at least.
    ///   - more: Writes the next bytes, at most so many, and returns how many, at least one.
    static func zlibStream(
        byteCount: Int, room: Int, more: (_ place: UnsafeMutablePointer<UInt8>, _ most: Int) -> Int
    ) -> [UInt8] {
        var writer = DeflateBlocks(capacity: byteCount / 16)
        var checksum: UInt32 = 1, known = 0
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: (1 << hashBits) + farthest) { places in
            places.initialize(repeating: -1)
            let heads = places.baseAddress.unsafelyUnwrapped
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: farthest + lookahead + room) { window in
                var search = Search(
                    Chains(
                        window: window.baseAddress.unsafelyUnwrapped, total: byteCount, heads: heads,
                        before: heads + (1 << hashBits)))
                withUnsafeTemporaryAllocation(of: Token.self, capacity: blockTokens) { tokens in
                    let first = tokens.baseAddress.unsafelyUnwrapped
                    var found = 0
                    repeat {
                        found += search.next(into: first + found, blockTokens - found)
                        if found == blockTokens || search.isAtEnd {
                            writer.append(UnsafeBufferPointer(rebasing: tokens[..<found]), isLast: search.isAtEnd)
                            found = 0
                        } else {
                            let place = search.makeRoom()
                            let count = more(place.start, min(window.count - place.kept, byteCount - known))
                            checksum = libdeflate_adler32(checksum, place.start, count)
                            known += count
                            search.add(count)
                        }
                    } while !search.isAtEnd || found > 0
                }
            }
        }
        return writer.zlibStream(checksum: checksum)
    }

    /// Goes through the bytes once, from the first to the last.
    private struct Search {
        private var chains: Chains
        private var position = 0
        /// How many bytes of the run that `position` is in are left, as far as is known.
        private var run = 0
        /// What was found at `position` when the match before it was weighed against it.
        private var weighed: Match?

        init(_ chains: Chains) { self.chains = chains }

        var isAtEnd: Bool { position == chains.total }

        /// The tokens of what comes next, at most so many. Returns how many; fewer where more bytes are needed, or at the end.
        mutating func next(into tokens: UnsafeMutablePointer<Token>, _ room: Int) -> Int {
            // Copies, which no store to tokens can change.
            let chains = chains
            var position = position, run = run, weighed = weighed, found = 0
            // What is decided anywhere before this does not change with what is not known yet.
            let stop = chains.isWhole ? chains.end : chains.end &- lookahead
            if run > 0 { run = chains.run(at: position, from: run) }
            while found < room {
                if run == 0 {
                    if position >= stop { break }
                    run = chains.run(at: position)
                }
                let match: Match
                if run > 0 {
                    weighed = nil
                    // A rest of one or two would be none.
                    let rest = run &- longestMatch
                    if rest < 3, !chains.isWhole, position &+ run == chains.end { break }
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

        /// Forgets what is out of reach. Where the next bytes go, and how many are kept before them.
        mutating func makeRoom() -> (start: UnsafeMutablePointer<UInt8>, kept: Int) {
            chains.forget(before: max(position - farthest, 0))
        }

        /// So many bytes have been written there.
        mutating func add(_ count: Int) { chains.end += count }
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

    /// Where bytes were before, of those that are in the window. A word is eight of them, and none is read beyond the end.
    private struct Chains {
        /// Places are counted from the first of all bytes: this is where that would be.
        private(set) var bytes: UnsafePointer<UInt8>
        private let window: UnsafeMutablePointer<UInt8>
        /// The first place that is in the window, and how far the bytes are known.
        private var start = 0
        var end = 0
        /// How many bytes there will be.
        let total: Int
        /// The last place of each hash, and of each place in the window the one before with the same hash; −1 for none.
        let heads: UnsafeMutablePointer<Int32>
        let before: UnsafeMutablePointer<Int32>

        init(
            window: UnsafeMutablePointer<UInt8>, total: Int, heads: UnsafeMutablePointer<Int32>,
            before: UnsafeMutablePointer<Int32>
        ) {
            (self.window, bytes, self.total) = (window, UnsafePointer(window), total)
            (self.heads, self.before) = (heads, before)
        }

        var isWhole: Bool { end == total }

        mutating func forget(before first: Int) -> (start: UnsafeMutablePointer<UInt8>, kept: Int) {
            let kept = end - first
            memmove(window, bytes + first, kept)
            start = first
            bytes = UnsafePointer(window - first)
            return (window + kept, kept)
        }

        /// How many bytes from a place on are the one before it; 0 where they are fewer than eight. Nothing in a run is entered: what
        /// is found later begins behind it.
        @inline(__always) func run(at position: Int) -> Int {
            guard position > 0, position &+ 8 <= end, word(position) == word(position &- 1) else { return 0 }
            return run(at: position, from: 8)
        }

        /// The same where the first so many bytes, eight or more, are known to be.
        @inline(__always) func run(at position: Int, from known: Int) -> Int {
            let first = UInt64(bytes[position]) &* 0x0101_0101_0101_0101
            var next = position &+ known
            while next &+ 8 <= end, word(next) == first { next &+= 8 }
            while next < end, bytes[next] == bytes[position] { next &+= 1 }
            return next &- position
        }

        /// What is written at a place where there is no run: no match where a longer one begins behind it.
        ///
        /// - Parameter weighed: What was found there already, and what is found behind it.
        @inline(__always) func match(at position: Int, weighed: inout Match?) -> Match {
            // Hashes are of four bytes.
            guard position &+ 8 < end else {
                weighed = nil
                return Match()
            }
            let found = weighed ?? longest(at: position, tries)
            weighed = nil
            enter(position)
            guard found.length > 0 else { return found }
            if found.length < longEnough {
                let later = longest(at: position &+ 1, found.length < goodLength ? tries : laterTries)
                if later.length > found.length {
                    weighed = later
                    return Match()
                }
            }
            let end = min(position &+ min(found.length, mostEntered), self.end &- 8)
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

        @inline(__always) private func four(_ position: Int) -> UInt32 {
            UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt32.self)
        }

        @inline(__always) private func hash(_ position: Int) -> Int {
            Int(truncatingIfNeeded: (four(position).littleEndian &* 0x9E37_79B1) >> (32 - UInt32(hashBits)))
        }

        @inline(__always) private func enter(_ position: Int) {
            let slot = hash(position)
            before[position & (farthest - 1)] = heads[slot]
            heads[slot] = Int32(truncatingIfNeeded: position)
        }

        private func longest(at position: Int, _ tries: Int) -> Match {
            var best = Match(length: shortestMatch - 1, distance: 0)
            var candidate = Int(heads[hash(position)]), left = tries
            let most = min(longestMatch, end &- position)
            while candidate >= 0, position &- candidate <= farthest, left > 0 {
                // What is longer has these four bytes, too.
                if four(candidate &+ best.length &- 3) == four(position &+ best.length &- 3) {
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
