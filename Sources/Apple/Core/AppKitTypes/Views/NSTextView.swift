// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Keeps a text; see `NSTextView`.
open class NSText: NSView {
    /// Never posted, like the two notifications below.
    public nonisolated static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
    public nonisolated static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
    public nonisolated static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")

    open var string = ""
    open var font: NSFont?
    open var textColor: NSColor?
    open var alignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var isRichText = true
    open var importsGraphics = false
    open var isFieldEditor = false
    open var usesFontPanel = true
    open var drawsBackground = true
    open var backgroundColor: NSColor = .textBackgroundColor
    open var minSize = NSSize.zero
    open var maxSize = NSSize.zero
    open var isVerticallyResizable = true
    open var isHorizontallyResizable = false
    /// The selection; the end of the text as long as none is set.
    open var selectedRange = NSRange(location: 0, length: 0)
    open func scrollRangeToVisible(_ range: NSRange) {}
}

/// Draws its text without scrolling; cannot be edited. The settings with an effect are text, attributes, font, colours,
/// alignment and inset.
open class NSTextView: NSText {
    open var textContainerInset = NSSize.zero
    /// Kept and ignored.
    open var textContainer: NSTextContainer?
    open var linkTextAttributes: [NSAttributedString.Key: Any]? = [:]
    open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var defaultParagraphStyle: NSParagraphStyle?
    open var insertionPointColor: NSColor! = .textInsertionPointColor
    open var allowsUndo = false
    open var usesFindBar = false
    open var usesFindPanel = false
    open var usesRuler = false
    open var isRulerVisible = false
    open var usesInspectorBar = false
    open var isIncrementalSearchingEnabled = false
    open var isAutomaticQuoteSubstitutionEnabled = true
    open var isAutomaticDashSubstitutionEnabled = true
    open var isAutomaticTextReplacementEnabled = true
    open var isAutomaticSpellingCorrectionEnabled = true
    open var isAutomaticLinkDetectionEnabled = false
    open var isAutomaticDataDetectionEnabled = false
    open var isAutomaticTextCompletionEnabled = true
    open var isContinuousSpellCheckingEnabled = false
    open var isGrammarCheckingEnabled = false
    open var smartInsertDeleteEnabled = true
    open var displaysLinkToolTips = true
    open var allowsImageEditing = false
    open var allowsDocumentBackgroundColorChange = false
    /// Kept and never called.
    open weak var delegate: (any NSTextViewDelegate)?
    open var selectedRanges: [NSValue] = []

    /// The text with attributes; nil as long as `string` is set instead.
    private var storage: NSTextStorage?
    open var textStorage: NSTextStorage? {
        if storage == nil { storage = NSTextStorage(string: string) }
        return storage
    }
    open override var string: String {
        get { storage?.string ?? super.string }
        set {
            storage = nil
            super.string = newValue
        }
    }

    /// Ignores `container`.
    public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
        textContainer = container
        super.init(frame: frameRect)
    }
    public override init(frame frameRect: NSRect) {
        textContainer = NSTextContainer(size: frameRect.size)
        super.init(frame: frameRect)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A scroll view with a text view as its document.
    open class func scrollableTextView() -> NSScrollView {
        let around = NSScrollView()
        around.hasVerticalScroller = true
        around.documentView = NSTextView()
        return around
    }

    open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }
    /// Replaces the text at `replacementRange`, or the selection.
    open func insertText(_ string: Any, replacementRange: NSRange) {
        let text = (string as? NSAttributedString)?.string ?? string as? String ?? ""
        let old = self.string as NSString
        let range = replacementRange.location == NSNotFound ? selectedRange : replacementRange
        guard NSMaxRange(range) <= old.length else { return }
        self.string = old.replacingCharacters(in: range, with: text)
    }
    open func didChangeText() {}
    open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool { isEditable }
    open var readablePasteboardTypes: [NSPasteboard.PasteboardType] { [.string] }
    open func paste(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func cut(_ sender: Any?) {}

    package override var drawing: AnyView? {
        guard !isHidden else { return super.drawing }
        let ground = drawsBackground ? Color(nsColor: backgroundColor) : .clear
        // A text view leaves 5 points beside its lines.
        let inset = EdgeInsets(
            top: textContainerInset.height, leading: textContainerInset.width + 5, bottom: textContainerInset.height,
            trailing: textContainerInset.width + 5)
        let text =
            storage.map { AnyView($0.drawing) }
            ?? AnyView(
                Text(verbatim: string).font(font.map { Font($0) } ?? .system(size: 12))
                    .foregroundColor(Color(nsColor: textColor ?? .textColor)).multilineTextAlignment(alignment.text))
        return decorated(
            text.padding(inset).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .background(ground))
    }
}
