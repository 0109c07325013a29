// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// Draws its text with font, colour, alignment, truncation mode and line limit. Shadows, highlights and font scaling
/// are kept and not drawn.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UILabel: UIView {
    open var text: String?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    /// Drawn with its own attributes instead of the label's font, colour and alignment.
    open var attributedText: NSAttributedString? {
        didSet { if let attributedText { text = attributedText.string } }
    }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var minimumScaleFactor: CGFloat = 0
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var allowsDefaultTighteningForTruncation = false
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var preferredMaxLayoutWidth: CGFloat = 0

    /// The size of the text on one line, or wrapped to `preferredMaxLayoutWidth` if set.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
    /// The size of the text, wrapped to the width of `size`, or to `preferredMaxLayoutWidth` if that width is 0. Labels
    /// of one line do not wrap.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let shown = attributedText ?? NSAttributedString(string: text ?? "", attributes: [.font: font as Any])
        let limit = size.width > 0 ? size.width : preferredMaxLayoutWidth
        guard numberOfLines != 1, limit > 0 else { return shown.size() }
        return shown.boundingRect(
            with: CGSize(width: limit, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            context: nil
        ).size
    }

    package override var drawing: AnyView? {
        let alignment: TextAlignment =
            switch textAlignment {
            case .center: .center
            case .right: .trailing
            default: .leading
            }
        let mode: Text.TruncationMode =
            switch lineBreakMode {
            case .byTruncatingHead: .head
            case .byTruncatingMiddle: .middle
            default: .tail
            }
        let limit = numberOfLines == 0 ? nil : numberOfLines
        let ground = Color(backgroundColor ?? .clear)
        if let attributedText {
            return AnyView(attributedText.drawing.lineLimit(limit).truncationMode(mode).background(ground))
        }
        return AnyView(
            Text(verbatim: text ?? "").font(Font(font)).foregroundColor(Color(textColor))
                .multilineTextAlignment(alignment).truncationMode(mode).lineLimit(limit).background(ground))
    }
}
