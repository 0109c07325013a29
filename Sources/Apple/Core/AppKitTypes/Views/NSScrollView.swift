// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Draws its document without scrolling.
open class NSScrollView: NSView {
    open var documentView: NSView? {
        get { contentView.documentView }
        set { contentView.documentView = newValue }
    }
    open var contentView = NSClipView() {
        didSet {
            oldValue.removeFromSuperview()
            addSubview(contentView)
        }
    }
    open var contentSize: NSSize { bounds.size }
    open var documentVisibleRect: NSRect { bounds }
    open var hasVerticalScroller = false
    open var hasHorizontalScroller = false
    open var autohidesScrollers = false
    open var drawsBackground = true
    open var backgroundColor: NSColor = .controlBackgroundColor
    open var borderType = NSBorderType.noBorder
    open var scrollerStyle = NSScroller.Style.overlay
    open var scrollerKnobStyle = NSScroller.KnobStyle.default
    open var verticalScroller: NSScroller?
    open var horizontalScroller: NSScroller?
    open var verticalScrollElasticity = Elasticity.automatic
    open var horizontalScrollElasticity = Elasticity.automatic
    open var contentInsets = NSEdgeInsets()
    open var scrollerInsets = NSEdgeInsets()
    open var automaticallyAdjustsContentInsets = true
    open var allowsMagnification = false
    open var magnification: CGFloat = 1
    open var maxMagnification: CGFloat = 4
    open var minMagnification: CGFloat = 0.25
    open var usesPredominantAxisScrolling = true
    open var rulersVisible = false
    open func reflectScrolledClipView(_ cView: NSClipView) {}
    open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint) {
        self.magnification = magnification
    }

    public enum Elasticity: Int, Sendable { case automatic, none, allowed }
    public nonisolated static let didLiveScrollNotification = Notification.Name("NSScrollViewDidLiveScrollNotification")

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override var drawing: AnyView? {
        guard !isHidden, let document = documentView?.drawing else { return super.drawing }
        return decorated(
            document.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .background(drawsBackground ? Color(nsColor: backgroundColor) : .clear).clipped())
    }
}

/// Holds the document of a scroll view.
open class NSClipView: NSView {
    open var documentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let documentView { addSubview(documentView) }
        }
    }
    open var documentRect: NSRect { documentView?.frame ?? .zero }
    open var documentVisibleRect: NSRect { bounds }
    open var drawsBackground = true
    open var backgroundColor: NSColor = .controlBackgroundColor
    /// Kept and not drawn.
    open func scroll(to newOrigin: NSPoint) { bounds.origin = newOrigin }
}

extension NSView {
    public var enclosingScrollView: NSScrollView? {
        superview.flatMap { $0 as? NSScrollView ?? $0.enclosingScrollView }
    }
    /// Does nothing: documents do not scroll.
    @discardableResult public func scrollToVisible(_ rect: NSRect) -> Bool { false }
    public func scroll(_ point: NSPoint) {}
}

public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }

open class NSScroller: NSControl {
    public enum Style: Int, Sendable { case legacy, overlay }
    public enum KnobStyle: Int, Sendable { case `default`, dark, light }
    public class var preferredScrollerStyle: Style { .overlay }
}
