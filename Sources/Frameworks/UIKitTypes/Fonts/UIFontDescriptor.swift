// SPDX-License-Identifier: MIT

import Foundation
import LeafViews
import Views

/// What a font is like: the steps from one font to a related one.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let font: Font
    private let name: String
    /// In points; 0 where none was said.
    public let pointSize: CGFloat
    /// What the font is, besides its family.
    public let symbolicTraits: SymbolicTraits

    /// The looks of the system's font.
    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        /// The name of the design.
        public let rawValue: String
        /// A design by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As the system has it.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With letters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        fileprivate var design: Font.Design {
            switch self {
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            default: .default
            }
        }
    }

    /// What a font is, besides its family.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// One bit for each trait.
        public let rawValue: UInt32
        /// Traits by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Heavy.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider than others.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower than others.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// With letters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Lines nearer to each other.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines further apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    init(_ font: Font, size: CGFloat, name: String, traits: SymbolicTraits = []) {
        (self.font, self.name, pointSize, symbolicTraits) = (font, name, size, traits)
    }

    /// A font by its name.
    public convenience init(name: String, size: CGFloat) {
        self.init(.custom(name, fixedSize: size), size: size, name: name)
    }

    /// The font of a style of text.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The name of the font; of the system's, its own.
    open var postscriptName: String { name }

    /// The same in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.inSize(newPointSize), size: newPointSize, name: name, traits: symbolicTraits)
    }

    /// The same in another design of the system's font; other families stay as they are.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(font.design(design.design), size: pointSize, name: name, traits: symbolicTraits)
    }

    /// The same with these traits, and without those that are not among them.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = font.italic(symbolicTraits.contains(.traitItalic))
        if symbolicTraits.contains(.traitBold) {
            font = font.bold()
        } else if self.symbolicTraits.contains(.traitBold) {
            font = font.weight(.regular)
        }
        if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
        if symbolicTraits.contains(.traitCondensed) { font = font.width(.condensed) }
        if symbolicTraits.contains(.traitExpanded) { font = font.width(.expanded) }
        if symbolicTraits.contains(.traitTightLeading) { font = font.leading(.tight) }
        if symbolicTraits.contains(.traitLooseLeading) { font = font.leading(.loose) }
        return UIFontDescriptor(font, size: pointSize, name: name, traits: symbolicTraits)
    }
}

extension UIFont {
    /// The font that `descriptor` describes, in `pointSize` points; 0: in its own size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.pointSize
        self.init(
            pointSize > 0 ? descriptor.font.inSize(pointSize) : descriptor.font, size: size,
            name: descriptor.postscriptName, traits: descriptor.symbolicTraits)
    }

    /// What the font is like.
    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(font, size: pointSize, name: fontName, traits: traits)
    }
}
