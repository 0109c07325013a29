// SPDX-License-Identifier: MIT

import Foundation

extension Path {
    /// `from` and `to` are fractions of the total length of all subpaths in order, including closing segments. They are
    /// clamped to 0…1 without wrap-around: if `from` is not less than `to`, the result is empty. A closed subpath that
    /// lies entirely inside the range stays closed; a closed subpath that is cut becomes open.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (lower, upper) = (max(Double(from), 0), min(Double(to), 1))
        guard lower < upper else { return Path() }
        if lower == 0, upper == 1 { return self }
        var measure = PathMeasure()
        send(to: &measure)
        return measure.part(from: lower * measure.length, to: upper * measure.length)
    }
}

/// The segments of a path with their lengths.
struct PathMeasure: SubpathSink {
    private struct Segment {
        let curve: CurvePiece
        let start: Double
        let length: Double
    }
    private struct Subpath {
        let first: Int
        var last: Int
        var isClosed: Bool
    }

    private var segments: [Segment] = []
    private var subpaths: [Subpath] = []
    private(set) var length = 0.0

    mutating func begin(at start: SIMD2<Double>) {
        subpaths.append(Subpath(first: segments.count, last: segments.count, isClosed: false))
    }
    mutating func line(from p0: SIMD2<Double>, to p1: SIMD2<Double>) { append(.line(p0, p1)) }
    mutating func quad(from p0: SIMD2<Double>, _ c: SIMD2<Double>, to p1: SIMD2<Double>) {
        append(.quad(p0, c, p1))
    }
    mutating func cubic(from p0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>, to p1: SIMD2<Double>) {
        append(.cubic(p0, c1, c2, p1))
    }
    private mutating func append(_ curve: CurvePiece) {
        let piece = curve.length(to: 1)
        segments.append(Segment(curve: curve, start: length, length: piece))
        length += piece
    }
    mutating func finish(at end: SIMD2<Double>, isClosed: Bool) {
        let i = subpaths.count - 1
        if isClosed {
            let start = subpaths[i].first < segments.count ? segments[subpaths[i].first].curve.start : end
            if start != end { line(from: end, to: start) }
        }
        subpaths[i].last = segments.count
        subpaths[i].isClosed = isClosed
    }
    mutating func discard() {
        let first = subpaths.removeLast().first
        if first < segments.count { length = segments[first].start }
        segments.removeLast(segments.count - first)
    }

    /// The part between two positions along the path. Omits pieces that are only rounding errors.
    func part(from lower: Double, to upper: Double) -> Path {
        let margin = length * 1e-12
        var path = Path()
        for subpath in subpaths where subpath.first < subpath.last {
            let (first, last) = (segments[subpath.first], segments[subpath.last - 1])
            let end = last.start + last.length
            guard end > lower + margin, first.start < upper - margin else { continue }
            let isWhole = first.start >= lower - margin && end <= upper + margin
            var hasBegun = false
            for i in subpath.first..<subpath.last {
                let segment = segments[i]
                let stop = segment.start + segment.length
                guard stop > lower + margin, segment.start < upper - margin else { continue }
                var piece = segment.curve
                let cutsEnd = stop > upper + margin
                let cutsStart = segment.start < lower - margin
                if cutsEnd || cutsStart {
                    let t0 = cutsStart ? piece.parameter(at: lower - segment.start, of: segment.length) : 0
                    let t1 = cutsEnd ? piece.parameter(at: upper - segment.start, of: segment.length) : 1
                    piece = piece.part(from: t0, to: t1)
                }
                if !hasBegun {
                    path.move(to: CGPoint(piece.start))
                    hasBegun = true
                }
                // Skips the closing line, which `closeSubpath` draws.
                if isWhole, subpath.isClosed, i == subpath.last - 1, case .line(_, let home) = piece,
                    home == first.curve.start
                {
                    continue
                }
                path.elements.append(piece.element)
            }
            if isWhole, subpath.isClosed { path.closeSubpath() }
        }
        return path
    }
}
