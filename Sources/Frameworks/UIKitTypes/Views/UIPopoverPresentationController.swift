// SPDX-License-Identifier: MIT

import Foundation

/// Where the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Directions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// Left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// Right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Nobody knows.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// What presents a controller.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    // It belongs to what is presented.
    /// What is presented.
    public unowned let presentedViewController: UIViewController
    /// What presents it.
    public let presentingViewController: UIViewController?
    /// Is asked how it is presented; nothing is.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Presents nothing here.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController
    }
}

/// What presents a controller as a popover.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that it points to.
    open var sourceView: UIView?
    /// The part of the view that it points to.
    open var sourceRect = CGRect.zero
    /// Where its arrow may point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The colour of its ground.
    open var backgroundColor: UIColor?
}

/// Is asked how a controller is presented; nothing is.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// How it is presented where there is little room.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// It was taken away.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Whether a finger may close it.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// A finger closes it.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// A finger could not close it.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// As the system has it.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// Nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// It may.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Is asked how a popover is presented; nothing is.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
