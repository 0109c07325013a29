// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interaction

/// Draws its text, without scrolling; cannot be edited. Of the text settings it heeds font, colour, insets and
/// `attributedText`.
open class UITextView: UIScrollView {
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

    /// The size of the text wrapped to the width of `size`, with the insets.
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

public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// Kept and ignored.
open class NSTextContainer: NSObject {
    open var size = CGSize.zero
    open var lineFragmentPadding: CGFloat = 5
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var maximumNumberOfLines = 0
    open var widthTracksTextView = true
    open var heightTracksTextView = false
    public override init() { super.init() }
    public init(size: CGSize) { self.size = size }
}

public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// Kept by the text view; none of its methods is called.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}
