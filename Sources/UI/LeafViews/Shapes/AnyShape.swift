// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// A shape of a type that is known only at run time.
public struct AnyShape: Shape {
    private var base: any Shape

    /// The shape in it; an `AnyShape` is not put into another.
    public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

    /// The outline of the shape in it.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    /// The size of the shape in it.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    /// What the shape in it does where text runs from right to left.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// The data of the shape inside. A shape of another type takes nothing of it: the change is shown at once.
    public var animatableData: _AnyAnimatableData {
        get {
            func data<S: Shape>(of shape: S) -> _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }
            return data(of: base)
        }
        set {
            func setting<S: Shape>(_ shape: S) -> any Shape {
                guard let data = newValue.value(as: S.AnimatableData.self) else { return shape }
                var copy = shape
                copy.animatableData = data
                return copy
            }
            base = setting(base)
        }
    }
}
