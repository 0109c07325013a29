// SPDX-License-Identifier: MIT

// Generated from StandIns/UIKit-Texts.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import Views
public enum NSLineBreakMode: Int, Sendable { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }
open class NSParagraphStyle: NSObject {
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }
    fileprivate var values = (alignment: NSTextAlignment.natural, spacing: CGFloat(0), mode: NSLineBreakMode.byWordWrapping)
    open var alignment: NSTextAlignment { values.alignment }
    open var lineSpacing: CGFloat { values.spacing }
    open var lineBreakMode: NSLineBreakMode { values.mode }
    public override init() {}
}
open class NSMutableParagraphStyle: NSParagraphStyle {
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
