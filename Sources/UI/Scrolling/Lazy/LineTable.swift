// SPDX-License-Identifier: MIT

import Foundation

/// How long the lines of a list are, of which most have never been seen: those count as long as the first ones that were.
struct LineTable {
    /// How many there are.
    private(set) var count: Int
    /// Each with the gap before it; no number where that is not known.
    private var lengths: [Double]
    /// Sums and numbers of what is known, for each block of lines.
    private var sums: [Double]
    private var known: [Int]
    /// Of a line that is not known. It stays what it was at first: where everything is must not depend on which frames
    /// have been drawn.
    private(set) var estimate: Double?

    private static let block = 256

    init(count: Int) {
        self.count = count
        lengths = Array(repeating: .nan, count: count)
        let blocks = (count + Self.block - 1) / Self.block
        sums = Array(repeating: 0, count: blocks)
        known = Array(repeating: 0, count: blocks)
    }

    /// Has another number of lines; those that are known keep their places.
    mutating func resize(_ new: Int) {
        guard new != count else { return }
        let (old, estimate) = (lengths, estimate)
        self = LineTable(count: new)
        self.estimate = estimate
        for line in 0..<min(new, old.count) where !old[line].isNaN { set(line, old[line]) }
    }

    /// Forgets all but the number of lines.
    mutating func forget() { self = LineTable(count: count) }

    func isKnown(_ line: Int) -> Bool { !lengths[line].isNaN }

    /// Takes note of a length; true where another one was assumed.
    @discardableResult
    mutating func set(_ line: Int, _ length: Double) -> Bool {
        let old = lengths[line]
        if old == length { return false }
        let block = line / Self.block
        if old.isNaN { known[block] += 1 } else { sums[block] -= old }
        sums[block] += length
        lengths[line] = length
        return (old.isNaN ? estimate : old) != length
    }

    /// Settles what unknown lines count for, if that has not been done.
    mutating func updateEstimate() -> Bool {
        let count = known.reduce(0, +)
        guard estimate == nil, count > 0 else { return false }
        estimate = sums.reduce(0, +) / Double(count)
        return true
    }

    /// The length of all lines before `line`.
    func start(of line: Int, guess: Double) -> Double {
        let unknown = estimate ?? guess
        var start = 0.0
        let block = line / Self.block
        for index in 0..<block { start += sums[index] + Double(Self.block - known[index]) * unknown }
        for index in (block * Self.block)..<line { start += lengths[index].isNaN ? unknown : lengths[index] }
        return start
    }

    func total(guess: Double) -> Double {
        sums.reduce(0, +) + Double(count - known.reduce(0, +)) * (estimate ?? guess)
    }

    /// The lines of which something is between two places.
    func lines(from low: Double, to high: Double, guess: Double) -> Range<Int> {
        guard count > 0, high > 0 || low <= 0 else { return 0..<0 }
        let unknown = estimate ?? guess
        var (block, start) = (0, 0.0)
        while block < sums.count - 1 {
            let end = start + sums[block] + Double(Self.block - known[block]) * unknown
            if end > low { break }
            (block, start) = (block + 1, end)
        }
        var line = block * Self.block
        while line < count {
            let end = start + (lengths[line].isNaN ? unknown : lengths[line])
            if end > low { break }
            (line, start) = (line + 1, end)
        }
        let first = line
        while line < count, start < high {
            start += lengths[line].isNaN ? unknown : lengths[line]
            line += 1
        }
        return first..<line
    }
}
