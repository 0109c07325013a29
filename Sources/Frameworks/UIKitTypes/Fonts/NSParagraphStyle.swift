// SPDX-License-Identifier: MIT

import Foundation
import Views

/// Where lines of a text end.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How lines of a text stand.
open class NSParagraphStyle: NSObject {
    /// How lines stand where nothing is said.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }
    fileprivate var values = (
        alignment: NSTextAlignment.natural, spacing: CGFloat(0), mode: NSLineBreakMode.byWordWrapping
    )
    /// At which edge lines stand.
    open var alignment: NSTextAlignment { values.alignment }
    /// Points between lines.
    open var lineSpacing: CGFloat { values.spacing }
    /// Where lines end.
    open var lineBreakMode: NSLineBreakMode { values.mode }
    /// As it stands where nothing is said.
    public override init() {}
}

/// The same, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// At which edge lines stand.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// Points between lines.
    open override var lineSpacing: CGFloat {
        get { values.spacing }
        set { values.spacing = newValue }
    }
    /// Where lines end.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.mode }
        set { values.mode = newValue }
    }
}

/// A line below or through letters.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: Int
    /// Options by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
}
