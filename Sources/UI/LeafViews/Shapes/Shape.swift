// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// A form that fills the space it is offered.
///
/// A shape is a plain value that any thread may ask for its path, hence `nonisolated` although views live on the main
/// actor.
public nonisolated protocol Shape: Sendable, Animatable, View, _AnimatedWhereDrawn {
    /// The outline of the shape within `rect`, in points, y down.
    func path(in rect: CGRect) -> Path

    /// What the shape is meant for. This engine does not ask: shapes that nothing is said of are filled.
    static var role: ShapeRole { get }

    /// What happens to the outline where text runs from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size of the shape as a view; most take all that is offered, and 10 points where nothing is.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// An area, where a shape says nothing else.
    public static var role: ShapeRole { .fill }
    /// Mirrored where text runs from right to left, where a shape says nothing else.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    /// All that is offered, and 10 points where nothing is.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// A shape whose outline can move inwards.
public nonisolated protocol InsettableShape: Shape {
    /// The type of what `inset(by:)` gives, which can be inset again.
    associatedtype InsetShape: InsettableShape

    /// The shape `amount` points further in on every side; negative amounts go outwards.
    func inset(by amount: CGFloat) -> InsetShape
}
