// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// Draws its text without scrolling, and cannot be edited. The only text settings with an effect are font, colour,
/// insets and `attributedText`.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UITextView: UIScrollView {
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    open var text: String! = ""
    open var attributedText: NSAttributedString! { didSet { if let attributedText { text = attributedText.string } } }
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var selectedRange = NSRange(location: 0, length: 0)
    open var adjustsFontForContentSizeCategory = false
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// Kept and ignored.
    public let textContainer = NSTextContainer()
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Kept and never called.
    open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }
    private var inputs: (keyboard: UIView?, above: UIView?)
    open override var inputView: UIView? {
        get { inputs.keyboard }
        set { inputs.keyboard = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { inputs.above }
        set { inputs.above = newValue }
    }

    /// Ignores `textContainer`.
    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func scrollRangeToVisible(_ range: NSRange) {}

    /// The size of the text wrapped to the width of `size`, plus the insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let shown =
            attributedText
            ?? NSAttributedString(string: text ?? "", attributes: [.font: font ?? UIFont.systemFont(ofSize: 17)])
        let inset = textContainerInset
        let room = CGSize(
            width: max(size.width - inset.left - inset.right, 1), height: CGFloat.greatestFiniteMagnitude)
        let box = shown.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        return CGSize(
            width: box.width + inset.left + inset.right, height: box.height + inset.top + inset.bottom)
    }

    package override var drawing: AnyView? {
        let ground = Color(backgroundColor ?? .clear)
        if let attributedText {
            return AnyView(attributedText.drawing.padding(EdgeInsets(textContainerInset)).background(ground))
        }
        return AnyView(
            Text(verbatim: text ?? "").font(font.map { Font($0) } ?? .body)
                .foregroundColor(textColor.map { Color($0) }).padding(EdgeInsets(textContainerInset))
                .background(ground))
    }
}
