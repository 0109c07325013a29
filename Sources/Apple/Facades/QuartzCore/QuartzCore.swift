// SPDX-License-Identifier: MIT

@_exported import CoreGraphics
@_exported import class UIKitTypes.CADisplayLink
@_exported import func UIKitTypes.CACurrentMediaTime
@_exported import class UIKitTypes.CAAnimation
@_exported import protocol UIKitTypes.CAAnimationDelegate
@_exported import class UIKitTypes.CAAnimationGroup
@_exported import class UIKitTypes.CABasicAnimation
@_exported import struct UIKitTypes.CACornerMask
@_exported import class UIKitTypes.CAEmitterCell
@_exported import class UIKitTypes.CAEmitterLayer
@_exported import class UIKitTypes.CAGradientLayer
@_exported import struct UIKitTypes.CAGradientLayerType
@_exported import class UIKitTypes.CAKeyframeAnimation
@_exported import class UIKitTypes.CALayer
@_exported import struct UIKitTypes.CALayerCornerCurve
@_exported import struct UIKitTypes.CAMediaTimingFillMode
@_exported import class UIKitTypes.CAMediaTimingFunction
@_exported import struct UIKitTypes.CAMediaTimingFunctionName
@_exported import class UIKitTypes.CAPropertyAnimation
@_exported import class UIKitTypes.CAReplicatorLayer
@_exported import class UIKitTypes.CAShapeLayer
@_exported import struct UIKitTypes.CAShapeLayerFillRule
@_exported import struct UIKitTypes.CAShapeLayerLineCap
@_exported import struct UIKitTypes.CAShapeLayerLineJoin
@_exported import class UIKitTypes.CASpringAnimation
@_exported import class UIKitTypes.CATextLayer
@_exported import class UIKitTypes.CATransaction
@_exported import class UIKitTypes.CATransition
@_exported import struct UIKitTypes.CATransitionSubtype
@_exported import struct UIKitTypes.CATransitionType
