// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Interaction

/// Long text; nothing is typed here. What it says is drawn.
open class UITextView: UIScrollView {
    /// What it says.
    open var text: String! = ""
    /// What it says, with attributes; they are drawn.
    open var attributedText: NSAttributedString! { didSet { if let attributedText { text = attributedText.string } } }
    /// Its letters.
    open var font: UIFont?
    /// Of the letters.
    open var textColor: UIColor?
    /// Where lines stand.
    open var textAlignment = NSTextAlignment.natural
    /// Whether it can be changed.
    open var isEditable = true
    /// Whether it can be selected.
    open var isSelectable = true
    /// What is selected.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Whether letters follow the size of text.
    open var adjustsFontForContentSizeCategory = false
    /// Which words become links.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// How links look.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// How what is typed looks.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// From the edges to the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// How lines are made; only kept.
    public let textContainer = NSTextContainer()
    /// Which keys.
    open var keyboardType = UIKeyboardType.default
    /// What is said on Return.
    open var returnKeyType = UIReturnKeyType.default
    /// Which words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Which letters become large.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Told what is typed: nothing is.
    open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }
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

    /// A text view of a size.
    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
    /// A text view of a size.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// A text view of no size: nothing is decoded here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Nothing: nothing moves.
    open func scrollRangeToVisible(_ range: NSRange) {}

    /// Of the text where it may be no wider, with the insets, in points.
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

/// Words that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Kinds by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers of telephones.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses of the web.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Addresses of houses.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// All.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// How lines of a text are made; only kept.
open class NSTextContainer: NSObject {
    /// How large it is, in points.
    open var size = CGSize.zero
    /// Beside the lines, in points.
    open var lineFragmentPadding: CGFloat = 5
    /// Where the last line ends.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The most lines; 0: any number.
    open var maximumNumberOfLines = 0
    /// Whether it is as wide as the view.
    open var widthTracksTextView = true
    /// Whether it is as high as the view.
    open var heightTracksTextView = false
    /// No size.
    public override init() { super.init() }
    /// So large, in points.
    public init(size: CGSize) { self.size = size }
}

/// What one does with a link in a text.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// Told what is typed into a text view: nothing is.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether typing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether typing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Typing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Typing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a change may happen.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The text has changed.
    func textViewDidChange(_ textView: UITextView)
    /// What is chosen has changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether a link does what it does.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    /// True.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// True.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// True.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { true }
    /// Nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// True.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}
