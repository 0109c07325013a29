// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SVGSyntax

/// Parses the attributes `transform` of elements and `gradientTransform` of gradients.
enum SVGTransform {
    /// Combines `matrix`, `translate`, `scale`, `rotate`, `skewX` and `skewY`; the last transform in the list is
    /// applied first. Accepts the CSS units `px` and `deg`. nil if the text is not a list of these.
    static func parse(_ text: String) -> CGAffineTransform? {
        var scanner = SVGScanner(text)
        var result = CGAffineTransform.identity
        scanner.skipSeparator()
        while !scanner.isAtEnd {
            let name = scanner.name()
            scanner.skipBlanks()
            guard scanner.take(UInt8(ascii: "(")) else { return name == "none" && scanner.isAtEnd ? result : nil }
            var values: [CGFloat] = []
            scanner.skipBlanks()
            while !scanner.take(UInt8(ascii: ")")) {
                guard values.count < 6, let value = scanner.number() else { return nil }
                guard ["", "px", "deg"].contains(scanner.name()) else { return nil }
                values.append(CGFloat(value))
                scanner.skipSeparator()
            }
            guard let step = function(name, values) else { return nil }
            result = step.concatenating(result)
            scanner.skipSeparator()
        }
        return result
    }

    private static func function(_ name: String, _ v: [CGFloat]) -> CGAffineTransform? {
        func radians(_ degrees: CGFloat) -> CGFloat { degrees * .pi / 180 }
        switch (name.lowercased(), v.count) {
        case ("matrix", 6): return CGAffineTransform(v[0], v[1], v[2], v[3], v[4], v[5])
        case ("translate", 1): return CGAffineTransform(translationX: v[0], y: 0)
        case ("translate", 2): return CGAffineTransform(translationX: v[0], y: v[1])
        case ("scale", 1): return CGAffineTransform(scaleX: v[0], y: v[0])
        case ("scale", 2): return CGAffineTransform(scaleX: v[0], y: v[1])
        case ("rotate", 1): return CGAffineTransform(rotationAngle: radians(v[0]))
        case ("rotate", 3):
            return CGAffineTransform(translationX: v[1], y: v[2]).rotated(by: radians(v[0]))
                .translatedBy(x: -v[1], y: -v[2])
        case ("skewx", 1): return CGAffineTransform(1, 0, tan(radians(v[0])), 1, 0, 0)
        case ("skewy", 1): return CGAffineTransform(1, tan(radians(v[0])), 0, 1, 0, 0)
        default: return nil
        }
    }
}
