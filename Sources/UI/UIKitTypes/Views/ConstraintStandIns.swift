// SPDX-License-Identifier: MIT

// Generated from StandIns/UIKit-Constraints.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import Geometry
/// An anchor makes constraints that are kept and ignored. They record the two views and the constant, not the relation
/// or the multiplier.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    fileprivate let view: UIView?
    fileprivate init(of view: UIView?) {
        self.view = view
        super.init()
    }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, 0) }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, constant) }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, 0) }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, constant) }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, 0) }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, constant) }
    /// A constraint whose constant is `multiplier` times the system spacing of 8 points.
    fileprivate func spaced(from anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, 8 * multiplier) }
}
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { spaced(from: anchor, multiplier) }
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { spaced(from: anchor, multiplier) }
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { spaced(from: anchor, multiplier) }
}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { spaced(from: anchor, multiplier) }
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { spaced(from: anchor, multiplier) }
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { spaced(from: anchor, multiplier) }
}
extension NSLayoutXAxisAnchor {
    /// A dimension of the first view: the distance is not measured.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { NSLayoutDimension(of: view) }
}
extension NSLayoutYAxisAnchor {
    /// A dimension of the first view: the distance is not measured.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { NSLayoutDimension(of: view) }
}
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(view, nil, c) }
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(view, nil, c) }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(view, nil, c) }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, 0) }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, c) }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(rawValue: 1000)
    public static let defaultHigh = UILayoutPriority(rawValue: 750)
    public static let defaultLow = UILayoutPriority(rawValue: 250)
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
/// A constraint is kept and ignored: SwiftUI lays out every view.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    open var isActive = false
    open var constant: CGFloat
    open var priority = UILayoutPriority.required
    open var identifier: String?
    public let firstItem: AnyObject?
    public let secondItem: AnyObject?
    fileprivate init(_ first: UIView?, _ second: UIView?, _ constant: CGFloat) {
        firstItem = first
        secondItem = second
        self.constant = constant
        super.init()
    }
    open class func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }
}
/// A layout guide whose anchors are those of `owningView`.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    private let view: UIView?
    init(of view: UIView?) {
        self.view = view
        super.init()
    }
    public override convenience init() { self.init(of: nil) }
    open var owningView: UIView? { view }
    open var identifier = ""
    /// Equal to the view's bounds, except in windows: only a window has safe area insets.
    open var layoutFrame: CGRect { view.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .zero }
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: view) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: view) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: view) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: view) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: view) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: view) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: view) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: view) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: view) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: view) }
}
extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self) }
    /// Its anchors are those of the whole view. The same holds for the guides below.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }
    public var readableContentGuide: UILayoutGuide { UILayoutGuide(of: self) }
    public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
    /// Activates the constraint, without keeping it.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Activates the constraints, without keeping them.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func setNeedsUpdateConstraints() {}
    public func updateConstraintsIfNeeded() {}
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        addSubview(view)
    }
    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        insertSubview(view, at: 0)
    }
}
extension NSLayoutConstraint {
    public enum Attribute: Int, Sendable { case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins }
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    /// Keeps only the views and the constant.
    public convenience init(item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
            attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat) {
        self.init(view1 as? UIView, view2 as? UIView, c)
    }
    public enum Axis: Int, Sendable { case horizontal, vertical }
}
