// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Quartz2D
import SwiftUICore

/// A view that keeps its properties and hierarchy. SwiftUI draws its background colour, opacity and subviews;
/// subclasses draw texts and images. Frames and constraints do not place subviews.
@MainActor @preconcurrency
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIView: UIResponder {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    /// Ignored: animations end immediately.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    }

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
    open var bounds = CGRect.zero
    open var center = CGPoint.zero
    open var transform = CGAffineTransform.identity
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .tintColor
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var contentMode = ContentMode.scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var tag = 0
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?
    /// Kept and ignored.
    open var accessibilityViewIsModal = false
    open var accessibilityIdentifier: String?
    /// Kept and not drawn.
    public private(set) lazy var layer: CALayer = Self.makeLayer(of: Self.layerClass)
    open class var layerClass: AnyClass { CALayer.self }

    public override convenience init() { self.init(frame: .zero) }

    public init(frame: CGRect) {
        super.init()
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
    }

    public required init?(coder: NSCoder) { super.init() }

    /// The host's window, even for a view without a superview.
    open var window: UIWindow? { .host }
    /// Always zero, except in windows.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// The interface style and scale of the screen.
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        view.superview = self
        subviews.append(view)
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.superview = self
        subviews.insert(view, at: min(max(index, 0), subviews.count))
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        view.removeFromSuperview()
        insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
    }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        view.removeFromSuperview()
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) ?? false
    }
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }
    open func removeFromSuperview() {
        guard let around = superview else { return }
        around.willRemoveSubview(self)
        around.subviews.removeAll { $0 === self }
        superview = nil
        didMoveToSuperview()
    }

    open func invalidateIntrinsicContentSize() {}
    open func updateConstraints() {}
    open class var requiresConstraintBasedLayout: Bool { false }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        .defaultHigh
    }
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The intrinsic size; along an axis without an intrinsic size, the length of `targetSize`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
            width: own.width >= 0 ? own.width : targetSize.width,
            height: own.height >= 0 ? own.height : targetSize.height)
    }
    /// The intrinsic size; along an axis without an intrinsic size, the length of `targetSize`. Ignores the priorities.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { systemLayoutSizeFitting(targetSize) }
    /// Always empty: constraints are not kept by views.
    open var constraints: [NSLayoutConstraint] { [] }
    /// Never called: SwiftUI lays out.
    open func layoutSubviews() {}
    /// Never called: there are no nib files.
    open func awakeFromNib() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    /// Never called.
    open func draw(_ rect: CGRect) {}
    /// No view edits text here, so there is nothing to end.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
    open func didMoveToSuperview() {}
    /// Never called.
    open func didMoveToWindow() {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Never called.
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    /// Never called: traits do not change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Never called: safe areas do not change.
    open func safeAreaInsetsDidChange() {}
    /// Never called.
    open func tintColorDidChange() {}
    /// Kept and ignored.
    open var preservesSuperviewLayoutMargins = false
    /// Kept and ignored.
    open var insetsLayoutMarginsFromSafeArea = true
    /// Never called: margins do not change.
    open func layoutMarginsDidChange() {}
    /// From left to right, unless `semanticContentAttribute` forces the other direction.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// Kept and ignored.
    open var mask: UIView?
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var contentScaleFactor: CGFloat = UIScreen.main.scale
    open var clearsContextBeforeDrawing = true
    /// Kept and ignored.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
    /// Kept and ignored.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Kept and ignored.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The superview, even if a controller owns the view.
    open override var next: UIResponder? { superview }
    /// The returned view has no content, because no snapshot is taken.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
    /// Kept; no recognizer receives touches.
    open var gestureRecognizers: [UIGestureRecognizer]?
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
        }
        return self
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The transform from this view's coordinates to those of the outermost view.
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
    /// If `view` is nil, converts to the coordinates of the outermost view.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(way(to: view)) }
    /// If `view` is nil, converts from the coordinates of the outermost view.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(way(to: view).inverted())
    }
    /// If `view` is nil, converts to the coordinates of the outermost view.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(way(to: view)) }
    /// If `view` is nil, converts from the coordinates of the outermost view.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(way(to: view).inverted()) }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
    /// Kept; changes are never animated.
    public private(set) static var areAnimationsEnabled = true
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
    /// Runs `animations` and `completion` immediately.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Runs `animations` and `completion` immediately.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    /// Runs `animations` and `completion` immediately.
    public static func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Runs `animations` and `completion` immediately.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// The SwiftUI view that draws this view; nil if it has nothing to draw.
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

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    /// A layer of class `type` if the class is listed below. Otherwise a plain `CALayer`, because a custom subclass
    /// cannot be instantiated from its metatype.
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
