// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

public nonisolated protocol Shape: Sendable, Animatable, View, _AnimatedWhereDrawn {
    func path(in rect: CGRect) -> Path

    /// Ignored: shapes are filled by default.
    static var role: ShapeRole { get }

    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public static var role: ShapeRole { .fill }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    func inset(by amount: CGFloat) -> InsetShape
}
