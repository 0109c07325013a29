// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// An edge, a line or a length of a view, for constraints. They are kept, and nothing is laid out by them.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    fileprivate let view: UIView?

    fileprivate init(of view: UIView?) {
        self.view = view
        super.init()
    }

    /// Where the other one is.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(view, anchor.view, 0)
    }
    /// So many points behind the other one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view, anchor.view, constant)
    }
    /// Where the other one is, or behind it.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(view, anchor.view, 0)
    }
    /// At least so many points behind the other one.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, constant) }
    /// Where the other one is, or before it.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(view, anchor.view, 0)
    }
    /// At most so many points behind the other one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint
    { NSLayoutConstraint(view, anchor.view, constant) }

    /// 8 points, so many times.
    fileprivate func spaced(from anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view, anchor.view, 8 * multiplier)
    }
}

/// A leading or trailing edge, or the line between them.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The system's space behind the other one, or so many times that.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(from: anchor, multiplier) }
    /// At least the system's space behind the other one, or so many times that.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(from: anchor, multiplier) }
    /// At most the system's space behind the other one, or so many times that.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(from: anchor, multiplier) }
}

/// A top or bottom edge, or a line between them.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The system's space below the other one, or so many times that.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(from: anchor, multiplier) }
    /// At least the system's space below the other one, or so many times that.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(from: anchor, multiplier) }
    /// At most the system's space below the other one, or so many times that.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(from: anchor, multiplier) }
}

/// A width or height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// So many points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(view, nil, c) }
    /// At least so many points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view, nil, c)
    }
    /// At most so many points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view, nil, c)
    }
    /// So many times the other one.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view, anchor.view, 0)
    }
    /// So many times the other one, and so many points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, c) }
}

/// How much a constraint counts.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    /// 1000 where it has to hold.
    public let rawValue: Float
    /// A priority by its number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority by its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// It has to hold.
    public static let required = UILayoutPriority(1000)
    /// It should hold.
    public static let defaultHigh = UILayoutPriority(750)
    /// It may hold.
    public static let defaultLow = UILayoutPriority(250)
    /// Sizes that fit.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// What should hold between two views. It is kept, and nothing is laid out by it.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// Whether it should hold now.
    open var isActive = false
    /// In points.
    open var constant: CGFloat
    /// How much it counts.
    open var priority = UILayoutPriority.required
    /// What to call it.
    open var identifier: String?
    /// The view that is placed.
    public let firstItem: AnyObject?
    /// The view that it is placed by.
    public let secondItem: AnyObject?

    fileprivate init(_ first: UIView?, _ second: UIView?, _ constant: CGFloat) {
        firstItem = first
        secondItem = second
        self.constant = constant
        super.init()
    }

    /// Lets constraints hold.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }
    /// Lets constraints hold no longer.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }
}

/// A part of a view for constraints.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    private let view: UIView?

    init(of view: UIView?) {
        self.view = view
        super.init()
    }

    /// A part of its own.
    public override convenience init() { self.init(of: nil) }
    /// The view that it is a part of.
    open var owningView: UIView? { view }
    /// What to call it.
    open var identifier = ""
    /// All of the view, in points, less what the device covers.
    open var layoutFrame: CGRect { view.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .zero }
    /// Its leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: view) }
    /// Its trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: view) }
    /// Its left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: view) }
    /// Its right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: view) }
    /// The line between its sides.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: view) }
    /// Its top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: view) }
    /// Its bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: view) }
    /// The line between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: view) }
    /// Its width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: view) }
    /// Its height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: view) }
}

extension UIView {
    /// Its leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    /// Its trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    /// Its left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    /// Its right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    /// The line between its sides.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
    /// Its top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    /// Its bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    /// The line between top and bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    /// Where the first line of text stands.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    /// Where the last line of text stands.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
    /// Its width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self) }
    /// Its height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self) }
    /// What of it the device does not cover.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
    /// What of it is inside its margins.
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }

    /// What of it is easy to read.
    public var readableContentGuide: UILayoutGuide { UILayoutGuide(of: self) }
    /// What the keyboard leaves: all of it.
    public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
    /// Nothing: nothing is laid out by constraints.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
    /// Nothing: nothing is laid out by constraints.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Nothing: nothing is laid out by constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
    /// Nothing: nothing is laid out by constraints.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Nothing: nothing is laid out by constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Nothing: nothing is laid out by constraints.
    public func setNeedsUpdateConstraints() {}
    /// Nothing: nothing is laid out by constraints.
    public func updateConstraintsIfNeeded() {}
    /// Nothing: nothing is laid out by constraints.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    /// Nothing: nothing is laid out by constraints.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    /// Puts a view in front of those beside it.
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        addSubview(view)
    }
    /// Puts a view behind those beside it.
    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        insertSubview(view, at: 0)
    }
}

extension NSLayoutConstraint {
    /// What is placed.
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }
    /// How two compare.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    /// One place by another.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) { self.init(view1 as? UIView, view2 as? UIView, c) }
    /// Along which something is.
    public enum Axis: Int, Sendable { case horizontal, vertical }
}
