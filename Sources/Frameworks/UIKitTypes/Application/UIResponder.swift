// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// What can be asked to act.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// A responder.
    public override init() { super.init() }
    /// Nobody.
    open var next: UIResponder? { nil }
    /// Whether it may become the one that types.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it is the one that types.
    open var isFirstResponder: Bool { false }
    /// False: nothing is typed into it.
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    /// True.
    @discardableResult open func resignFirstResponder() -> Bool { true }
    /// False: nobody reads the screen.
    open func accessibilityPerformEscape() -> Bool { false }
    /// False: nobody reads the screen.
    open func accessibilityActivate() -> Bool { false }
    /// What readers of the screen say.
    open var accessibilityLabel: String?
    /// What readers of the screen say.
    open var accessibilityHint: String?
    /// What readers of the screen say.
    open var accessibilityValue: String?
    /// Whether readers of the screen find it.
    open var isAccessibilityElement = false
    /// What stands in for the keyboard.
    open var inputView: UIView? { nil }
    /// What stands above the keyboard.
    open var inputAccessoryView: UIView? { nil }
    /// Nothing: nobody types.
    open func reloadInputViews() {}
    /// False: there are no menus of commands.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    /// Finger down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Finger moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Finger up.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Touch taken away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Never posted here.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Never posted here.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Never posted here.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Never posted here.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Never posted here.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Where the keyboard will be.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Where the keyboard was.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// How long the keyboard moves, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// How the keyboard moves.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// A finger; none reaches UIKit's objects here.
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// What a finger does.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    /// What touches.
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

    /// What the finger does.
    open var phase: Phase { .ended }
    /// In seconds.
    open var timestamp: TimeInterval { 0 }
    /// How often it went down.
    open var tapCount: Int { 0 }
    /// What touches.
    open var type: TouchType { .direct }
    /// How hard.
    open var force: CGFloat { 0 }
    /// The hardest.
    open var maximumPossibleForce: CGFloat { 0 }
    /// What is touched: nothing.
    open var view: UIView? { nil }
    /// The window that is touched: none.
    open var window: UIWindow? { nil }
    /// The origin.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// The origin.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// What happened; nothing reaches UIKit's objects here.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// What kind of thing.
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
    }

    /// What kind of thing.
    open var type: EventType { .touches }
    /// In seconds.
    open var timestamp: TimeInterval { 0 }
    /// No finger.
    open var allTouches: Set<UITouch>? { nil }
    /// No finger.
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    /// No finger.
    open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
}
