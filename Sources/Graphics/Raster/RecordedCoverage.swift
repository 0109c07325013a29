// SPDX-License-Identifier: MIT

import Geometry

/// The recorded coverage of a path. Shifted by whole pixels, it equals the coverage of the shifted path, byte for byte.
final class RecordedCoverage {
    /// A span of adjacent pixels in one row. `sweep` shifts it by whole pixels to its place on the target.
    private struct Run {
        var y: Int32
        var x: Int32
        var count: Int32
        /// The coverage of all pixels, or −1 if each has its own.
        var level: Int32
        /// The index of the first coverage byte, if each pixel has its own.
        var start: Int32
    }

    /// Retained, so that no other path can have the same address.
    private let path: Path
    private let runs: [Run]
    private let bytes: [UInt8]
    /// The number of pixels in the longest run that has coverage bytes.
    private let longest: Int

    private init(_ recorder: Recorder, of path: Path) {
        self.path = path
        (runs, bytes) = (recorder.runs, recorder.bytes)
        longest = runs.reduce(0) { $1.level < 0 ? max($0, Int($1.count)) : $0 }
    }

    /// The size in bytes of the runs, their coverage and the path's elements.
    var size: Int {
        bytes.count + runs.count * MemoryLayout<Run>.stride + path.elements.count * MemoryLayout<Path.Element>.stride
    }

    /// Hands all runs to the sink, shifted by whole pixels.
    ///
    /// - Parameter scratch: Holds the bytes of one run, which the sink may change.
    func sweep<Sink: CoverageSink>(x: Int, y: Int, _ scratch: inout GrowingBuffer<UInt8>, into sink: Sink) {
        let scratch = scratch.reserve(max(longest, 1))
        bytes.withUnsafeBufferPointer { bytes in
            for run in runs {
                let (column, row, count) = (Int(run.x) + x, Int(run.y) + y, Int(run.count))
                if run.level >= 0 {
                    sink.constant(y: row, x: column, count: count, UInt8(truncatingIfNeeded: run.level))
                } else {
                    scratch.update(from: bytes.baseAddress.unsafelyUnwrapped + Int(run.start), count: count)
                    sink.masked(y: row, x: column, count: count, scratch)
                }
            }
        }
    }

    /// Records the coverage of the outline that is loaded in `cells`.
    static func recording(_ cells: CoverageCells, _ rule: CoverageCells.Rule, of path: Path) -> RecordedCoverage {
        let recorder = Recorder()
        cells.sweep(rule, into: recorder)
        return RecordedCoverage(recorder, of: path)
    }

    private final class Recorder: CoverageSink {
        private(set) var runs: [Run] = []
        private(set) var bytes: [UInt8] = []

        /// The largest gap in pixels that is filled with zeros rather than starting a new run. Gaps between glyphs are
        /// usually narrower.
        private static let gap: Int32 = 16
        /// Constant spans of at least this length become runs of their own. Shorter ones are stored pixel by pixel.
        private static let leastConstant = 64

        func constant(y: Int, x: Int, count: Int, _ coverage: UInt8) {
            if count >= Self.leastConstant {
                runs.append(Run(y: Int32(y), x: Int32(x), count: Int32(count), level: Int32(coverage), start: 0))
                return
            }
            begin(y, x, count)
            bytes.append(contentsOf: repeatElement(coverage, count: count))
        }

        func masked(y: Int, x: Int, count: Int, _ coverage: UnsafeMutablePointer<UInt8>) {
            begin(y, x, count)
            bytes.append(contentsOf: UnsafeBufferPointer(start: coverage, count: count))
        }

        /// Continues the last run, filling the gap with zeros, or begins a new one.
        private func begin(_ y: Int, _ x: Int, _ count: Int) {
            if let last = runs.last, last.level < 0, last.y == y, Int32(x) - (last.x + last.count) <= Self.gap {
                let between = Int32(x) - (last.x + last.count)
                bytes.append(contentsOf: repeatElement(0, count: Int(between)))
                runs[runs.count - 1].count += between + Int32(count)
                return
            }
            runs.append(Run(y: Int32(y), x: Int32(x), count: Int32(count), level: -1, start: Int32(bytes.count)))
        }
    }
}
