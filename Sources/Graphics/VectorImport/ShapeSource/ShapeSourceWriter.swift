// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SVGSyntax

/// Writes an outline as the source of a SwiftUI `Shape`.
///
/// Each coordinate is rounded to thousandths of a point by itself, so errors do not accumulate. The layout is
/// swift-format's with 4 spaces and 120 columns. The text depends only on the outline and these settings.
public struct ShapeSourceWriter: Sendable, Equatable {
    /// The maximum number of lines and curves of an outline.
    public static let segmentLimit = 20_000

    /// The name of the generated type: neither a Swift keyword nor a type that the generated code uses.
    public let name: String
    /// The width in points; the height keeps the proportions. nil keeps the drawing's size.
    public let width: Double?
    /// Whether points are relative to the frame, so that the shape stretches with its frame as SwiftUI's own shapes do.
    public let isRelative: Bool

    public init(name: String, width: Double? = nil, isRelative: Bool = false) throws(ShapeSourceError) {
        guard SwiftIdentifier.isTypeName(name) else { throw .badName(name) }
        if let width, !(width > 0 && width <= 100_000) { throw .badWidth(width) }
        self.name = name
        self.width = width
        self.isRelative = isRelative
    }

    /// Writes the union of everything that the drawing paints. The drawing's frame, including its margins, becomes the
    /// shape's frame.
    public func source(of document: SVGDocument) throws(ShapeSourceError) -> String {
        let outline: SVGOutline
        do {
            outline = try document.outline()
        } catch {
            throw .badOutline(error)
        }
        return try source(of: outline, size: document.size)
    }

    /// - Parameter size: The size in points of the image that contains the outline.
    public func source(of outline: SVGOutline, size: CGSize) throws(ShapeSourceError) -> String {
        guard !outline.path.isEmpty else { throw .nothingPainted }
        let count = outline.path.elements.count
        guard count <= Self.segmentLimit else { throw .tooManySegments(count, limit: Self.segmentLimit) }
        let scale = width.map { CGFloat($0) / size.width } ?? 1
        guard size.width * scale <= 100_000 else { throw .badWidth(Double(size.width * scale)) }
        let path = outline.path.applying(CGAffineTransform(scaleX: scale, y: scale))
        let (w, h) = (number(size.width * scale), number(size.height * scale))

        var lines = ["import SwiftUI", ""]
        lines.append(
            isRelative
                ? "/// An outline that fills its frame; its own proportions are \(w) × \(h)."
                : "/// An outline of \(w) × \(h) points, measured from the origin whatever its frame.")
        if outline.isEOFilled {
            lines.append("///")
            lines.append("/// It is filled by the even-odd rule: `\(name)().fill(style: \(name).fillStyle)`.")
        }
        lines.append("struct \(name): Shape {")
        lines.append("    /// In points.")
        lines.append("    static let size = CGSize(width: \(w), height: \(h))")
        if outline.isEOFilled {
            lines.append("    /// Leaves out what the outline runs round twice.")
            lines.append("    static let fillStyle = FillStyle(eoFill: true)")
        }
        lines.append("")
        lines.append("    func path(in rect: CGRect) -> Path {")
        if isRelative {
            lines.append("        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {")
            lines.append("            CGPoint(")
            lines.append("                x: rect.minX + x / Self.size.width * rect.width,")
            lines.append("                y: rect.minY + y / Self.size.height * rect.height)")
            lines.append("        }")
        }
        lines.append("        var path = Path()")
        for element in path.elements { lines += statement(element) }
        lines.append("        return path")
        lines.append("    }")
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    private func statement(_ element: Path.Element) -> [String] {
        switch element {
        case .move(let p): call("move", ["to: \(point(p))"])
        case .line(let p): call("addLine", ["to: \(point(p))"])
        case .quadCurve(let p, let c): call("addQuadCurve", ["to: \(point(p))", "control: \(point(c))"])
        case .curve(let p, let c1, let c2):
            call("addCurve", ["to: \(point(p))", "control1: \(point(c1))", "control2: \(point(c2))"])
        case .closeSubpath: call("closeSubpath", [])
        }
    }

    /// Formats a call on one line if it fits. Otherwise puts the arguments on further lines, as many as fit on each.
    private func call(_ function: String, _ arguments: [String]) -> [String] {
        let columns = 120
        let whole = "        path.\(function)(\(arguments.joined(separator: ", ")))"
        guard whole.count > columns else { return [whole] }
        var lines = ["        path.\(function)("]
        var line = "            "
        for (i, argument) in arguments.enumerated() {
            let text = argument + (i + 1 < arguments.count ? "," : ")")
            if line.count > 12, line.count + 1 + text.count > columns {
                lines.append(line)
                line = "            "
            }
            line += (line.count > 12 ? " " : "") + text
        }
        return lines + [line]
    }

    private func point(_ p: CGPoint) -> String {
        isRelative ? "point(\(number(p.x)), \(number(p.y)))" : "CGPoint(x: \(number(p.x)), y: \(number(p.y)))"
    }

    private func number(_ value: CGFloat) -> String { SVGNumber.text(Double(value), decimals: 3) }
}
