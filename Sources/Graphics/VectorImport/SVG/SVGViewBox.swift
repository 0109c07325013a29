// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SVGSyntax

/// The values of `viewBox` and `preserveAspectRatio`, which map user space to a viewport.
struct SVGViewBox: Equatable {
    var rect: CGRect
    var fit = SVGAspectRatio()

    /// Parses a `viewBox`; nil unless the text is four numbers with a positive width and height.
    static func parse(_ text: String) -> CGRect? {
        var scanner = SVGScanner(text)
        var v: [CGFloat] = []
        scanner.skipBlanks()
        while !scanner.isAtEnd {
            guard v.count < 4, let value = scanner.number() else { return nil }
            v.append(CGFloat(value))
            scanner.skipSeparator()
        }
        guard v.count == 4, v[2] > 0, v[3] > 0 else { return nil }
        return CGRect(x: v[0], y: v[1], width: v[2], height: v[3])
    }

    /// Maps the box to a viewport of `size` at the origin.
    func transform(into size: CGSize) -> CGAffineTransform {
        var (sx, sy) = (size.width / rect.width, size.height / rect.height)
        if let scale = fit.scale {
            sx = scale == .meet ? min(sx, sy) : max(sx, sy)
            sy = sx
        }
        return CGAffineTransform(
            a: sx, b: 0, c: 0, d: sy,
            tx: (size.width - rect.width * sx) * fit.x - rect.minX * sx,
            ty: (size.height - rect.height * sy) * fit.y - rect.minY * sy)
    }
}

/// A `preserveAspectRatio` attribute.
struct SVGAspectRatio: Equatable {
    enum Scale {
        /// Fits the whole box into the viewport, keeping its proportions.
        case meet
        /// Covers the whole viewport with the box, keeping its proportions; the excess is clipped.
        case slice
    }

    /// The alignment along each axis: 0 is left or top, 1 is right or bottom.
    var x: CGFloat = 0.5
    var y: CGFloat = 0.5
    /// The way to scale the box; nil stretches it.
    var scale: Scale? = .meet

    init() {}

    /// Parses the attribute. Invalid text gives the default.
    init(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let align = words.first else { return }
        if align == "none" { scale = nil }
        let places: [String: CGFloat] = ["min": 0, "mid": 0.5, "max": 1]
        let lower = align.lowercased()
        if lower.utf8.count == 8, let x = places[String(lower.dropFirst().prefix(3))],
            let y = places[String(lower.suffix(3))]
        {
            self.x = x
            self.y = y
        }
        if scale != nil, words.dropFirst().first == "slice" { scale = .slice }
    }
}
