// SPDX-License-Identifier: MIT

import CDeflate

#if canImport(Glibc)
    import Glibc
#endif

/// A deflate encoder for data with many long runs, such as the filtered rows of flat areas. With such data, libdeflate
/// spends most of its time on entering every byte of a run into its hash tables. This encoder finds runs by comparison,
/// and uses hash chains only for the bytes between runs.
///
/// The streams conform to RFC 1950 and 1951. Tests inflate them, and compare their sizes with libdeflate's.
package enum RunDeflate {
    /// A literal byte or a match. A match has bit 31 set, its length minus 3 from bit 16 on, and its distance minus 1
    /// in the lowest bits.
    typealias Token = UInt32

    private static let shortestMatch = 4, longestMatch = 258, farthest = 1 << 15
    /// `tries`: the number of earlier positions to try. `longEnough`: the match length at which the search stops.
    private static let tries = 12, longEnough = 48
    /// A match of at least `goodLength` reduces the tries at the next position to `laterTries`. This saves time
    /// and costs a few bytes.
    private static let goodLength = 8, laterTries = 2
    /// The number of bytes of a match to enter into the hash chains. More bytes give slightly smaller streams, but take
    /// longer.
    private static let mostEntered = 32
    private static let hashBits = 15
    /// The number of bytes after a position that can affect its token. Lazy matching also looks for a match of up to
    /// `longestMatch` bytes at the next position, and compares whole words of eight bytes.
    private static let lookahead = longestMatch + 16
    /// The number of tokens per block. Smaller blocks have better codes, but each block stores its codes.
    private static let blockTokens = 1 << 14

    /// Counts runs, to estimate their share of the data.
    struct RunStatistics {
        private var groups = 0
        /// The number of groups of sixteen equal bytes.
        private var runs = 0

        mutating func add(_ bytes: UnsafeRawBufferPointer) {
            for i in 0..<bytes.count / 16 {
                let group = bytes.loadUnaligned(fromByteOffset: 16 * i, as: SIMD2<UInt64>.self)
                let turned = group.x &<< 8 | group.x &>> 56
                runs &+= (group.x ^ group.y) | (group.x ^ turned) == 0 ? 1 : 0
            }
            groups += bytes.count / 16
        }

        /// Whether at least half of the groups of sixteen bytes are runs. This encoder is then faster than libdeflate.
        var isWorthwhile: Bool { groups > 0 && 2 * runs >= groups }
    }

    /// Whether the data has enough runs to make this encoder faster than libdeflate.
    package static func isWorthwhile(_ bytes: [UInt8]) -> Bool {
        var census = RunStatistics()
        bytes.withUnsafeBytes { census.add($0) }
        return census.isWorthwhile
    }

    /// Compresses bytes as a zlib stream. The result does not depend on `room`.
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

    /// The size of input pieces in bytes. Larger pieces would be evicted from the CPU's cache before they are read.
    package static let standardRoom = 1 << 18

    /// Compresses bytes that are produced on demand.
    ///
    /// - Parameters:
    ///   - byteCount: The number of bytes: at most 2³¹ − 1, because positions have 32 bits.
    ///   - room: The minimum of `most`: each call of `more` may write at least this many bytes, except at the end.
    ///   - more: Writes up to `most` bytes at `place` and returns their number, at least one.
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

    /// The pass over the data that finds tokens.
    private struct Search {
        private var chains: Chains
        private var position = 0
        /// The number of bytes from `position` on that are known to belong to a run; 0 outside runs.
        private var run = 0
        /// The match at `position`, if lazy matching has already found it at the previous position.
        private var weighed: Match?

        init(_ chains: Chains) { self.chains = chains }

        var isAtEnd: Bool { position == chains.total }

        /// Finds up to `room` tokens and returns their number. Stops early at the end, or if it needs more input.
        mutating func next(into tokens: UnsafeMutablePointer<Token>, _ room: Int) -> Int {
            // Local copies, because the compiler must assume that storing tokens changes properties.
            let chains = chains
            var position = position, run = run, weighed = weighed, found = 0
            // Tokens before `stop` depend only on bytes that have been read, because a token depends on at most
            // `lookahead` bytes after it.
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
                    // A run of more than `longestMatch` bytes becomes several matches. Each needs at least three bytes,
                    // deflate's shortest match.
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

        /// Drops the bytes that no match can reach. Returns where to write the next bytes, and the number of bytes kept
        /// before that place.
        mutating func makeRoom() -> (start: UnsafeMutablePointer<UInt8>, kept: Int) {
            chains.forget(before: max(position - farthest, 0))
        }

        /// Records that `count` bytes were written at the place that `makeRoom` returned.
        mutating func add(_ count: Int) { chains.end += count }
    }

    private struct Match {
        /// The length in bytes; 0 if there is no match.
        var length = 0
        var distance = 0

        @inline(__always) func token(literal: UInt8) -> Token {
            length == 0
                ? Token(literal)
                : 1 << 31 | Token(truncatingIfNeeded: length &- 3) << 16 | Token(truncatingIfNeeded: distance &- 1)
        }
    }

    /// The sliding window and its hash chains. Bytes are compared in words of eight, and no word beyond the end is
    /// read.
    private struct Chains {
        /// The address of position 0, which may lie before the window. Only positions in the window may be read.
        private(set) var bytes: UnsafePointer<UInt8>
        private let window: UnsafeMutablePointer<UInt8>
        /// The first position in the window.
        private var start = 0
        /// The position after the last known byte.
        var end = 0
        /// The length of the whole input in bytes.
        let total: Int
        /// `heads`: the last position with each hash. `before`: for each position in the window, the previous position
        /// with the same hash. −1 if there is none.
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

        /// The length of the run at `position`: how many bytes from there on equal the byte before `position`. 0 if
        /// fewer than eight. Runs are not entered into the hash chains, so no later match refers to a position inside a
        /// run.
        @inline(__always) func run(at position: Int) -> Int {
            guard position > 0, position &+ 8 <= end, word(position) == word(position &- 1) else { return 0 }
            return run(at: position, from: 8)
        }

        /// The result of `run(at:)` for a run that is known to have at least `known` bytes. `known` must be at least
        /// eight.
        @inline(__always) func run(at position: Int, from known: Int) -> Int {
            let first = UInt64(bytes[position]) &* 0x0101_0101_0101_0101
            var next = position &+ known
            while next &+ 8 <= end, word(next) == first { next &+= 8 }
            while next < end, bytes[next] == bytes[position] { next &+= 1 }
            return next &- position
        }

        /// The match at a position outside runs. Returns no match if the next position has a longer match (lazy
        /// matching).
        ///
        /// - Parameter weighed: On entry, the match at this position, if known. On return, the match at the next one,
        ///   if found.
        @inline(__always) func match(at position: Int, weighed: inout Match?) -> Match {
            // Too few bytes remain for the hashes at this position and the next, which cover four bytes each.
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
                // A longer match must also have these four bytes in common, so other candidates are skipped.
                if four(candidate &+ best.length &- 3) == four(position &+ best.length &- 3) {
                    let length = length(position, candidate, most)
                    if length > best.length {
                        best = Match(length: length, distance: position &- candidate)
                        if length >= longEnough || length == most { break }
                    }
                }
                let next = Int(before[candidate & (farthest - 1)])
                // A later position has overwritten this slot, so the chain ends.
                if next >= candidate { break }
                candidate = next
                left &-= 1
            }
            return best.distance == 0 ? Match() : best
        }

        /// The number of equal bytes from two positions on, at most `most`.
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
