// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A view that keeps its properties and hierarchy. SwiftUI draws its layer's background, border and corners, its
/// opacity and its subviews. Frames and constraints do not place subviews.
@MainActor @preconcurrency
open class NSView: NSResponder, NSAppearanceCustomization {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let minXMargin = AutoresizingMask(rawValue: 1)
        public static let width = AutoresizingMask(rawValue: 2)
        public static let maxXMargin = AutoresizingMask(rawValue: 4)
        public static let minYMargin = AutoresizingMask(rawValue: 8)
        public static let height = AutoresizingMask(rawValue: 16)
        public static let maxYMargin = AutoresizingMask(rawValue: 32)
    }
    public enum LayerContentsRedrawPolicy: Int, Sendable {
        case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
    }

    open var frame: NSRect { didSet { bounds.size = frame.size } }
    open var bounds: NSRect
    open var alphaValue: CGFloat = 1
    open var isHidden = false
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true
    /// Kept and ignored.
    open var appearance: NSAppearance?
    open var toolTip: String?
    open var identifier: NSUserInterfaceItemIdentifier?
    open var tag: Int { -1 }
    open var clipsToBounds = false
    open var needsDisplay = true
    open var needsLayout = true
    open var needsUpdateConstraints = false
    open var canDrawConcurrently = false
    open var postsFrameChangedNotifications = true
    open var postsBoundsChangedNotifications = true
    open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.duringViewResize
    open var focusRingType = NSFocusRingType.default
    /// Kept; nothing is animated.
    open var animations: [String: Any] = [:]
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
    private var ownSubviews: [NSView] = []
    open private(set) weak var superview: NSView?
    open private(set) var trackingAreas: [NSTrackingArea] = []
    open var gestureRecognizers: [NSGestureRecognizer] = []

    /// A layer; nil until `wantsLayer` or the layer itself is set.
    open var layer: CALayer?
    open var wantsLayer: Bool {
        get { layer != nil }
        set { layer = newValue ? layer ?? makeBackingLayer() : nil }
    }
    open func makeBackingLayer() -> CALayer { CALayer() }
    open var wantsUpdateLayer: Bool { false }
    /// Never called.
    open func updateLayer() {}

    public init(frame frameRect: NSRect) {
        (frame, bounds) = (frameRect, NSRect(origin: .zero, size: frameRect.size))
        super.init()
    }
    public override required init?(coder: NSCoder) {
        (frame, bounds) = (.zero, .zero)
        super.init(coder: coder)
    }
    public override convenience init() { self.init(frame: .zero) }

    /// The host's window, even for a view without a superview.
    open var window: NSWindow? { .host }
    open override var nextResponder: NSResponder? {
        get { superview }
        set {}
    }
    open var isFlipped: Bool { false }
    open var isOpaque: Bool { false }
    open var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor ?? false }
    open var allowsVibrancy: Bool { false }
    open var mouseDownCanMoveWindow: Bool { !isOpaque }
    open var visibleRect: NSRect { bounds }
    open var inLiveResize: Bool { false }

    // The hierarchy.

    open var subviews: [NSView] {
        get { ownSubviews }
        set {
            for view in ownSubviews where !newValue.contains(where: { $0 === view }) { view.removeFromSuperview() }
            for view in newValue where view.superview !== self { addSubview(view) }
            ownSubviews = newValue
        }
    }
    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        view.viewWillMove(toSuperview: self)
        view.superview = self
        ownSubviews.append(view)
        view.viewDidMoveToSuperview()
        didAddSubview(view)
    }
    open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
        addSubview(view)
        ownSubviews.removeLast()
        let other = otherView.flatMap { one in ownSubviews.firstIndex { $0 === one } }
        switch place {
        case .below: ownSubviews.insert(view, at: other ?? 0)
        case .above, .out: ownSubviews.insert(view, at: other.map { $0 + 1 } ?? ownSubviews.count)
        }
    }
    open func removeFromSuperview() {
        guard let around = superview else { return }
        around.willRemoveSubview(self)
        around.ownSubviews.removeAll { $0 === self }
        superview = nil
        viewDidMoveToSuperview()
    }
    open func replaceSubview(_ oldView: NSView, with newView: NSView) {
        guard let index = ownSubviews.firstIndex(where: { $0 === oldView }) else { return }
        oldView.removeFromSuperview()
        addSubview(newView)
        ownSubviews.removeLast()
        ownSubviews.insert(newView, at: index)
    }
    open func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    open func viewWithTag(_ tag: Int) -> NSView? {
        if self.tag == tag { return self }
        return ownSubviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    open func viewWillMove(toSuperview newSuperview: NSView?) {}
    open func viewDidMoveToSuperview() {}
    /// Never called, like the methods below.
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    open func viewDidMoveToWindow() {}
    open func viewDidHide() {}
    open func viewDidUnhide() {}
    open func viewDidChangeEffectiveAppearance() {}
    open func viewDidChangeBackingProperties() {}
    open func viewWillDraw() {}
    open func viewWillStartLiveResize() {}
    open func viewDidEndLiveResize() {}
    open func didAddSubview(_ subview: NSView) {}
    open func willRemoveSubview(_ subview: NSView) {}

    // Layout and drawing.

    open var intrinsicContentSize: NSSize { NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric) }
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    open func invalidateIntrinsicContentSize() {}
    /// The intrinsic size; along an axis without an intrinsic size, the length of the frame.
    open var fittingSize: NSSize {
        let own = intrinsicContentSize
        return NSSize(
            width: own.width >= 0 ? own.width : frame.width, height: own.height >= 0 ? own.height : frame.height)
    }
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
    open var safeAreaRect: NSRect { bounds }
    open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
    open var baselineOffsetFromBottom: CGFloat { 0 }
    open var constraints: [NSLayoutConstraint] { [] }
    open func addConstraint(_ constraint: NSLayoutConstraint) {}
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
    open func removeConstraint(_ constraint: NSLayoutConstraint) {}
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
    /// Never called: SwiftUI lays out.
    open func layout() {}
    open func layoutSubtreeIfNeeded() {}
    open func updateConstraints() {}
    open class var requiresConstraintBasedLayout: Bool { false }
    open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
    open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
    open func setBoundsSize(_ newSize: NSSize) { bounds.size = newSize }
    open func setNeedsDisplay(_ invalidRect: NSRect) {}
    open func display() {}
    open func displayIfNeeded() {}
    /// Never called.
    open func draw(_ dirtyRect: NSRect) {}
    /// Keeps no priority.
    open func setContentHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {}
    open func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
        .defaultLow
    }
    open func setContentCompressionResistancePriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {}
    open func contentCompressionResistancePriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority { .defaultHigh }

    /// The view whose anchors stand for those of this view.
    private lazy var anchors = UIView()
    open var leadingAnchor: NSLayoutXAxisAnchor { anchors.leadingAnchor }
    open var trailingAnchor: NSLayoutXAxisAnchor { anchors.trailingAnchor }
    open var leftAnchor: NSLayoutXAxisAnchor { anchors.leftAnchor }
    open var rightAnchor: NSLayoutXAxisAnchor { anchors.rightAnchor }
    open var centerXAnchor: NSLayoutXAxisAnchor { anchors.centerXAnchor }
    open var topAnchor: NSLayoutYAxisAnchor { anchors.topAnchor }
    open var bottomAnchor: NSLayoutYAxisAnchor { anchors.bottomAnchor }
    open var centerYAnchor: NSLayoutYAxisAnchor { anchors.centerYAnchor }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { anchors.topAnchor }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { anchors.bottomAnchor }
    open var widthAnchor: NSLayoutDimension { anchors.widthAnchor }
    open var heightAnchor: NSLayoutDimension { anchors.heightAnchor }
    open var safeAreaLayoutGuide: NSLayoutGuide { anchors.safeAreaLayoutGuide }
    open var layoutMarginsGuide: NSLayoutGuide { anchors.layoutMarginsGuide }
    open func addLayoutGuide(_ guide: NSLayoutGuide) {}
    open func removeLayoutGuide(_ guide: NSLayoutGuide) {}

    // Places. Frames count; transforms are not kept.

    /// The origin of this view in the coordinates of the outermost view.
    private var origin: NSPoint {
        let around = superview?.origin ?? .zero
        return NSPoint(x: around.x + frame.minX - bounds.minX, y: around.y + frame.minY - bounds.minY)
    }
    private func offset(to view: NSView?) -> NSPoint {
        let (own, other) = (origin, view?.origin ?? .zero)
        return NSPoint(x: own.x - other.x, y: own.y - other.y)
    }
    open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
        let offset = offset(to: view)
        return NSPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
        let offset = offset(to: view)
        return NSPoint(x: point.x - offset.x, y: point.y - offset.y)
    }
    open func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
        NSRect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    open func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
        NSRect(origin: convert(rect.origin, from: view), size: rect.size)
    }
    open func hitTest(_ point: NSPoint) -> NSView? {
        guard !isHidden, frame.contains(point) else { return nil }
        let inner = NSPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
        return ownSubviews.reversed().lazy.compactMap { $0.hitTest(inner) }.first ?? self
    }
    open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool { rect.contains(point) }
    /// Never called: no event reaches a view.
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }

    // Kept; no event reaches a view.
    open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
    open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
    open func updateTrackingAreas() {}
    open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizer.view = self
        gestureRecognizers.append(gestureRecognizer)
    }
    open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizers.removeAll { $0 === gestureRecognizer }
    }
    open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
    open func resetCursorRects() {}
    open func discardCursorRects() {}
    open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
    open func unregisterDraggedTypes() {}
    /// The view itself: changes are not animated.
    open func animator() -> Self { self }

    /// The SwiftUI view that draws this view; nil if it has nothing to draw.
    package var drawing: AnyView? {
        guard !isHidden else { return AnyView(Color.clear) }
        let shown = subviews.compactMap(\.drawing)
        guard hasGround || !shown.isEmpty else { return nil }
        return decorated(ZStack { ForEach(shown.indices, id: \.self) { shown[$0] } }, fills: true)
    }

    private var hasGround: Bool { layer?.backgroundColor != nil || (layer?.borderWidth ?? 0) > 0 }

    /// A view on the layer's background, in its border.
    ///
    /// - Parameter fills: Whether the background takes all proposed space.
    final func decorated(_ content: some View, fills: Bool = false) -> AnyView {
        guard let layer, hasGround || layer.cornerRadius > 0 || layer.opacity < 1 else {
            return AnyView(content.opacity(alphaValue))
        }
        let shape = RoundedRectangle(cornerRadius: layer.cornerRadius, style: .circular)
        let ground = shape.fill(layer.backgroundColor.map { Color(cgColor: $0) } ?? .clear)
        let border = shape.strokeBorder(
            layer.borderColor.map { Color(cgColor: $0) } ?? .black, lineWidth: layer.borderWidth)
        let filled =
            fills
            ? AnyView(
                ZStack {
                    ground; content
                }) : AnyView(content.background { ground })
        let framed = layer.borderWidth > 0 ? AnyView(filled.overlay { border }) : filled
        let clipped = layer.masksToBounds ? AnyView(framed.clipShape(shape)) : framed
        return AnyView(clipped.opacity(alphaValue * CGFloat(layer.opacity)))
    }
}

public typealias NSLayoutGuide = UILayoutGuide

extension NSLayoutConstraint {
    public typealias Priority = UILayoutPriority
    public enum Orientation: Int, Sendable { case horizontal, vertical }
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
