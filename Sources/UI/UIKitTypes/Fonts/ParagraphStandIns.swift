// SPDX-License-Identifier: MIT

// Generated from StandIns/UIKit-Texts.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import VirtualTime
import Views
public enum NSLineBreakMode: Int, Sendable { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }
    fileprivate var values = (alignment: NSTextAlignment.natural, spacing: CGFloat(0), mode: NSLineBreakMode.byWordWrapping)
    open var alignment: NSTextAlignment { values.alignment }
    open var lineSpacing: CGFloat { values.spacing }
    open var lineBreakMode: NSLineBreakMode { values.mode }
    open var paragraphSpacing: CGFloat { 0 }
    open var paragraphSpacingBefore: CGFloat { 0 }
    open var headIndent: CGFloat { 0 }
    open var tailIndent: CGFloat { 0 }
    open var firstLineHeadIndent: CGFloat { 0 }
    open var minimumLineHeight: CGFloat { 0 }
    open var maximumLineHeight: CGFloat { 0 }
    open var lineHeightMultiple: CGFloat { 0 }
    open var defaultTabInterval: CGFloat { 0 }
    open var hyphenationFactor: Float { 0 }
    open var tabStops: [NSTextTab] { [] }
    open var baseWritingDirection: NSWritingDirection { .natural }
    open var allowsDefaultTighteningForTruncation: Bool { false }
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }
}
/// Stores all values; alignment, line spacing and truncation are drawn.
open class NSMutableParagraphStyle: NSParagraphStyle {
    private var undrawn = Undrawn()
    private struct Undrawn {
        var paragraphSpacing: CGFloat = 0, paragraphSpacingBefore: CGFloat = 0, headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0, firstLineHeadIndent: CGFloat = 0, minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0, defaultTabInterval: CGFloat = 0
        var hyphenationFactor: Float = 0
        var tabStops: [NSTextTab] = []
        var baseWritingDirection = NSWritingDirection.natural
        var allowsDefaultTighteningForTruncation = false
    }
    private func keep<Value>(_ path: WritableKeyPath<Undrawn, Value>, _ value: Value, _ name: String) {
        HostServices.warn("NSMutableParagraphStyle.\(name) is kept, but not drawn")
        undrawn[keyPath: path] = value
    }
    open override var paragraphSpacing: CGFloat {
        get { undrawn.paragraphSpacing }
        set { keep(\.paragraphSpacing, newValue, "paragraphSpacing") }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { undrawn.paragraphSpacingBefore }
        set { keep(\.paragraphSpacingBefore, newValue, "paragraphSpacingBefore") }
    }
    open override var headIndent: CGFloat {
        get { undrawn.headIndent }
        set { keep(\.headIndent, newValue, "headIndent") }
    }
    open override var tailIndent: CGFloat {
        get { undrawn.tailIndent }
        set { keep(\.tailIndent, newValue, "tailIndent") }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { undrawn.firstLineHeadIndent }
        set { keep(\.firstLineHeadIndent, newValue, "firstLineHeadIndent") }
    }
    open override var minimumLineHeight: CGFloat {
        get { undrawn.minimumLineHeight }
        set { keep(\.minimumLineHeight, newValue, "minimumLineHeight") }
    }
    open override var maximumLineHeight: CGFloat {
        get { undrawn.maximumLineHeight }
        set { keep(\.maximumLineHeight, newValue, "maximumLineHeight") }
    }
    open override var lineHeightMultiple: CGFloat {
        get { undrawn.lineHeightMultiple }
        set { keep(\.lineHeightMultiple, newValue, "lineHeightMultiple") }
    }
    open override var defaultTabInterval: CGFloat {
        get { undrawn.defaultTabInterval }
        set { keep(\.defaultTabInterval, newValue, "defaultTabInterval") }
    }
    open override var hyphenationFactor: Float {
        get { undrawn.hyphenationFactor }
        set { keep(\.hyphenationFactor, newValue, "hyphenationFactor") }
    }
    open override var tabStops: [NSTextTab] {
        get { undrawn.tabStops }
        set { keep(\.tabStops, newValue, "tabStops") }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { undrawn.baseWritingDirection }
        set { keep(\.baseWritingDirection, newValue, "baseWritingDirection") }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { undrawn.allowsDefaultTighteningForTruncation }
        set { keep(\.allowsDefaultTighteningForTruncation, newValue, "allowsDefaultTighteningForTruncation") }
    }
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
        if let obj = obj as? NSMutableParagraphStyle { undrawn = obj.undrawn }
    }
    open override func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.spacing }
        set { values.spacing = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.mode }
        set { values.mode = newValue }
    }
}
/// Kept by attributed strings and not drawn.
open class NSShadow: NSObject, @unchecked Sendable {
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    /// A colour.
    open var shadowColor: Any?
    public override init() { super.init() }
}
/// Every style is drawn as a single solid line.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
}
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }
/// Kept by paragraph styles and not drawn.
open class NSTextTab: NSObject {
    public let alignment: NSTextAlignment
    public let location: CGFloat
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat,
            options: [String: Any] = [:]) {
        self.alignment = alignment
        location = loc
    }
}
