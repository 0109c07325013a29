// SPDX-License-Identifier: MIT

import Foundation
import Views
import Zoetrope

/// A variant of the environment in which each preview is tested: `dark`, `ar`, `xxxL`, `landscape`, `rtl`,
/// `ipad`, or a combination such as `dark+ar`.
package struct TestVariant: Codable, Equatable, Sendable {
    /// The name in arguments and file names; empty for the default variant.
    package var name = ""
    package var isDark = false
    package var locale: String?
    package var typeSize: String?
    package var isLandscape = false
    /// Whether views are laid out from right to left in any language.
    package var isRightToLeft = false
    package var device: String?
    var reducesMotion = false
    /// Whether the picture is a sheet of the settings of a sweep (`SweepSetting`).
    var isSweep = false
    /// Whether the picture shows the accessibility elements and their words.
    package var isAccessibility = false

    /// Light, in English, with the default device and text size.
    static let usual = TestVariant()

    /// The sheet of `--sweep`.
    static let swept: TestVariant = {
        var variant = TestVariant()
        (variant.name, variant.isSweep) = (sweep, true)
        return variant
    }()

    /// - Parameter text: words separated by plus signs.
    package init(parsing text: String) throws {
        for word in text.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
            try apply(word, of: text)
        }
        // Default values are not part of the name: `light` has the same picture as the default variant.
        let words = text.split(separator: "+").filter { !Self.usualWords.contains($0.lowercased()) }
        name = words.joined(separator: "+")
    }

    private init() {}

    private static let usualWords: Set = ["light", "portrait"]

    private mutating func apply(_ word: String, of text: String) throws {
        switch word.lowercased() {
        case "light", "portrait": return
        case "dark": isDark = true
        case "landscape": isLandscape = true
        case "rtl": isRightToLeft = true
        case "reduced-motion": reducesMotion = true
        case Self.accessibility: isAccessibility = true
        case Self.sweep where text.lowercased() == Self.sweep: isSweep = true
        default:
            if let size = Self.typeSizes.first(where: { $0.key.lowercased() == word.lowercased() }) {
                typeSize = size.key
            } else if let known = Device.named(word) {
                device = known.name
            } else if Arguments.knownLocale(word) != nil {
                locale = word.replacing("-", with: "_")
            } else {
                throw UsageError(
                    "'\(word)' is not a variant: use light, dark, landscape, rtl, reduced-motion, accessibility, sweep alone, a language like ar or de_DE, a size of text "
                        + "(\(Self.typeSizes.map(\.key).joined(separator: ", "))), a device like ipad or iphone-se, or "
                        + "several of these, like dark+ar")
            }
        }
    }

    private static let accessibility = "accessibility"
    private static let sweep = "sweep"

    /// The same variant, whose picture also shows the accessibility elements.
    var withAccessibility: TestVariant {
        var variant = self
        variant.isAccessibility = true
        if !isAccessibility { variant.name += (name.isEmpty ? "" : "+") + Self.accessibility }
        return variant
    }

    /// Dynamic Type sizes by their names in design tools.
    static let typeSizes: [(key: String, size: DynamicTypeSize)] = [
        ("xS", .xSmall), ("S", .small), ("M", .medium), ("L", .large), ("xL", .xLarge), ("xxL", .xxLarge),
        ("xxxL", .xxxLarge), ("ax1", .accessibility1), ("ax2", .accessibility2), ("ax3", .accessibility3),
        ("ax4", .accessibility4), ("ax5", .accessibility5),
    ]

    var dynamicTypeSize: DynamicTypeSize {
        Self.typeSizes.first { $0.key == typeSize }?.size ?? .large
    }

    /// Parses variants separated by commas, without duplicates.
    package static func list(_ text: String) throws -> [TestVariant] {
        var list: [TestVariant] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            let variant = try TestVariant(parsing: word.trimmingCharacters(in: .whitespaces))
            if !list.contains(where: { $0.name == variant.name }) { list.append(variant) }
        }
        return list
    }
}

extension [TestVariant] {
    /// Each variant, followed by the same one with its accessibility elements.
    var withAccessibility: [TestVariant] {
        flatMap { $0.isAccessibility || $0.isSweep ? [$0] : [$0, $0.withAccessibility] }
    }
}
