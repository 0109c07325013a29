// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Draws its text or placeholder. A field with a bezel is drawn like a SwiftUI text field; it cannot be edited.
open class NSTextField: NSControl {
    open var placeholderString: String?
    /// Drawn without its attributes.
    open var placeholderAttributedString: NSAttributedString? {
        didSet { placeholderString = placeholderAttributedString?.string }
    }
    open var textColor: NSColor?
    open var backgroundColor: NSColor?
    open var drawsBackground = false
    open var isBordered = false
    open var isBezeled = true
    open var bezelStyle = BezelStyle.squareBezel
    open var isEditable = true
    open var isSelectable = true
    open var maximumNumberOfLines = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var allowsEditingTextAttributes = false
    open var importsGraphics = false
    open var isAutomaticTextCompletionEnabled = true
    /// Kept and never called.
    open weak var delegate: (any NSTextFieldDelegate)?

    public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }

    public convenience init(string: String) {
        self.init(frame: .zero)
        stringValue = string
    }
    public convenience init(labelWithString stringValue: String) {
        self.init(label: stringValue)
        lineBreakMode = .byClipping
        maximumNumberOfLines = 1
    }
    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(label: stringValue)
        isSelectable = true
    }
    public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
        self.init(label: "")
        self.attributedStringValue = attributedStringValue
    }
    private convenience init(label: String) {
        self.init(string: label)
        (isBezeled, isEditable, isSelectable) = (false, false, false)
    }

    open func selectText(_ sender: Any?) {}

    open override var intrinsicContentSize: NSSize {
        let text = stringValue.isEmpty ? placeholderString ?? "" : stringValue
        return NSAttributedString(string: text, attributes: [.font: font ?? .systemFont(ofSize: 13)]).size()
    }

    /// The text as shown: secure fields replace its characters.
    var shownText: String { stringValue }

    package override var drawing: AnyView? {
        guard !isHidden else { return super.drawing }
        let ground = drawsBackground ? backgroundColor.map { Color(nsColor: $0) } ?? .clear : .clear
        let limit = maximumNumberOfLines == 0 ? nil : maximumNumberOfLines
        if isBezeled, isEditable {
            return decorated(
                TextField(placeholderString ?? "", text: .constant(shownText))
                    .textFieldStyle(.roundedBorder).font(font.map { Font($0) }).background(ground))
        }
        if let attributed = ownAttributedString {
            return decorated(attributed.drawing.lineLimit(limit).background(ground))
        }
        let isEmpty = stringValue.isEmpty
        let color: NSColor = isEmpty ? .placeholderTextColor : textColor ?? .labelColor
        return decorated(
            Text(verbatim: isEmpty ? placeholderString ?? "" : shownText).font(font.map { Font($0) } ?? .body)
                .foregroundColor(Color(nsColor: color)).lineLimit(limit).multilineTextAlignment(alignment.text)
                .truncationMode(lineBreakMode.truncation)
                .frame(maxWidth: alignment.fills ? .infinity : nil, alignment: alignment.frame).background(ground))
    }
}

open class NSSecureTextField: NSTextField {
    override var shownText: String { String(repeating: "•", count: stringValue.count) }
}

open class NSSearchField: NSTextField {
    /// Kept and ignored.
    open var recentSearches: [String] = []
    open var sendsSearchStringImmediately = false
    open var sendsWholeSearchString = false
}

extension NSTextAlignment {
    var text: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }
    /// Whether the text has a place in a wider view.
    var fills: Bool { self == .center || self == .right }
    var frame: Alignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }
}

extension NSLineBreakMode {
    var truncation: Text.TruncationMode {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        default: .tail
        }
    }
}
