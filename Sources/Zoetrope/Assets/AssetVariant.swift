// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// One file of an image that exists in several.
struct AssetVariant: Equatable {
    var path: String
    /// Pixels per point: 1, 2 or 3.
    var scale: Int
    /// nil: for light and dark.
    var isDark: Bool?
    var hasHighContrast = false
    /// What the description calls the kind of device; nil: any.
    var idiom: String?
    /// As `TableLanguage` spells it; nil: any.
    var language: String?
    /// For text from right to left, or from left to right; nil: for both.
    var isRightToLeft: Bool?
    /// For little room, or for enough; nil: for both.
    var isCompactAcross: Bool?
    var isCompactDown: Bool?
    /// For what is never asked for: wide colours, or devices with a certain amount of memory.
    var isSpecial = false
    /// Whether it is meant to be tinted.
    var isTemplate = false

    /// The best file for a place, and whether it is mirrored there, because all files are made for text that runs the other way.
    ///
    /// Of the files that are made for the place or for all, one that is made for it comes first: by language, kind of device,
    /// appearance, contrast, direction of text and room, in this order. Of these the one with the smallest scale that is not below the
    /// display's is taken, else with the highest.
    static func best(of variants: [AssetVariant], for traits: ImageTraits) -> (variant: AssetVariant, isMirrored: Bool)?
    {
        var left = variants
        /// Keeps those with a value, or else those for any. Where there is neither, `others` says whether the rest may do.
        func keep<T>(_ property: (AssetVariant) -> T?, others: Bool, _ fits: (T) -> Bool) {
            let own = left.filter { property($0).map(fits) ?? false }
            let any = left.filter { property($0) == nil }
            if !own.isEmpty {
                left = own
            } else if !any.isEmpty || !others {
                left = any
            }
        }
        keep(\.idiom, others: true) { $0 == traits.idiom.rawValue }
        for language in TableLanguage.candidates(for: traits.locale)
        where left.contains(where: { $0.language == language }) {
            left.removeAll { $0.language != language }
        }
        keep(\.language, others: true) { TableLanguage.candidates(for: traits.locale).contains($0) }
        // Nothing that is made for the dark alone is shown in the light.
        keep(\.isDark, others: traits.isDark) { $0 == traits.isDark }
        keep({ $0.hasHighContrast ? true : nil }, others: true) { $0 == traits.hasHighContrast }
        keep(\.isCompactDown, others: true) { $0 == traits.isCompactDown }
        keep(\.isCompactAcross, others: true) { $0 == traits.isCompactAcross }
        keep({ $0.isSpecial ? true : nil }, others: true) { _ in false }
        keep(\.isRightToLeft, others: true) { $0 == traits.isRightToLeft }
        let chosen =
            left.filter { Double($0.scale) >= traits.scale }.min { $0.scale < $1.scale }
            ?? left.max { $0.scale < $1.scale }
        return chosen.map { ($0, $0.isRightToLeft.map { $0 != traits.isRightToLeft } ?? false) }
    }
}
