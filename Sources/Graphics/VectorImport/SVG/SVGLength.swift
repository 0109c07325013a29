// SPDX-License-Identifier: MIT

import Foundation
import SVGSyntax

/// Parses lengths with units, into points. One point is one CSS pixel, 1/96 inch.
enum SVGLength {
    /// The length to which a percentage refers.
    enum Axis {
        case horizontal, vertical
        /// The root mean square of the viewport's width and height.
        case diagonal
    }

    /// Parses a length; nil if the text is not a length. Font-relative units assume a font size of 16 points.
    static func parse(_ text: some StringProtocol, _ axis: Axis, of viewport: CGSize) -> CGFloat? {
        var scanner = SVGScanner(text)
        scanner.skipBlanks()
        guard let value = read(&scanner, axis, of: viewport) else { return nil }
        scanner.skipBlanks()
        return scanner.isAtEnd ? value : nil
    }

    static func read(_ scanner: inout SVGScanner, _ axis: Axis, of viewport: CGSize) -> CGFloat? {
        guard let value = scanner.number() else { return nil }
        if scanner.take(UInt8(ascii: "%")) { return value / 100 * hundredPercent(axis, viewport) }
        switch scanner.name().lowercased() {
        case "", "px": return value
        case "pt": return value * 96 / 72
        case "pc": return value * 16
        case "in": return value * 96
        case "cm": return value * 96 / 2.54
        case "mm": return value * 96 / 25.4
        case "q": return value * 96 / 101.6
        case "em", "rem": return value * 16
        case "ex": return value * 8
        default: return nil
        }
    }

    private static func hundredPercent(_ axis: Axis, _ viewport: CGSize) -> CGFloat {
        switch axis {
        case .horizontal: viewport.width
        case .vertical: viewport.height
        case .diagonal: ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
        }
    }

    /// Parses a fraction or a percentage, such as `0.5` or `50%`, and clamps it to 0…1.
    static func fraction(_ text: some StringProtocol) -> Double? {
        parse(text, .horizontal, of: CGSize(width: 1, height: 1)).map { min(max(Double($0), 0), 1) }
    }
}
