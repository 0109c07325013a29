// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The largest circle that fits, in the middle. Its outline starts at 3 o'clock and runs clockwise.
public struct Circle: SelfInsetting {
    /// The circle has no parameters.
    public init() {}

    /// The largest circle in the middle of `rect`.
    public func path(in rect: CGRect) -> Path { path(in: rect, insetBy: 0) }
    /// Never mirrored: it is its own mirror image.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// A square: the shorter of the lengths offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Self.size(in: proposal) }

    /// A circle with a radius smaller by `amount` points, in the same space.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkenShape(base: self, amount: amount) }

    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(
            ellipseIn: CGRect(x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius)
                .insetBy(dx: amount, dy: amount))
    }

    private static func size(in proposal: ProposedViewSize) -> CGSize {
        let side =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let length?, nil), (nil, let length?): length
            case (nil, nil): ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width
            }
        return CGSize(width: side, height: side)
    }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
