// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Quartz2D

/// What sees gestures; nothing reaches it here.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// How far a gesture is.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The same as `ended`.
        public static var recognized: State { .ended }
    }

    /// Not begun, unless a subclass says otherwise.
    open var state = State.possible
    /// Whose gestures.
    public internal(set) weak var view: UIView?
    /// Whether it looks at touches.
    open var isEnabled = true
    /// Asked about other gestures; nobody is asked here.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the view loses the touches of a gesture.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches late.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of touches late.
    open var delaysTouchesEnded = true
    /// Which kinds of touches.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// Whether only one kind of touch counts.
    open var requiresExclusiveTouchType = true
    /// What to call it.
    open var name: String?
    /// No finger.
    open var numberOfTouches: Int { 0 }

    /// Nobody is told.
    public init(target: Any?, action: Selector?) { super.init() }
    /// Nobody is told.
    public override convenience init() { self.init(target: nil, action: nil) }
    /// Nothing is decoded here: nobody is told.
    public init?(coder: NSCoder) { super.init() }

    /// Nobody is told.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Nobody is told.
    open func removeTarget(_ target: Any?, action: Selector?) {}
    /// The origin.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// The origin.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
    /// Nothing: no gesture is seen.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// Back to the beginning.
    open func reset() {}
    /// Not wanted.
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    /// False.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// False.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Fingers down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers up.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches taken away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// Asked about gestures; nobody asks here.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether a gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether two gestures may be seen at the same time.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the other gesture must have failed before.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether this gesture must have failed before the other.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether a touch counts.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// True.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// False.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// False.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// False.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// True.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}

/// Sees taps; nothing reaches it here.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How often.
    open var numberOfTapsRequired = 1
    /// With how many fingers.
    open var numberOfTouchesRequired = 1
}
/// Sees drags; nothing reaches it here.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// With how many fingers at least.
    open var minimumNumberOfTouches = 1
    /// With how many fingers at most.
    open var maximumNumberOfTouches = Int.max
    private var moved = CGPoint.zero
    /// How far, in points: what was said with `setTranslation`.
    open func translation(in view: UIView?) -> CGPoint { moved }
    /// Says how far, in points.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
    /// None.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}
/// Sees drags from an edge; nothing reaches it here.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Which edges.
    open var edges: UIRectEdge = []
}
/// Sees strokes; nothing reaches it here.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a stroke goes.
    public struct Direction: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// Directions by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }
    /// Where.
    open var direction: Direction = .right
    /// With how many fingers.
    open var numberOfTouchesRequired = 1
}
/// Sees two fingers go apart; nothing reaches it here.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far apart, to what it was.
    open var scale: CGFloat = 1
    /// None.
    open var velocity: CGFloat { 0 }
}
/// Sees two fingers turn; nothing reaches it here.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// In radians.
    open var rotation: CGFloat = 0
    /// None.
    open var velocity: CGFloat { 0 }
}
/// Sees long touches; nothing reaches it here.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far a finger may move, in points.
    open var allowableMovement: CGFloat = 10
    /// How often before.
    open var numberOfTapsRequired = 0
    /// With how many fingers.
    open var numberOfTouchesRequired = 1
}
/// Sees pointers; none is here.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
