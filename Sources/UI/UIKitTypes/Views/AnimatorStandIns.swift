// SPDX-License-Identifier: MIT

// Generated from StandIns/UIKit-Animators.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import Geometry
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
extension UIView {
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
extension UIViewAnimating {
    public func startAnimation() {}
    public func startAnimation(afterDelay delay: TimeInterval) {}
    public func pauseAnimation() {}
    public func stopAnimation(_ withoutFinishing: Bool) {}
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void) {}
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}
/// Runs its animations at once, without motion.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public let duration: TimeInterval
    open var fractionComplete: CGFloat = 0
    open var isReversed = false
    open var isInterruptible: Bool = true
    open var isUserInteractionEnabled: Bool = true
    open var scrubsLinearly: Bool = false
    open var pausesOnCompletion: Bool = false
    open private(set) var state = UIViewAnimatingState.inactive
    open var isRunning: Bool { false }
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, animations)
    }
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, animations)
    }
    public convenience init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
            animations: (() -> Void)? = nil) {
        self.init(duration: duration, animations)
    }
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.init(duration: duration, nil)
        timingParameters = parameters
    }
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    init(duration: TimeInterval, _ animations: (() -> Void)?) {
        self.duration = duration
        self.animations = animations.map { [$0] } ?? []
    }
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
    open func startAnimation() {
        for animation in animations { animation() }
        for completion in completions { completion(.end) }
        (animations, completions) = ([], [])
    }
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    open func pauseAnimation() { state = .active }
    open func stopAnimation(_ withoutFinishing: Bool) { state = withoutFinishing ? .inactive : .stopped }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { state = .inactive }
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        startAnimation()
    }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSObjectProtocol {
}
/// Kept by animators, which run without motion.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public let initialVelocity: CGVector
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { initialVelocity = velocity }
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
    }
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
    public override convenience init() { self.init(dampingRatio: 1, initialVelocity: .zero) }
}
/// Kept by animators, which run without motion.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        controlPoint1 = .zero
        controlPoint2 = CGPoint(x: 1, y: 1)
    }
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .linear
        controlPoint1 = point1
        controlPoint2 = point2
    }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum DisplayMode: Int, Sendable { case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    public enum LayoutEnvironment: Int, Sendable { case none, expanded, collapsed }
    public let style: Style
    open var viewControllers: [UIViewController] = []
    open var preferredDisplayMode = DisplayMode.automatic
    open var displayMode: DisplayMode { .oneBesideSecondary }
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var splitBehavior: SplitBehavior { .tile }
    open var primaryEdge = PrimaryEdge.leading
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var presentsWithGesture: Bool = false
    open var showsSecondaryOnlyButton: Bool = false
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0
    open var isCollapsed: Bool { false }
    open weak var delegate: (any UISplitViewControllerDelegate)?
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }
    open func setViewController(_ vc: UIViewController?, for column: Column) { if let vc { viewControllers.append(vc) } }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
}
