// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// One file of an image set, with the appearances, devices and languages that the file is for.
struct AssetVariant: Equatable {
    var path: String
    /// Pixels per point: 1, 2 or 3.
    var scale: Int
    /// Whether the file is for dark appearance; nil: both light and dark.
    var isDark: Bool?
    var hasHighContrast = false
    /// The device idiom as spelt in `Contents.json`; nil: any.
    var idiom: String?
    /// The language as `TableLanguage` spells it; nil: any.
    var language: String?
    /// Whether the file is for right-to-left layout; nil: both directions.
    var isRightToLeft: Bool?
    /// Whether the file is for a compact horizontal size class; nil: both.
    var isCompactAcross: Bool?
    /// Whether the file is for a compact vertical size class; nil: both.
    var isCompactDown: Bool?
    /// Whether the file is for a wide gamut or for devices with a certain amount of memory. Such files are never
    /// requested.
    var isSpecial = false
    /// Whether the image is a template, to be tinted.
    var isTemplate: Bool?

    /// The file that fits best, and whether it must be mirrored because all files are for the other layout direction.
    ///
    /// Applies these criteria in order: device idiom, language, appearance, contrast, vertical and horizontal size
    /// class, layout direction. For each criterion, files for the requested value win over files for any value. From
    /// the remaining files, chooses the smallest scale that is at least the display's; if there is none, the largest
    /// scale.
    static func best(of variants: [AssetVariant], for traits: ImageTraits) -> (variant: AssetVariant, isMirrored: Bool)?
    {
        var left = variants
        /// Keeps the files with a fitting value. If there are none, keeps the files that fit any value. If there are
        /// none of these either, keeps all files if `others` is true, and no file otherwise.
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
        // A file for dark appearance alone is never used in light appearance.
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
