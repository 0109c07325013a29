// SPDX-License-Identifier: MIT

import Foundation
import LeafViews
import Views

extension UIFontDescriptor {
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    public struct FeatureKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = type
        public static let typeIdentifier = selector
    }

    /// Supports the size and two kinds of features: monospaced digits and small capitals. Drops other attributes and
    /// features, with a warning.
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
        // The numbers are Core Text's feature types and selectors.
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

public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kLowerCaseType = 37
public let kLowerCaseSmallCapsSelector = 1
public let kUpperCaseType = 38
public let kUpperCaseSmallCapsSelector = 1
