// SPDX-License-Identifier: MIT

import Foundation
import Views

/// What can be asked to act.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// A responder.
    public nonisolated override init() { super.init() }
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
    /// The origin.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// What happened; nothing reaches UIKit's objects here.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// No finger.
    open var allTouches: Set<UITouch>? { nil }
}
