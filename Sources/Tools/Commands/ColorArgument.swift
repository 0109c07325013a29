// SPDX-License-Identifier: MIT

import Drawing

/// A colour as typed: `#rgb`, `#rrggbb`, `#rrggbbaa`, a SwiftUI name, or `transparent`.
struct ColorArgument: Equatable {
    /// The colour in RGBA; nil for `transparent`.
    var color: RGBAColor?

    init?(_ text: String) {
        let text = text.lowercased()
        if text == "transparent" || text == "clear" {
            color = nil
        } else if text.hasPrefix("#") {
            guard let color = Self.hexadecimal(text.dropFirst()) else { return nil }
            self.color = color
        } else {
            guard let code = Self.names[text] else { return nil }
            color = Self.hexadecimal(code[...])
        }
    }

    static let names = [
        "black": "000000", "blue": "007AFF", "brown": "A2845E", "cyan": "32ADE6", "gray": "8E8E93", "green": "34C759",
        "indigo": "5856D6", "mint": "00C7BE", "orange": "FF9500", "pink": "FF2D55", "purple": "AF52DE",
        "red": "FF3B30", "teal": "30B0C7", "white": "FFFFFF", "yellow": "FFCC00",
    ]

    private static func hexadecimal(_ digits: Substring) -> RGBAColor? {
        let values = digits.compactMap(\.hexDigitValue)
        guard values.count == digits.count else { return nil }
        let bytes: [Int]
        switch values.count {
        case 3: bytes = values.map { $0 * 17 }
        case 6, 8: bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
        default: return nil
        }
        let c = bytes.map { Float($0) / 255 }
        return RGBAColor(red: c[0], green: c[1], blue: c[2], alpha: c.count == 4 ? c[3] : 1)
    }
}
