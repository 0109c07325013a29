// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Draws its arranged subviews as an `HStack` or `VStack`, with their spacing. Of the distributions, only
/// `fillEqually` has an effect.
open class NSStackView: NSView {
    public enum Distribution: Int, Sendable {
        case gravityAreas = -1, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    public enum Gravity: Int, Sendable {
        case top = 1, center, bottom
        public static let leading = top
        public static let trailing = bottom
    }
    open private(set) var arrangedSubviews: [NSView] = []
    open var orientation = NSUserInterfaceLayoutOrientation.horizontal
    open var alignment = NSLayoutConstraint.Attribute.centerY
    open var distribution = Distribution.gravityAreas
    open var spacing: CGFloat = 8
    open var edgeInsets = NSEdgeInsets()
    open var detachesHiddenViews = true
    private var spaces: [ObjectIdentifier: CGFloat] = [:]

    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open var views: [NSView] { arrangedSubviews }
    open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: NSView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
        addSubview(view)
    }
    open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
    open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }
    open func setViews(_ views: [NSView], in gravity: Gravity) { for view in views { addArrangedSubview(view) } }
    open func removeView(_ view: NSView) { view.removeFromSuperview() }
    open override func willRemoveSubview(_ subview: NSView) { removeArrangedSubview(subview) }
    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) { spaces[ObjectIdentifier(view)] = spacing }
    open func customSpacing(after view: NSView) -> CGFloat { spaces[ObjectIdentifier(view)] ?? spacing }

    package override var drawing: AnyView? {
        guard !isHidden else { return super.drawing }
        let seen = arrangedSubviews.filter { !$0.isHidden }
        let parts = seen.enumerated().compactMap { index, view in
            view.drawing.map { ($0, index < seen.count - 1 ? customSpacing(after: view) : 0) }
        }
        guard !parts.isEmpty else { return super.drawing }
        let across = orientation == .horizontal
        let layout =
            across
            ? AnyLayout(HStackLayout(alignment: down, spacing: 0))
            : AnyLayout(VStackLayout(alignment: sideways, spacing: 0))
        let isEqual = distribution == .fillEqually
        return decorated(
            layout {
                ForEach(parts.indices, id: \.self) { index in
                    parts[index].0
                        .frame(
                            maxWidth: isEqual && across ? .infinity : nil,
                            maxHeight: isEqual && !across ? .infinity : nil
                        )
                        .padding(across ? .trailing : .bottom, parts[index].1)
                }
            }.padding(
                EdgeInsets(
                    top: edgeInsets.top, leading: edgeInsets.left, bottom: edgeInsets.bottom,
                    trailing: edgeInsets.right)))
    }

    private var down: VerticalAlignment {
        switch alignment {
        case .top: .top
        case .bottom: .bottom
        case .firstBaseline: .firstTextBaseline
        case .lastBaseline: .lastTextBaseline
        default: .center
        }
    }
    private var sideways: HorizontalAlignment {
        switch alignment {
        case .leading, .left: .leading
        case .trailing, .right: .trailing
        default: .center
        }
    }
}

public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }
