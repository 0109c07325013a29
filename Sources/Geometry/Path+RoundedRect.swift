// SPDX-License-Identifier: MIT

import Foundation

/// Rounded rectangles.
///
/// The subpath starts in the middle of the straight part of the right edge and runs down, clockwise on screen: that is
/// where dashes and trims of Apple's rounded rectangles and capsules start.
///
///     lead = r (circular) or 1.528665 r (continuous)          straight ──●·.
///                                                                          ·   ← corner
///     A continuous corner whose lead exceeds half of both edges           ●
///     is drawn as a circular one. Where it exceeds half of one            │ start (down)
///     edge only, it reaches as far as it can there, and all of            ↓
///     its way along the other: both measured on Apple's pictures,
///     squares with large corners and low bars.
extension Path {
    /// - Parameter cornerSize: The half axes of the corners' ellipses; negative is 0. Those longer than half of
    ///   their edge are scaled down, both alike: a radius beyond half of the shorter edge gives a capsule.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addRoundedRect(rect, [cornerSize, cornerSize, cornerSize, cornerSize], style, transform)
    }

    /// - Parameter cornerRadii: Negative is 0, more than half of the shorter edge is cut.
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
        let radii = sizes.map { size -> CGSize in
            guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return .zero }
            let fit = min(1, half.width / size.width, half.height / size.height)
            return CGSize(width: size.width * fit, height: size.height * fit)
        }
        guard radii.contains(where: { $0 != .zero }) else { return addRect(rect, transform: transform) }

        // Each corner's vertex, and unit vectors from it back along the edge that comes in and on along the next one.
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let corners: [(vertex: CGPoint, back: CGVector, on: CGVector)] = [
            (CGPoint(x: r, y: b), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: l, y: b), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: l, y: t), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (CGPoint(x: r, y: t), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
        ]
        let startY = ((t + radii[3].height) + (b - radii[0].height)) / 2
        move(to: CGPoint(x: r, y: startY).applying(transform))
        for (corner, radius) in zip(corners, radii) {
            // The point at distances (p, q), in radii, from the vertex along the two edges.
            func at(_ p: CGFloat, _ q: CGFloat) -> CGPoint {
                CGPoint(
                    x: corner.vertex.x + radius.width * (p * corner.back.dx + q * corner.on.dx),
                    y: corner.vertex.y + radius.height * (p * corner.back.dy + q * corner.on.dy)
                ).applying(transform)
            }
            if radius == .zero {
                addLine(to: at(0, 0))
                continue
            }
            // How far the corner may reach along each of its edges, in radii.
            let room = (
                back: corner.back.dx == 0 ? half.height / radius.height : half.width / radius.width,
                on: corner.back.dx == 0 ? half.width / radius.width : half.height / radius.height
            )
            if style == .continuous, max(room.back, room.on) >= continuousLead {
                /// What lies this far out of the corner, drawn in where there is less room.
                func reach(_ distance: CGFloat, in room: CGFloat) -> CGFloat {
                    let bend: CGFloat = 0.63149399
                    return bend + (distance - bend) * min(1, (room - bend) / (continuousLead - bend))
                }
                addLine(to: at(reach(continuousLead, in: room.back), 0))
                addCurve(
                    to: at(0.63149399, 0.07491139), control1: at(reach(1.08849296, in: room.back), 0),
                    control2: at(reach(0.86840694, in: room.back), 0))
                addCurve(
                    to: at(0.07491139, 0.63149399), control1: at(0.37282392, 0.16906013),
                    control2: at(0.16906013, 0.37282392))
                addCurve(
                    to: at(0, reach(continuousLead, in: room.on)), control1: at(0, reach(0.86840694, in: room.on)),
                    control2: at(0, reach(1.08849296, in: room.on)))
            } else {
                addLine(to: at(1, 0))
                addCurve(
                    to: at(0, 1), control1: at(1 - quarterCircleHandle, 0), control2: at(0, 1 - quarterCircleHandle))
            }
        }
        closeSubpath()
    }
}

/// How far a continuous corner reaches along its edges, in radii.
private let continuousLead: CGFloat = 1.52866483
