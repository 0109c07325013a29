// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import SVGSyntax

/// The value of `fill` or `stroke`. Its reference is not resolved yet.
enum SVGPaintValue: Equatable {
    case none
    case color(RGBAColor)
    case currentColor
    /// The id of a gradient, and the paint if there is no such gradient.
    indirect case reference(String, fallback: SVGPaintValue)

    /// Parses a paint; nil if the text is not a valid paint.
    init?(_ text: some StringProtocol) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.hasPrefix("url(") {
            guard let close = text.firstIndex(of: ")"), let id = SVGReference.id(inURL: text[...close]) else {
                return nil
            }
            let rest = text[text.index(after: close)...]
            self = .reference(id, fallback: SVGPaintValue(rest) ?? .none)
            return
        }
        switch text.lowercased() {
        case "none": self = .none
        case "currentcolor": self = .currentColor
        default:
            guard let color = SVGColor.parse(text) else { return nil }
            self = .color(color)
        }
    }
}

enum SVGReference {
    /// The id in `url(#id)`, with or without quotes; nil for other text.
    static func id(inURL text: some StringProtocol) -> String? {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard trimmed.hasPrefix("url("), trimmed.hasSuffix(")") else { return nil }
        let inner = trimmed.dropFirst(4).dropLast().trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
        return id(inReference: inner)
    }

    /// The id in `#id`; nil for references to other files, which are never opened.
    static func id(inReference text: String) -> String? {
        text.hasPrefix("#") && text.utf8.count > 1 ? String(text.dropFirst()) : nil
    }
}

/// The properties that children inherit.
struct SVGStyle {
    var color = RGBAColor.black
    var fill = SVGPaintValue.color(.black)
    var fillOpacity = 1.0
    var isEOFilled = false
    var isEOClipped = false
    var stroke = SVGPaintValue.none
    var strokeOpacity = 1.0
    var strokeStyle = StrokeStyle(lineWidth: 1, miterLimit: 4)
    var strokesFirst = false
    var isVisible = true

    /// Applies an element's properties. Properties with invalid values keep the inherited value.
    /// - Returns: The names of the properties with invalid values.
    mutating func apply(_ properties: [String: String], viewport: CGSize) -> [String] {
        guard !properties.isEmpty else { return [] }
        var rejected: [String] = []
        func take<T>(_ name: String, _ target: inout T, _ parse: (String) -> T?) {
            guard let text = properties[name], text != "inherit" else { return }
            if let value = parse(text) { target = value } else { rejected.append(name) }
        }
        func keyword<T>(_ values: [String: T]) -> (String) -> T? { { values[$0] } }
        func length(_ text: String) -> CGFloat? { SVGLength.parse(text, .diagonal, of: viewport) }
        func positive(_ text: String) -> CGFloat? { length(text).flatMap { $0 >= 0 ? $0 : nil } }

        take("color", &color) { SVGColor.parse($0) }
        take("fill", &fill) { SVGPaintValue($0) }
        take("fill-opacity", &fillOpacity) { SVGLength.fraction($0) }
        take("fill-rule", &isEOFilled, keyword(["evenodd": true, "nonzero": false]))
        take("clip-rule", &isEOClipped, keyword(["evenodd": true, "nonzero": false]))
        take("stroke", &stroke) { SVGPaintValue($0) }
        take("stroke-opacity", &strokeOpacity) { SVGLength.fraction($0) }
        take("stroke-width", &strokeStyle.lineWidth, positive)
        take("stroke-linecap", &strokeStyle.lineCap, keyword(["butt": .butt, "round": .round, "square": .square]))
        take(
            "stroke-linejoin", &strokeStyle.lineJoin,
            keyword(["miter": .miter, "miter-clip": .miter, "arcs": .miter, "round": .round, "bevel": .bevel]))
        take("stroke-miterlimit", &strokeStyle.miterLimit) { length($0).flatMap { $0 >= 1 ? $0 : nil } }
        take("stroke-dasharray", &strokeStyle.dash) { Self.dashes($0, viewport) }
        take("stroke-dashoffset", &strokeStyle.dashPhase, length)
        take("paint-order", &strokesFirst) { $0.hasPrefix("stroke") }
        take("visibility", &isVisible, keyword(["visible": true, "hidden": false, "collapse": false]))
        return rejected
    }

    /// Parses a dash pattern. Empty, for a solid line, if the text is `none` or all lengths are 0. nil if any length is
    /// negative or invalid.
    private static func dashes(_ text: String, _ viewport: CGSize) -> [CGFloat]? {
        guard text != "none" else { return [] }
        var scanner = SVGScanner(text)
        var lengths: [CGFloat] = []
        scanner.skipBlanks()
        while !scanner.isAtEnd {
            guard let value = SVGLength.read(&scanner, .diagonal, of: viewport), value >= 0 else { return nil }
            lengths.append(value)
            scanner.skipSeparator()
        }
        return lengths.contains { $0 > 0 } ? lengths : []
    }

    /// The names of all supported properties, inherited or not. Parsing drops other declarations.
    static let propertyNames: Set<String> = [
        "color", "fill", "fill-opacity", "fill-rule", "clip-rule", "stroke", "stroke-opacity", "stroke-width",
        "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset",
        "paint-order", "visibility", "display", "opacity", "clip-path", "transform", "overflow", "stop-color",
        "stop-opacity", "mask", "filter", "marker", "marker-start", "marker-mid", "marker-end", "mix-blend-mode",
        "comp-op",
        "vector-effect",
    ]
}
