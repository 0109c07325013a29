// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import SVGSyntax

/// The titles above the panels of a difference image. They are drawn as strokes, so that a report does not depend on
/// fonts.
enum PanelLettering: String {
    case expected, difference, actual

    /// The height of ascenders in points at scale 1.
    static let height: CGFloat = 15
    private static let gap: CGFloat = 4.2
    private static let strokeWidth: CGFloat = 1.9

    /// The lowercase letters, from the ascenders at y = 0 to the baseline at 15. The x-height is 10; the descender of p
    /// reaches 20.
    private static let letters: [Character: (width: CGFloat, strokes: String)] = [
        "a": (10, "M10 10A5 5 0 1 0 0 10A5 5 0 1 0 10 10M10 5V15"),
        "c": (8.5, "M8.54 6.46A5 5 0 1 0 8.54 13.54"),
        "d": (10, "M10 10A5 5 0 1 0 0 10A5 5 0 1 0 10 10M10 0V15"),
        "e": (10, "M0 10H10A5 5 0 1 0 8.54 13.54"),
        "f": (5.5, "M5.8 0A3.3 3.3 0 0 0 2.5 3.3V15M0 5H5"),
        "i": (0, "M0 5V15M0 .4V.5"),
        "l": (0, "M0 0V15"),
        "n": (9, "M0 5V15M0 9.5A4.5 4.5 0 0 1 9 9.5V15"),
        "p": (10, "M10 10A5 5 0 1 0 0 10A5 5 0 1 0 10 10M0 5V20"),
        "r": (4.5, "M0 5V15M0 9.5A4.5 4.5 0 0 1 4.5 5"),
        "t": (5.5, "M2.5 1V11.7A3.3 3.3 0 0 0 5.8 15M0 5H5"),
        "u": (9, "M0 5V10.5A4.5 4.5 0 0 0 9 10.5M9 5V15"),
        "x": (8, "M0 5L8 15M8 5L0 15"),
    ]

    var width: CGFloat { outline.boundingRect.width + Self.strokeWidth }

    private var outline: Path {
        var (path, x) = (Path(), CGFloat(0))
        for letter in rawValue {
            guard let (width, strokes) = Self.letters[letter] else { preconditionFailure("no letter \(letter)") }
            path.addPath(SVGPathData(strokes).path, transform: CGAffineTransform(translationX: x, y: 0))
            x += width + Self.gap
        }
        return path
    }

    /// - Parameter origin: The upper left corner of the title.
    func item(at origin: CGPoint, scale: CGFloat, color: RGBAColor) -> DisplayItem {
        let inset = Self.strokeWidth / 2
        let map = CGAffineTransform(translationX: inset, y: 0)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
        let style = StrokeStyle(lineWidth: Self.strokeWidth * scale, lineCap: .round, lineJoin: .round)
        return DisplayItem(.stroke(outline.applying(map), style, .color(color)))
    }
}
