// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Quartz2D
import Interaction

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
        /// With a changing distance on the left.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// With a changing distance on the right.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// With a changing distance above.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// With a changing distance below.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
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
        /// Views are laid out meanwhile.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Views can be touched meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// From where it is.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// Into each other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turned about the vertical line.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turned about the vertical line.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
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
    /// Whether readers of the screen see nothing but it.
    open var accessibilityViewIsModal = false
    /// What readers of the screen say.
    open var accessibilityIdentifier: String?
    /// What draws the view; only kept.
    public private(set) lazy var layer: CALayer = Self.makeLayer(of: Self.layerClass)
    /// The class of what draws the view.
    open class var layerClass: AnyClass { CALayer.self }

    /// A view of no size.
    public override convenience init() { self.init(frame: .zero) }

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
        view.willMove(toSuperview: self)
        view.superview = self
        subviews.append(view)
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Puts a view between those inside.
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.superview = self
        subviews.insert(view, at: min(max(index, 0), subviews.count))
    }

    /// Puts a view in front of another one.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        view.removeFromSuperview()
        insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
    }
    /// Puts a view behind another one.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        view.removeFromSuperview()
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }
    /// Whether the view is inside, however deep, or is this one.
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) ?? false
    }
    /// The view with a number: itself or one inside.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }
    /// Takes it out of the view around.
    open func removeFromSuperview() {
        guard let around = superview else { return }
        around.willRemoveSubview(self)
        around.subviews.removeAll { $0 === self }
        superview = nil
        didMoveToSuperview()
    }

    /// Nothing: SwiftUI lays out.
    open func invalidateIntrinsicContentSize() {}
    /// Nothing: nothing is laid out by constraints.
    open func updateConstraints() {}
    /// Views do not depend on constraints.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// How much it wants to be no larger than its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
    /// How much it wants to be no smaller than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        .defaultHigh
    }
    /// A target that asks for the smallest size that fits.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// A target that asks for the largest size that fits.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size of its own, or else the one proposed.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
            width: own.width >= 0 ? own.width : targetSize.width,
            height: own.height >= 0 ? own.height : targetSize.height)
    }
    /// The size of its own, or else the one proposed.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { systemLayoutSizeFitting(targetSize) }
    /// Constraints of its views; not kept.
    open var constraints: [NSLayoutConstraint] { [] }
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
    /// Nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// A view came.
    open func didAddSubview(_ subview: UIView) {}
    /// A view is about to go.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Nothing: traits do not change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Nothing: safe areas do not change.
    open func safeAreaInsetsDidChange() {}
    /// Nothing: colours do not change.
    open func tintColorDidChange() {}
    /// Around content, in points.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Around content, in points.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// Which parts of it are seen; not heeded.
    open var mask: UIView?
    /// Whether several fingers count.
    open var isMultipleTouchEnabled = false
    /// Whether no other view is touched meanwhile.
    open var isExclusiveTouch = false
    /// Pixels per point.
    open var contentScaleFactor: CGFloat = UIScreen.main.scale
    /// Whether it is emptied before it draws.
    open var clearsContextBeforeDrawing = true
    /// How the tint is changed; not heeded.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// How the tint is changed.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
    /// Light or dark, as asked for; not heeded.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// In which direction it lays out; not heeded.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The controller of the view, else the view around.
    open override var next: UIResponder? { superview }
    /// What the view looks like: an empty view.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
    /// What sees gestures of this view; nothing reaches it here.
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// Adds what sees gestures.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    /// Takes away what sees gestures.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    /// True.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The view in front at a point of this view's space, itself or one inside; nil where nothing can be touched.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
        }
        return self
    }
    /// Whether a point of this view's space is in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// From this view's space to that of the outermost view.
    private var toOutermost: CGAffineTransform {
        var total = CGAffineTransform.identity
        var view: UIView? = self
        while let present = view {
            let box = present.bounds
            total = total.concatenating(CGAffineTransform(translationX: -box.midX, y: -box.midY))
                .concatenating(present.transform)
                .concatenating(CGAffineTransform(translationX: present.center.x, y: present.center.y))
            view = present.superview
        }
        return total
    }
    private func way(to view: UIView?) -> CGAffineTransform {
        toOutermost.concatenating(view?.toOutermost.inverted() ?? .identity)
    }
    /// A point of this view's space in that of another; nil: of the outermost.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(way(to: view)) }
    /// A point of another view's space in that of this one.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(way(to: view).inverted())
    }
    /// A box of this view's space in that of another; nil: of the outermost.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(way(to: view)) }
    /// A box of another view's space in that of this one.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(way(to: view).inverted()) }
    /// Its own size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size that fits.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// Whether changes are animated; they are carried out at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
    /// Whether changes are animated; they are carried out at once.
    public private(set) static var areAnimationsEnabled = true
    /// Carries the changes out.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
    /// Carries the changes out at once.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Carries the changes out at once.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

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

/// In which direction content is laid out.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    /// A layer of a class: one of ours; of others a plain one.
    fileprivate static func makeLayer(of type: AnyClass) -> CALayer {
        switch type {
        case is CAGradientLayer.Type: CAGradientLayer()
        case is CAShapeLayer.Type: CAShapeLayer()
        case is CAEmitterLayer.Type: CAEmitterLayer()
        case is CAReplicatorLayer.Type: CAReplicatorLayer()
        case is CATextLayer.Type: CATextLayer()
        default: CALayer()
        }
    }
}
