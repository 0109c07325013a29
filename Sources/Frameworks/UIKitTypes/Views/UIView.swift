// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Quartz2D
import Views

/// A view of UIKit. Such views keep what they are told and draw little: a colour, a text, an image, where SwiftUI shows them.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// How content fills a frame of another shape.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }

    /// Which edges follow those of the view around.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// A bit for each edge.
        public let rawValue: UInt
        /// Edges by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As wide as the view around.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// As high as the view around.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    /// How an animation goes; not heeded.
    public struct AnimationOptions: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Slow at both ends.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Again and again.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// There and back.
        public static let autoreverse = AnimationOptions(rawValue: 16)
    }

    /// In the space of the view around, in points.
    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
                height: bounds.height)
        }
        set {
            bounds.size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    /// In its own space, in points.
    open var bounds = CGRect.zero
    /// In the space of the view around, in points.
    open var center = CGPoint.zero
    /// What happens to the view about its centre.
    open var transform = CGAffineTransform.identity
    /// 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether it is left out.
    open var isHidden = false
    /// Whether nothing shines through.
    open var isOpaque = true
    /// Behind the content.
    open var backgroundColor: UIColor?
    /// Of what can be touched.
    open var tintColor: UIColor! = .tintColor
    /// Whether content ends at the bounds.
    open var clipsToBounds = false
    /// Whether it can be touched.
    open var isUserInteractionEnabled = true
    /// How content fills a frame of another shape.
    open var contentMode = ContentMode.scaleToFill
    /// Which edges follow those of the view around.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the mask makes constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// A number for the author.
    open var tag = 0
    /// Views inside, from the back to the front.
    open private(set) var subviews: [UIView] = []
    /// The view around.
    open private(set) weak var superview: UIView?
    /// What readers of the screen say.
    open var accessibilityIdentifier: String?
    /// What draws the view; only kept.
    public private(set) lazy var layer = CALayer()

    /// A view of no size.
    public nonisolated override init() { super.init() }

    /// - Parameter frame: in points.
    public init(frame: CGRect) {
        super.init()
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// A view of no size: nothing is decoded here.
    public required init?(coder: NSCoder) { super.init() }

    /// The host's window.
    open var window: UIWindow? { .host }
    /// Nothing.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// Size for the content where nothing else is asked for; negative: none.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// There is no size of its own.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// Light or dark, and the scale.
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

    /// Puts a view in front of those inside.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    /// Puts a view between those inside.
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.superview = self
        subviews.insert(view, at: min(max(index, 0), subviews.count))
    }

    /// Takes it out of the view around.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// Nothing: SwiftUI lays out.
    open func layoutSubviews() {}
    /// Nothing: SwiftUI lays out.
    open func setNeedsLayout() {}
    /// Nothing: SwiftUI lays out.
    open func layoutIfNeeded() {}
    /// Nothing: each frame is drawn.
    open func setNeedsDisplay() {}
    /// Nothing: views of UIKit do not draw by themselves here.
    open func draw(_ rect: CGRect) {}
    /// Nothing: nobody types here.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
    /// Nothing.
    open func didMoveToSuperview() {}
    /// Nothing.
    open func didMoveToWindow() {}
    /// Nothing: nobody touches views of UIKit here.
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
    /// Its own size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size that fits.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// Carries the changes out at once.
    public static func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Carries the changes out at once.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// What SwiftUI shows of this view; nil: nothing that is known.
    package var drawing: AnyView? {
        guard !isHidden else { return AnyView(Color.clear) }
        let shown = subviews.compactMap(\.drawing)
        guard backgroundColor != nil || !shown.isEmpty else { return nil }
        return AnyView(
            ZStack {
                Color(backgroundColor ?? .clear)
                ForEach(shown.indices, id: \.self) { shown[$0] }
            }.opacity(alpha))
    }
}

/// What draws a view; properties are only kept.
open class CALayer: NSObject {
    /// Of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// Of the border, in points.
    open var borderWidth: CGFloat = 0
    /// Of the border.
    open var borderColor: CGColor?
    /// Behind the content.
    open var backgroundColor: CGColor?
    /// Of the shadow.
    open var shadowColor: CGColor?
    /// Of the shadow, 0 to 1.
    open var shadowOpacity: Float = 0
    /// Of the shadow, in points.
    open var shadowRadius: CGFloat = 3
    /// Of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// Whether content ends at the bounds.
    open var masksToBounds = false
    /// 0 to 1.
    open var opacity: Float = 1
    /// In points.
    open var frame = CGRect.zero
    /// In points.
    open var bounds = CGRect.zero
    /// In points.
    open var position = CGPoint.zero
    /// Layers inside, from the back to the front.
    open var sublayers: [CALayer]?
    /// A layer.
    public override init() { super.init() }
    /// Puts a layer in front of those inside.
    open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
}

/// What sees gestures; nothing reaches it here.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// How far a gesture is.
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
    /// Not begun.
    open var state: State { .possible }
    /// Nothing.
    open var view: UIView? { nil }
    /// Whether it looks at touches.
    open var isEnabled = true
    /// Nobody is asked.
    public init(target: Any? = nil, action: Selector? = nil) { super.init() }
    /// The origin.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Sees taps; nothing reaches it here.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How often.
    open var numberOfTapsRequired = 1
}
/// Sees drags; nothing reaches it here.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// None.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// None.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}
/// Sees long touches; nothing reaches it here.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
}
