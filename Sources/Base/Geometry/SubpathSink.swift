// SPDX-License-Identifier: MIT

import Foundation

/// Receives a path subpath by subpath, with every current point resolved. Flattening, stroking and trimming share this
/// single reader of `Path.elements`.
///
/// There is at least one segment between `begin` and `finish`. Coordinates are finite and within ±`Path.bound`.
protocol SubpathSink {
    mutating func begin(at start: SIMD2<Double>)
    mutating func line(from p0: SIMD2<Double>, to p1: SIMD2<Double>)
    mutating func quad(from p0: SIMD2<Double>, _ c: SIMD2<Double>, to p1: SIMD2<Double>)
    mutating func cubic(from p0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>, to p1: SIMD2<Double>)
    /// Ends the subpath at its current point `end`. A closed subpath returns to its start in a straight line.
    mutating func finish(at end: SIMD2<Double>, isClosed: Bool)
    /// Discards the subpath since `begin`. Called when a coordinate of the subpath is NaN or infinite.
    mutating func discard()
}

extension Path {
    /// The largest magnitude of a coordinate, in points. Larger finite coordinates (as in `CGRect.infinite`) are
    /// clamped to it. Products of clamped coordinates do not overflow, and the shape still covers any canvas.
    static var bound: Double { 1e9 }

    /// Sends the subpaths to `sink`, in order. Skips subpaths without segments. Discards subpaths with a coordinate
    /// that is not finite.
    func send<Sink: SubpathSink>(to sink: inout Sink) {
        var start = SIMD2<Double>.zero
        var current = SIMD2<Double>.zero
        var isOpen = false  // begun and not finished
        var isBroken = false

        /// Converts a point; marks the subpath as broken if the point is not finite.
        func vector(_ p: CGPoint) -> SIMD2<Double> {
            let v = SIMD2<Double>(p)
            if abs(v.x) <= Path.bound, abs(v.y) <= Path.bound { return v }
            guard v.isFinite else {
                isBroken = true
                return .zero
            }
            return v.clamped(lowerBound: SIMD2(repeating: -Path.bound), upperBound: SIMD2(repeating: Path.bound))
        }
        func open() {
            if !isOpen {
                isOpen = true
                sink.begin(at: start)
            }
        }
        func end(isClosed: Bool) {
            if isOpen {
                if isBroken { sink.discard() } else { sink.finish(at: current, isClosed: isClosed) }
            }
            isOpen = false
        }

        for element in elements {
            switch element {
            case .move(let p):
                end(isClosed: false)
                isBroken = false
                start = vector(p)
                current = start
            case .line(let p):
                open()
                let to = vector(p)
                sink.line(from: current, to: to)
                current = to
            case .quadCurve(let p, let c):
                open()
                let (to, control) = (vector(p), vector(c))
                sink.quad(from: current, control, to: to)
                current = to
            case .curve(let p, let c1, let c2):
                open()
                let (to, control1, control2) = (vector(p), vector(c1), vector(c2))
                sink.cubic(from: current, control1, control2, to: to)
                current = to
            case .closeSubpath:
                open()
                end(isClosed: true)
                current = start
            }
        }
        end(isClosed: false)
    }
}
