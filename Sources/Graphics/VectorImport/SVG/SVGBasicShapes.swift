// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SVGSyntax

/// The outlines of SVG's basic shapes. Start points and directions follow the specification, because dash patterns
/// begin there.
enum SVGBasicShapes {
    static let names: Set<String> = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

    /// The outline of an element. nil if a size is missing, 0 or negative, because such an element draws nothing.
    ///
    /// - Parameter warn: Receives a message for each invalid value.
    static func path(
        _ name: String, _ attributes: [String: String], viewport: CGSize, segmentLimit: Int, warn: (String) -> Void
    ) -> Path? {
        func length(_ key: String, _ axis: SVGLength.Axis) -> CGFloat? {
            guard let text = attributes[key], text != "auto" else { return nil }
            let value = SVGLength.parse(text, axis, of: viewport)
            if value == nil { warn("\(key) \"\(excerpt(text))\" is no length") }
            return value
        }
        switch name {
        case "path":
            let data = SVGPathData(attributes["d"] ?? "", segmentLimit: segmentLimit)
            if let error = data.error { warn("\(error); what stands before it is drawn") }
            return data.path
        case "rect":
            guard let width = length("width", .horizontal), let height = length("height", .vertical),
                width > 0, height > 0
            else { return nil }
            let rect = CGRect(
                x: length("x", .horizontal) ?? 0, y: length("y", .vertical) ?? 0, width: width, height: height)
            let (rx, ry) = (length("rx", .horizontal), length("ry", .vertical))
            return roundedRect(
                rect, radii: CGSize(width: max(rx ?? ry ?? 0, 0), height: max(ry ?? rx ?? 0, 0)))
        case "circle", "ellipse":
            let center = CGPoint(x: length("cx", .horizontal) ?? 0, y: length("cy", .vertical) ?? 0)
            var (rx, ry) = (length("rx", .horizontal), length("ry", .vertical))
            if name == "circle" {
                rx = length("r", .diagonal)
                ry = rx
            }
            let known = (rx ?? ry, ry ?? rx)
            guard let rx = known.0, let ry = known.1, rx > 0, ry > 0 else { return nil }
            return Path(
                ellipseIn: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
        case "line":
            var path = Path()
            path.move(to: CGPoint(x: length("x1", .horizontal) ?? 0, y: length("y1", .vertical) ?? 0))
            path.addLine(to: CGPoint(x: length("x2", .horizontal) ?? 0, y: length("y2", .vertical) ?? 0))
            return path
        case "polyline", "polygon":
            var path = polyline(attributes["points"] ?? "", segmentLimit: segmentLimit, warn: warn)
            if name == "polygon" { path.closeSubpath() }
            return path
        default: return nil
        }
    }

    private static func polyline(_ text: String, segmentLimit: Int, warn: (String) -> Void) -> Path {
        var scanner = SVGScanner(text)
        var path = Path()
        scanner.skipSeparator()
        while !scanner.isAtEnd {
            guard path.elements.count < segmentLimit else { return path }
            guard let x = scanner.number() else {
                warn("points, character \(scanner.position + 1): a number is missing")
                return path
            }
            scanner.skipSeparator()
            guard let y = scanner.number() else {
                warn("points has an odd count of numbers")
                return path
            }
            scanner.skipSeparator()
            let point = CGPoint(x: x, y: y)
            if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }

    private static func roundedRect(_ rect: CGRect, radii: CGSize) -> Path {
        let (rx, ry) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
        guard rx > 0, ry > 0 else { return Path(rect) }
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        var path = Path()
        func corner(_ x: CGFloat, _ y: CGFloat) {
            path.addEllipticalArc(
                to: CGPoint(x: x, y: y), radii: CGSize(width: rx, height: ry), rotation: .zero, isLarge: false,
                isClockwise: true)
        }
        path.move(to: CGPoint(x: x0 + rx, y: y0))
        path.addLine(to: CGPoint(x: x1 - rx, y: y0))
        corner(x1, y0 + ry)
        path.addLine(to: CGPoint(x: x1, y: y1 - ry))
        corner(x1 - rx, y1)
        path.addLine(to: CGPoint(x: x0 + rx, y: y1))
        corner(x0, y1 - ry)
        path.addLine(to: CGPoint(x: x0, y: y0 + ry))
        corner(x0 + rx, y0)
        path.closeSubpath()
        return path
    }
}
