// SPDX-License-Identifier: MIT

/// Flattened subpaths. Contour `i` is `points[starts[i] ..< starts[i + 1]]`; the last contour extends to the end of
/// `points`.
///
/// Fills treat every contour as closed; `isClosed` matters to strokes only.
package struct Polylines: Sendable, Equatable {
    package var points: [SIMD2<Double>] = []
    package var starts: [Int] = []
    package var isClosed: [Bool] = []

    package init() {}

    /// Removes all contours and keeps their memory.
    package mutating func removeAll() {
        points.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        isClosed.removeAll(keepingCapacity: true)
    }

    package var count: Int { starts.count }
    package subscript(i: Int) -> ArraySlice<SIMD2<Double>> {
        points[starts[i]..<(i + 1 < starts.count ? starts[i + 1] : points.count)]
    }
}
