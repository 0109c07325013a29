// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

public struct AnyShape: Shape {
    private var base: any Shape

    public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// Ignores data of a shape of another type, so a change of the shape's type is not animated.
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
