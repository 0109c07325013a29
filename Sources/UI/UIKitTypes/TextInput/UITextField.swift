// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// Draws its text or placeholder on one line; cannot be edited. Keyboard settings and side views are kept and not
/// drawn.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UITextField: UIControl {
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    /// Never posted, like the two notifications below.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    open var text: String? = ""
    /// Drawn without its attributes.
    open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
    open var placeholder: String?
    /// Drawn without its attributes.
    open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var clearButtonMode = ViewMode.never
    open var leftView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightView: UIView?
    open var rightViewMode = ViewMode.never
    open var clearsOnBeginEditing = false
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumFontSize: CGFloat = 0
    /// Kept and never called.
    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { false }
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var textContentType: UITextContentType?
    open var isSecureTextEntry = false
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var enablesReturnKeyAutomatically = false
    private var inputs: (keyboard: UIView?, above: UIView?)
    open override var inputView: UIView? {
        get { inputs.keyboard }
        set { inputs.keyboard = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { inputs.above }
        set { inputs.above = newValue }
    }

    /// Leaves no room for a border or a side view.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Deletes at the end of the text, because there is no caret.
    open func deleteBackward() { if text?.isEmpty == false { text?.removeLast() } }

    package override var drawing: AnyView? {
        let isEmpty = text?.isEmpty ?? true
        let shown = isEmpty ? placeholder ?? "" : isSecureTextEntry ? String(repeating: "•", count: text!.count) : text!
        let color: UIColor = isEmpty ? .placeholderText : textColor ?? .label
        let alignment: Alignment =
            switch textAlignment {
            case .center: .center
            case .right: .trailing
            default: .leading
            }
        return AnyView(
            Text(verbatim: shown).font(font.map { Font($0) } ?? .body).foregroundColor(Color(color)).lineLimit(1)
                .frame(maxWidth: .infinity, alignment: alignment).background(Color(backgroundColor ?? .clear)))
    }
}
