// SPDX-License-Identifier: MIT

import Foundation

/// How a layer moves; only kept, and nothing moves by it.
open class CAAnimation: NSObject {
    /// In seconds.
    open var duration: CFTimeInterval = 0
    /// In seconds.
    open var beginTime: CFTimeInterval = 0
    /// In seconds.
    open var timeOffset: CFTimeInterval = 0
    /// How often.
    open var repeatCount: Float = 0
    /// In seconds.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it goes back.
    open var autoreverses = false
    /// How fast.
    open var speed: Float = 1
    /// What is seen before and after it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether it is forgotten at its end.
    open var isRemovedOnCompletion = true
    /// How it gains and loses speed.
    open var timingFunction: CAMediaTimingFunction?
    /// Told when it begins and ends: never.
    open var delegate: (any CAAnimationDelegate)?
    /// A movement.
    public override init() { super.init() }
}

/// Told when a movement begins and ends: never.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// It begins.
    func animationDidStart(_ anim: CAAnimation)
    /// It ends.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Of one property; only kept.
open class CAPropertyAnimation: CAAnimation {
    /// Which.
    open var keyPath: String?
    /// Whether it adds to what is there.
    open var isAdditive = false
    /// Whether each time begins where the last one ended.
    open var isCumulative = false
    /// Of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// From one value to another; only kept.
open class CABasicAnimation: CAPropertyAnimation {
    /// At first.
    open var fromValue: Any?
    /// At last.
    open var toValue: Any?
    /// What is added.
    open var byValue: Any?
}

/// Like a spring; only kept.
open class CASpringAnimation: CABasicAnimation {
    /// How heavy.
    open var mass: CGFloat = 1
    /// How stiff.
    open var stiffness: CGFloat = 100
    /// How much it loses.
    open var damping: CGFloat = 10
    /// How fast at first.
    open var initialVelocity: CGFloat = 0
    /// In seconds.
    open var settlingDuration: CFTimeInterval { duration }
}

/// From value to value; only kept.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// When, 0 to 1.
    open var keyTimes: [NSNumber]?
    /// Between two values each.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How it goes from one to the next.
    open var calculationMode = CAAnimationCalculationMode.linear
}

/// How it goes from one value to the next.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Straight.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// At once.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At one speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// Several at the same time; only kept.
open class CAAnimationGroup: CAAnimation {
    /// Which.
    open var animations: [CAAnimation]?
}

/// From one content to another; only kept.
open class CATransition: CAAnimation {
    /// How.
    open var type = CATransitionType.fade
    /// Where from.
    open var subtype: CATransitionSubtype?
}

/// How content comes.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Slowly.
    public static let fade = CATransitionType(rawValue: "fade")
    /// Over what is there.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// With what is there.
    public static let push = CATransitionType(rawValue: "push")
    /// From under what is there.
    public static let reveal = CATransitionType(rawValue: "reveal")
}
/// Where content comes from.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A side by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// How a movement gains and loses speed; only kept.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    private let name: CAMediaTimingFunctionName?
    /// A curve by its name.
    public init(name: CAMediaTimingFunctionName) { self.name = name }
    /// A curve by its two points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { name = nil }
}

/// Curves that have names.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A curve by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at last.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As usual.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is seen before and after a movement.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where it ended.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Where it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing of it.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Changes of layers that belong together; they are carried out at once.
open class CATransaction: NSObject {
    /// Begins.
    open class func begin() {}
    /// Ends.
    open class func commit() {}
    /// Nothing.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {}
    /// Nothing.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Nothing.
    open class func setDisableActions(_ flag: Bool) {}
    /// Called at once.
    open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
