// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

public struct Circle: SelfInsetting {
    public init() {}

    public func path(in rect: CGRect) -> Path { path(in: rect, insetBy: 0) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Self.size(in: proposal) }

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
    public static var circle: Circle { Circle() }
}
