// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The outline of a sector with inset sides and rounded corners. Angles in radians, clockwise from the top.
nonisolated struct SectorOutline {
    let center: CGPoint
    let start: Double
    let end: Double
    let inner: Double
    let outer: Double
    let inset: Double
    let corner: Double

    private var middle: Double { (start + end) / 2 }
    /// Half of the sector's angle, in radians.
    private var half: Double { (end - start) / 2 }

    var path: Path {
        // The angle that the sector loses on a circle of radius `radius` if one of its sides is inset by `distance`.
        func lost(_ radius: Double, _ distance: Double) -> Double {
            radius > distance ? asin(min(max(distance / radius, -1), 1)) : .pi / 2
        }
        // The distance from the centre to the intersection of the inset sides.
        let apex = half < .pi / 2 && half > 0 ? inset / sin(half) : inset
        let thickness = outer - max(inner, apex)
        guard thickness > 0, half > lost(outer, inset) else { return Path() }
        let radius = max(min(corner, thickness / 2, roundest(lost)), 0)
        return Path { path in
            addOuter(radius, lost, &path)
            addInner(radius, apex, lost, &path)
            path.closeSubpath()
        }
    }

    /// The largest corner radius at which both outer corners fit into the sector.
    private func roundest(_ lost: (Double, Double) -> Double) -> Double {
        // Solves asin((inset + r) / (outer - r)) = half for r.
        guard half < .pi / 2 else { return .infinity }
        let s = sin(half)
        return (outer * s - inset) / (1 + s)
    }

    private func point(_ angle: Double, _ radius: Double) -> CGPoint {
        CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
    }

    /// An arc around a point. Angles are in radians, clockwise from the top.
    private func arc(_ middle: CGPoint, _ radius: Double, _ from: Double, _ to: Double, _ path: inout Path) {
        path.addArc(
            center: middle, radius: radius, startAngle: .radians(from - .pi / 2), endAngle: .radians(to - .pi / 2),
            clockwise: to < from)
    }

    private func addOuter(_ radius: Double, _ lost: (Double, Double) -> Double, _ path: inout Path) {
        guard radius > 0 else {
            return arc(center, outer, start + lost(outer, inset), end - lost(outer, inset), &path)
        }
        // The angle from each side of the sector to the centre of its corner's arc.
        let turn = lost(outer - radius, inset + radius)
        let (first, last) = (start + turn, end - turn)
        arc(point(first, outer - radius), radius, start - .pi / 2, first, &path)
        if last > first { arc(center, outer, first, last, &path) }
        arc(point(last, outer - radius), radius, last, end + .pi / 2, &path)
    }

    private func addInner(_ radius: Double, _ apex: Double, _ lost: (Double, Double) -> Double, _ path: inout Path) {
        guard inner > apex, inner > 0 else {
            return path.addLine(to: half < .pi / 2 ? point(middle, apex) : point(middle, inset))
        }
        guard radius > 0 else {
            return arc(center, inner, end - lost(inner, inset), start + lost(inner, inset), &path)
        }
        let turn = lost(inner + radius, inset + radius)
        let (first, last) = (end - turn, start + turn)
        guard first > last else {
            return arc(center, inner, end - lost(inner, inset), start + lost(inner, inset), &path)
        }
        arc(point(first, inner + radius), radius, end + .pi / 2, first + .pi, &path)
        arc(center, inner, first, last, &path)
        arc(point(last, inner + radius), radius, last + .pi, start + .pi * 1.5, &path)
    }
}
