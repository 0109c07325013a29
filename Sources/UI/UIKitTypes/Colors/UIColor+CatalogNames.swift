// SPDX-License-Identifier: MIT

extension UIColor {
    /// The system colour that an asset catalog calls `systemBlueColor`, `labelColor` etc.; nil for names that iOS
    /// lacks.
    package static func inCatalog(_ name: String) -> UIColor? {
        let colors: [String: UIColor] = [
            "systemRed": systemRed, "systemOrange": systemOrange, "systemYellow": systemYellow,
            "systemGreen": systemGreen, "systemMint": systemMint, "systemTeal": systemTeal, "systemCyan": systemCyan,
            "systemBlue": systemBlue, "systemIndigo": systemIndigo, "systemPurple": systemPurple,
            "systemPink": systemPink, "systemBrown": systemBrown,
            "systemGray": systemGray, "systemGray2": systemGray2, "systemGray3": systemGray3,
            "systemGray4": systemGray4, "systemGray5": systemGray5, "systemGray6": systemGray6,
            "label": label, "secondaryLabel": secondaryLabel, "tertiaryLabel": tertiaryLabel,
            "quaternaryLabel": quaternaryLabel, "placeholderText": placeholderText,
            "systemBackground": systemBackground, "secondarySystemBackground": secondarySystemBackground,
            "tertiarySystemBackground": tertiarySystemBackground,
            "systemGroupedBackground": systemGroupedBackground,
            "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
            "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground,
            "systemFill": systemFill, "secondarySystemFill": secondarySystemFill,
            "tertiarySystemFill": tertiarySystemFill, "quaternarySystemFill": quaternarySystemFill,
            "separator": separator, "opaqueSeparator": opaqueSeparator, "link": link,
            "white": white, "black": black, "clear": clear, "darkText": darkText, "lightText": lightText,
        ]
        return colors[name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name]
    }
}
