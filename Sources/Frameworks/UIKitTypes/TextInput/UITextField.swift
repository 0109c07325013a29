// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interaction

/// Text that is typed; nothing is typed here. What it says is drawn.
open class UITextField: UIControl {
    /// When something beside the text is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    /// What is around the text.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    /// Never posted here.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Never posted here.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Never posted here.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// What it says.
    open var text: String? = ""
    /// What it says, with attributes.
    open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
    /// What it says while it is empty.
    open var placeholder: String?
    /// The same with attributes.
    open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
    /// Its letters.
    open var font: UIFont?
    /// Of the letters.
    open var textColor: UIColor?
    /// Where the line stands.
    open var textAlignment = NSTextAlignment.natural
    /// What is around the text.
    open var borderStyle = BorderStyle.none
    /// When there is a button that empties it.
    open var clearButtonMode = ViewMode.never
    /// Before the text.
    open var leftView: UIView?
    /// When it is shown.
    open var leftViewMode = ViewMode.never
    /// Behind the text.
    open var rightView: UIView?
    /// When it is shown.
    open var rightViewMode = ViewMode.never
    /// Whether it is emptied when typing begins.
    open var clearsOnBeginEditing = false
    /// Whether letters become smaller where there is no room.
    open var adjustsFontSizeToFitWidth = false
    /// Whether letters follow the size of text.
    open var adjustsFontForContentSizeCategory = false
    /// The smallest letters, in points.
    open var minimumFontSize: CGFloat = 0
    /// Told what is typed: nothing is.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether somebody types.
    open var isEditing: Bool { false }
    /// Which keys.
    open var keyboardType = UIKeyboardType.default
    /// What is said on Return.
    open var returnKeyType = UIReturnKeyType.default
    /// What the text is.
    open var textContentType: UITextContentType?
    /// Whether letters are hidden.
    open var isSecureTextEntry = false
    /// Which words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Which letters become large.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether Return waits for text.
    open var enablesReturnKeyAutomatically = false
    private var inputs: (keyboard: UIView?, above: UIView?)
    /// What stands in for the keyboard.
    open override var inputView: UIView? {
        get { inputs.keyboard }
        set { inputs.keyboard = newValue }
    }
    /// What stands above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { inputs.above }
        set { inputs.above = newValue }
    }

    /// Where the text is, in points.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text is while somebody types, in points.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the placeholder is, in points.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Empties it.
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

/// Told what is typed into a field: nothing is.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether typing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Typing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether typing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Typing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether a change may happen.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// What is chosen has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether it may be emptied.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether Return does what it does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// True.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// True.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// True.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
