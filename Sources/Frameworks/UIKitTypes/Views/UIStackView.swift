// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interaction

/// Views beside or below each other; what is known of them is drawn so.
open class UIStackView: UIView {
    /// How room is shared.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    /// Where smaller views stand.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// The same as `leading`.
        public static var top: Alignment { .leading }
        /// The same as `trailing`.
        public static var bottom: Alignment { .trailing }
    }

    /// The views, in their order.
    open private(set) var arrangedSubviews: [UIView] = []
    /// Beside or below each other.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// How room is shared.
    open var distribution = Distribution.fill
    /// Where smaller views stand.
    open var alignment = Alignment.fill
    /// Between views, in points.
    open var spacing: CGFloat = 0
    /// Whether the margins count.
    open var isLayoutMarginsRelativeArrangement = false
    private var spaces: [ObjectIdentifier: CGFloat] = [:]

    /// Views beside each other.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view behind the others.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    /// Adds a view between the others.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        addSubview(view)
    }
    /// Arranges a view no longer; it stays inside.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    /// A view that goes is arranged no longer.
    open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }
    /// So many points behind a view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spaces[ObjectIdentifier(arrangedSubview)] = spacing
    }
    /// How many points are behind a view.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spaces[ObjectIdentifier(arrangedSubview)] ?? spacing
    }

    package override var drawing: AnyView? {
        guard !isHidden else { return AnyView(Color.clear) }
        let seen = arrangedSubviews.filter { !$0.isHidden }
        let parts = seen.enumerated().compactMap { index, view in
            view.drawing.map { ($0, index < seen.count - 1 ? customSpacing(after: view) : 0) }
        }
        guard !parts.isEmpty else { return super.drawing }
        let across = axis == .horizontal
        let (down, sideways): (VerticalAlignment, HorizontalAlignment) =
            switch alignment {
            case .leading: (.top, .leading)
            case .trailing: (.bottom, .trailing)
            case .firstBaseline: (.firstTextBaseline, .center)
            case .lastBaseline: (.lastTextBaseline, .center)
            case .fill, .center: (.center, .center)
            }
        let layout =
            across
            ? AnyLayout(HStackLayout(alignment: down, spacing: 0))
            : AnyLayout(VStackLayout(alignment: sideways, spacing: 0))
        let isEqual = distribution == .fillEqually
        return AnyView(
            layout {
                ForEach(parts.indices, id: \.self) { index in
                    parts[index].0
                        .frame(
                            maxWidth: isEqual && across ? .infinity : nil,
                            maxHeight: isEqual && !across ? .infinity : nil
                        )
                        .padding(across ? .trailing : .bottom, parts[index].1)
                }
            }.background(Color(backgroundColor ?? .clear)).opacity(alpha))
    }
}
