// SPDX-License-Identifier: MIT

import Foundation
import LeafViews
import Views

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let font: Font
    private let name: String
    /// In points; 0 if unspecified.
    public let pointSize: CGFloat
    public let symbolicTraits: SymbolicTraits

    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
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

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    init(_ font: Font, size: CGFloat, name: String, traits: SymbolicTraits = []) {
        (self.font, self.name, pointSize, symbolicTraits) = (font, name, size, traits)
    }

    public convenience init(name: String, size: CGFloat) {
        self.init(.custom(name, fixedSize: size), size: size, name: name)
    }

    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The name by which the font was requested; `.SFUI-Regular` for every system font.
    open var postscriptName: String { name }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.inSize(newPointSize), size: newPointSize, name: name, traits: symbolicTraits)
    }

    /// Affects the system font only.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(font.design(design.design), size: pointSize, name: name, traits: symbolicTraits)
    }

    /// Applies italic, bold, monospace, condensed, expanded, tight leading and loose leading; ignores other traits.
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
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.pointSize
        self.init(
            pointSize > 0 ? descriptor.font.inSize(pointSize) : descriptor.font, size: size,
            name: descriptor.postscriptName, traits: descriptor.symbolicTraits)
    }

    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(font, size: pointSize, name: fontName, traits: traits)
    }
}
