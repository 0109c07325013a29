// SPDX-License-Identifier: MIT

/// One file of an image that exists in several.
struct AssetVariant: Equatable {
    var path: String
    /// Pixels per point: 1, 2 or 3.
    var scale: Int
    var isDark = false
    /// Whether it is meant to be tinted.
    var isTemplate = false

    /// The best file for a display: its appearance if there is one, else the usual one; then the smallest scale that is
    /// not below the display's, else the highest.
    static func best(of variants: [AssetVariant], scale: Double, isDark: Bool) -> AssetVariant? {
        let matching = variants.filter { $0.isDark == isDark }
        let candidates = matching.isEmpty ? variants.filter { !$0.isDark } : matching
        return candidates.filter { Double($0.scale) >= scale }.min { $0.scale < $1.scale }
            ?? candidates.max { $0.scale < $1.scale }
    }
}
