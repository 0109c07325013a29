// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// Draws its arranged subviews as an `HStack` or `VStack`, with their spacing. Only the distribution `fillEqually` has
/// an effect. The alignment `fill` aligns like `center`.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    open private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var isLayoutMarginsRelativeArrangement = false
    private var spaces: [ObjectIdentifier: CGFloat] = [:]

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        addSubview(view)
    }
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spaces[ObjectIdentifier(arrangedSubview)] = spacing
    }
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
