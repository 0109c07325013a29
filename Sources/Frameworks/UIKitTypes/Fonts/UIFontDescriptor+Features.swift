// SPDX-License-Identifier: MIT

import Foundation
import LeafViews
import Views

extension UIFontDescriptor {
    /// What a descriptor can be told about.
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// An attribute by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The family of the font.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face in its family.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// Points to the em.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// Weight, width and slant.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// Forms of letters that the font has besides the usual ones.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The style of text.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// What a feature of a font is told by.
    public struct FeatureKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The number of the kind of feature.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the choice of that kind.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The older name of `type`.
        public static let featureIdentifier = type
        /// The older name of `selector`.
        public static let typeIdentifier = selector
    }

    /// The same with more attributes. Of features there are digits of one width and small capitals; others are left out, with a
    /// warning, and so are attributes besides features and the size.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var descriptor = self
        for (name, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            switch (name, value) {
            case (.featureSettings, let settings as [[FeatureKey: Int]]):
                for setting in settings { descriptor = descriptor.adding(setting) }
            case (.size, let size as CGFloat): descriptor = descriptor.withSize(size)
            default: HostServices.warn("the attribute \(name.rawValue) of a UIFontDescriptor is left out")
            }
        }
        return descriptor
    }

    private func adding(_ setting: [FeatureKey: Int]) -> UIFontDescriptor {
        let font: Font
        // Numbers of CoreText's table of features.
        switch (setting[.type], setting[.selector]) {
        case (6, 0): font = self.font.monospacedDigit()
        case (37, 1): font = self.font.lowercaseSmallCaps()
        case (38, 1): font = self.font.uppercaseSmallCaps()
        case (let type, let selector):
            HostServices.warn(
                "the feature \(type.map(String.init) ?? "nil"), \(selector.map(String.init) ?? "nil") of a font is left out"
            )
            return self
        }
        return UIFontDescriptor(font, size: pointSize, name: postscriptName, traits: symbolicTraits)
    }
}

/// How wide digits are: the kind of a font's feature.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// The form of small letters: the kind of a font's feature.
public let kLowerCaseType = 37
/// Small capitals in place of small letters.
public let kLowerCaseSmallCapsSelector = 1
/// The form of capitals: the kind of a font's feature.
public let kUpperCaseType = 38
/// Small capitals in place of capitals.
public let kUpperCaseSmallCapsSelector = 1
