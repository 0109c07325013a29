// SPDX-License-Identifier: MIT

import Foundation

/// The lengths of a list's lines. Most lines are never measured; their lengths are assumed to be the average of the
/// first measured lines.
struct LineTable {
    /// The number of all lines, measured or not.
    private(set) var count: Int
    /// The length of each line including the gap before it; NaN if unknown.
    private var lengths: [Double]
    /// `sums[i]` is the sum of the known lengths in block `i` of `Self.block` lines; `known[i]` is the number of these
    /// lengths.
    private var sums: [Double]
    private var known: [Int]
    /// The assumed length of an unmeasured line; nil until lines are measured. It never changes once set, so that
    /// positions do not depend on which frames were drawn.
    private(set) var estimate: Double?

    private static let block = 256

    init(count: Int) {
        self.count = count
        lengths = Array(repeating: .nan, count: count)
        let blocks = (count + Self.block - 1) / Self.block
        sums = Array(repeating: 0, count: blocks)
        known = Array(repeating: 0, count: blocks)
    }

    /// Changes the number of lines. Lines that remain keep their known lengths.
    mutating func resize(_ new: Int) {
        guard new != count else { return }
        let (old, estimate) = (lengths, estimate)
        self = LineTable(count: new)
        self.estimate = estimate
        for line in 0..<min(new, old.count) where !old[line].isNaN { set(line, old[line]) }
    }

    /// Removes all lengths and the estimate.
    mutating func forget() { self = LineTable(count: count) }

    func isKnown(_ line: Int) -> Bool { !lengths[line].isNaN }

    /// Records the length of a line. Returns whether it differs from the previously recorded length or, if there was
    /// none, from the estimate.
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

    /// Sets the estimate to the average of the known lengths, unless it is already set. Returns whether it was set now.
    mutating func updateEstimate() -> Bool {
        let count = known.reduce(0, +)
        guard estimate == nil, count > 0 else { return false }
        estimate = sums.reduce(0, +) / Double(count)
        return true
    }

    /// The total length of the lines before `line`. The length of an unmeasured line is `estimate`, or `guess` if there
    /// is no estimate.
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

    /// The lines between the positions `low` and `high`. The length of an unmeasured line is `estimate`, or `guess` if
    /// there is no estimate.
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
