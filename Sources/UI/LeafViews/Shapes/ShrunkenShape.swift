// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// A shape that computes its own inset path.
protocol SelfInsetting: InsettableShape {
    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

/// A shape inset by a distance in points.
struct ShrunkenShape<Base: SelfInsetting>: InsettableShape {
    var base: Base
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect, insetBy: amount) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    func inset(by amount: CGFloat) -> Self { Self(base: base, amount: self.amount + amount) }

    var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
}
