// SPDX-License-Identifier: MIT

import Foundation

/// Clips contours at the near plane, just in front of the viewer's eye.
///
/// A point (X, Y, W) of a projected plane appears at (X/W, Y/W). As W approaches 0, this place goes to infinity,
/// and points with negative W would appear mirrored. So contours are clipped at W = `distance`.
///
///     eye ──┊────────●═══════●   visible       ┊ near plane, W = distance
///           ┊       ╱         ╲
///     ○─────×──────○   the cut × lies so far outside any canvas that its edge is never visible
enum NearPlane {
    /// The smallest W that is drawn; the magnification there is about a thousand.
    static let distance = 1.0 / 1024

    @inline(__always)
    static func project(_ p: SIMD3<Double>) -> SIMD2<Double> { SIMD2(p.x, p.y) / p.z }

    /// The intersection of the near plane with the segment from `a` to `b`, whose ends lie on different sides.
    @inline(__always)
    static func cut(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD2<Double> {
        let t = (distance - a.z) / (b.z - a.z)
        return SIMD2(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t) / distance
    }

    /// Projects a contour in homogeneous coordinates and appends its visible part.
    static func append(
        _ contour: [SIMD3<Double>], isClosed: Bool, clipping: NearPlaneClipping, to lines: inout Polylines
    ) {
        guard let firstHidden = contour.firstIndex(where: { !($0.z > distance) }) else {
            guard !contour.isEmpty else { return }
            lines.starts.append(lines.points.count)
            lines.isClosed.append(isClosed)
            for p in contour { lines.points.append(project(p)) }
            return
        }
        switch clipping {
        case .area: appendArea(contour, isClosed: isClosed, to: &lines)
        case .line: appendPieces(contour, isClosed: isClosed, from: isClosed ? firstHidden : 0, to: &lines)
        }
    }

    /// Sutherland–Hodgman clipping by one plane. If the plane cuts the polygon into several pieces, edges along the cut
    /// connect them. These edges run in both directions, so they cancel under either fill rule.
    private static func appendArea(_ contour: [SIMD3<Double>], isClosed: Bool, to lines: inout Polylines) {
        let begin = lines.points.count
        var previous = contour[contour.count - 1]
        for p in contour {
            if (p.z > distance) != (previous.z > distance) { lines.points.append(cut(previous, p)) }
            if p.z > distance { lines.points.append(project(p)) }
            previous = p
        }
        if lines.points.count > begin {
            lines.starts.append(begin)
            lines.isClosed.append(isClosed)
        }
    }

    /// - Parameter from: The index of the first point to visit. In a closed contour this point must be hidden, so that
    ///   no piece spans the start.
    private static func appendPieces(
        _ contour: [SIMD3<Double>], isClosed: Bool, from: Int, to lines: inout Polylines
    ) {
        var isInside = false
        func begin(_ p: SIMD2<Double>) {
            lines.starts.append(lines.points.count)
            lines.isClosed.append(false)
            lines.points.append(p)
            isInside = true
        }
        var previous = contour[from]
        if previous.z > distance { begin(project(previous)) }
        for i in 1..<contour.count + (isClosed ? 1 : 0) {
            let p = contour[(from + i) % contour.count]
            if p.z > distance {
                if !isInside { begin(cut(previous, p)) }
                lines.points.append(project(p))
            } else if isInside {
                lines.points.append(cut(previous, p))
                isInside = false
            }
            previous = p
        }
    }
}

extension Polylines {
    /// The polygons as seen through `transform`. Used for the outlines of strokes, which are computed in the path's own
    /// plane.
    package func applying(
        _ transform: ProjectionTransform, clipping: NearPlaneClipping = .area
    ) -> Polylines {
        let map = PlaneMap(transform)
        guard map.isFinite else { return Polylines() }
        if map.isAffine {
            var copy = self
            for i in copy.points.indices { copy.points[i] = map.affine(copy.points[i]) }
            return copy
        }
        var result = Polylines()
        result.points.reserveCapacity(points.count)
        result.starts.reserveCapacity(starts.count)
        result.isClosed.reserveCapacity(starts.count)
        var contour: [SIMD3<Double>] = []
        for i in 0..<count {
            contour.removeAll(keepingCapacity: true)
            for p in self[i] { contour.append(map.homogeneous(p)) }
            NearPlane.append(contour, isClosed: isClosed[i], clipping: clipping, to: &result)
        }
        return result
    }
}
