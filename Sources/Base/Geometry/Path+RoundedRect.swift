// SPDX-License-Identifier: MIT

import Foundation

/// Builds rounded rectangles.
///
/// The subpath starts in the middle of the straight part of the right edge and runs down, clockwise on screen. Dashes
/// and trims of Apple's rounded rectangles and capsules start there. `lead` is the length that a corner takes on each
/// of its edges.
///
///     lead = r (circular) or 1.528665 r (continuous)          straight ──●·.
///                                                                          ·   ← corner
///     A continuous corner whose lead exceeds half of both edges           ●
///     is drawn as a circular one. If it exceeds half of one edge          │ start (down)
///     only, that half ends in the middle of the edge.                     ↓
///     Measured on Apple's renders: squares with large corners, low bars.
extension Path {
    /// - Parameter cornerSize: The half axes of the corners' ellipses. Negative values and NaN count as 0. If a half
    ///   axis exceeds half of its edge, both half axes are scaled down by the same factor. So a large or infinite
    ///   radius gives a capsule.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addRoundedRect(rect, [cornerSize, cornerSize, cornerSize, cornerSize], style, transform)
    }

    /// - Parameter cornerRadii: Negative radii and NaN count as 0. Radii are limited to half of the shorter edge.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let most = min(rect.width, rect.height) / 2
        let sizes = [
            cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading, cornerRadii.topTrailing,
        ].map { CGSize(width: min($0, most), height: min($0, most)) }
        addRoundedRect(rect, sizes, style, transform)
    }

    /// - Parameter sizes: Corner sizes in path order: bottom right, bottom left, top left, top right.
    private mutating func addRoundedRect(
        _ rect: CGRect, _ sizes: [CGSize], _ style: RoundedCornerStyle, _ transform: CGAffineTransform
    ) {
        guard !rect.isNull else { return }
        let half = CGSize(width: rect.width / 2, height: rect.height / 2)
        // Limits infinite radii, whose scaling would give NaN.
        let most = max(half.width, half.height) * 0x1p20
        let radii = sizes.map { size -> CGSize in
            let size = CGSize(width: min(size.width, most), height: min(size.height, most))
            guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return .zero }
            let fit = min(1, half.width / size.width, half.height / size.height)
            return CGSize(width: size.width * fit, height: size.height * fit)
        }
        guard radii.contains(where: { $0 != .zero }) else { return addRect(rect, transform: transform) }

        // `back` is the unit vector from a corner's vertex along the incoming edge, `on` the unit vector along the
        // outgoing edge.
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let corners: [(vertex: CGPoint, back: CGVector, on: CGVector)] = [
            (CGPoint(x: r, y: b), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: l, y: b), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: l, y: t), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (CGPoint(x: r, y: t), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
        ]
        /// The room for the corner along each of its two edges, up to the middle of the edge. The unit is the corner's
        /// radius.
        func room(at index: Int) -> (back: CGFloat, on: CGFloat) {
            let (across, down) = (half.width / radii[index].width, half.height / radii[index].height)
            return corners[index].back.dx == 0 ? (down, across) : (across, down)
        }
        /// Whether the corner is drawn as a continuous corner instead of an arc.
        func isContinuous(_ index: Int) -> Bool {
            style == .continuous && max(room(at: index).back, room(at: index).on) >= ContinuousCorner.reach
        }
        /// The distance from the vertex at which the corner's curve meets the right edge, in points.
        func reach(_ index: Int, room: CGFloat) -> CGFloat {
            guard radii[index] != .zero else { return 0 }
            return radii[index].height * (isContinuous(index) ? ContinuousCorner(room: room).start.x : 1)
        }
        let startY = ((t + reach(3, room: room(at: 3).on)) + (b - reach(0, room: room(at: 0).back))) / 2
        move(to: CGPoint(x: r, y: startY).applying(transform))
        for index in corners.indices {
            let (corner, radius) = (corners[index], radii[index])
            // The point at distances `p` and `q` from the vertex along the two edges, in multiples of the radius.
            func at(_ p: CGFloat, _ q: CGFloat) -> CGPoint {
                CGPoint(
                    x: corner.vertex.x + radius.width * (p * corner.back.dx + q * corner.on.dx),
                    y: corner.vertex.y + radius.height * (p * corner.back.dy + q * corner.on.dy)
                ).applying(transform)
            }
            func at(_ point: CGPoint) -> CGPoint { at(point.x, point.y) }
            if radius == .zero {
                addLine(to: at(0, 0))
                continue
            }
            if isContinuous(index) {
                let back = ContinuousCorner(room: room(at: index).back)
                let on = ContinuousCorner(room: room(at: index).on).mirrored
                addLine(to: at(back.start))
                addCurve(to: at(back.joint), control1: at(back.leaving.0), control2: at(back.leaving.1))
                addCurve(to: at(on.joint), control1: at(back.middle), control2: at(on.middle))
                addCurve(to: at(on.start), control1: at(on.leaving.1), control2: at(on.leaving.0))
            } else {
                addLine(to: at(1, 0))
                addCurve(
                    to: at(0, 1), control1: at(1 - quarterCircleHandle, 0), control2: at(0, 1 - quarterCircleHandle))
            }
        }
        closeSubpath()
    }
}
