// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

// The animatable data of geometric values. Unit points and angles are multiplied by 128, because a spring ends at a
// fixed distance from its target: a remaining radian is far more visible than a remaining point.

private let unitScale: CGFloat = 128

extension CGPoint: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension UnitPoint: Animatable {
    /// The coordinates in units of 1/128, so that springs settle precisely.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * unitScale, y * unitScale) }
        set { (x, y) = (newValue.first / unitScale, newValue.second / unitScale) }
    }
}

extension Angle: Animatable {
    /// The angle in units of 1/128 radian. In radians, springs would end too early, because they end at a fixed small
    /// distance, which is meant for points.
    public var animatableData: Double {
        get { radians * Double(unitScale) }
        set { radians = newValue / Double(unitScale) }
    }
}

extension StrokeStyle: Animatable {
    /// Line width, miter limit and dash phase. Dashes, caps and joins are not animated.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension RectangleCornerRadii: Animatable {
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing)) }
        set {
            (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
            (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}
