// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Zoetrope

/// A display list as text, with one line per item and per subpath, for reviews. Unlike an image, the text names each
/// drawn shape. Numbers have three decimals, and default values are omitted.
public struct DisplayListText: CustomStringConvertible {
    /// One line per item and per subpath, separated by line feeds.
    public private(set) var description = ""
    private var depth = 0

    /// Makes the whole text now; `description` only returns it.
    public init(_ list: DisplayList) {
        var heading = "\(Self.size(list.size)) points, \(Self.number(list.scale)) pixels a point"
        heading += list.background.map { ", on \(Self.color($0))" } ?? ", transparent"
        line(heading)
        for item in list.items { add(item) }
    }

    private mutating func line(_ text: String) {
        description += String(repeating: "  ", count: depth) + text + "\n"
    }

    private mutating func indented(_ body: (inout Self) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    // MARK: Items

    private mutating func add(_ item: DisplayItem) {
        var words: [String]
        switch item.content {
        case .fill(_, let style, let paint): words = ["fill", Self.paint(paint)] + Self.words(style)
        case .stroke(_, let style, let paint): words = ["stroke", Self.paint(paint)] + Self.words(style)
        case .image(let image): words = Self.words(image)
        case .group(_, let isolated): words = isolated ? ["group", "isolated"] : ["group"]
        }
        words += Self.words(item.transform)
        if item.blendMode != .normal { words.append("blended by \(item.blendMode)") }
        line(words.joined(separator: " "))
        indented { text in
            switch item.content {
            case .fill(let path, _, _), .stroke(let path, _, _): text.add(path)
            case .group(let members, _): for member in members { text.add(member) }
            case .image: break
            }
            for effect in item.effects { text.add(effect) }
        }
    }

    private mutating func add(_ path: Path) {
        if path.isEmpty { return line("nothing") }
        var words: [String] = []
        func text(_ letter: String, _ points: CGPoint...) -> String {
            ([letter] + points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }).joined(separator: " ")
        }
        var lines: [[String]] = []
        path.forEach { element in
            switch element {
            case .move(let p):
                lines.append(words)
                words = [text("M", p)]
            case .line(let p): words.append(text("L", p))
            case .quadCurve(let p, let c): words.append(text("Q", c, p))
            case .curve(let p, let c1, let c2): words.append(text("C", c1, c2, p))
            case .closeSubpath: words.append("Z")
            }
        }
        for words in lines + [words] where !words.isEmpty { line(words.joined(separator: " ")) }
    }

    private mutating func add(_ effect: Effect) {
        switch effect {
        case .opacity(let factor): line("opacity \(Self.number(factor))")
        case .clip(let path, let style):
            line((["clipped to"] + Self.words(style)).joined(separator: " "))
            indented { $0.add(path) }
        case .mask(let items):
            line("masked by")
            indented { text in for item in items { text.add(item) } }
        case .shadow(let shadow):
            line(
                "shadow \(Self.color(shadow.color)), sigma \(Self.number(shadow.radius)), offset "
                    + "\(Self.number(shadow.offset.width)) \(Self.number(shadow.offset.height))")
        case .blur(let radius, let opaque): line("blur, sigma \(Self.number(radius))" + (opaque ? ", opaque" : ""))
        case .colorMatrix(let matrix):
            line("colour matrix")
            indented { text in
                for row in [matrix.red, matrix.green, matrix.blue, matrix.alpha] {
                    text.line(row.map { Self.number(Double($0)) }.joined(separator: " "))
                }
            }
        case .alphaThreshold(let min, let max, let color):
            line("\(Self.color(color)) where alpha is \(Self.number(min)) to \(Self.number(max))")
        }
    }

    // MARK: Words

    private static func words(_ style: FillStyle) -> [String] {
        (style.isEOFilled ? ["even-odd"] : []) + (style.isAntialiased ? [] : ["with hard edges"])
    }

    private static func words(_ style: StrokeStyle) -> [String] {
        var words = ["\(number(style.lineWidth)) wide"]
        if style.lineCap != .butt { words.append("\(style.lineCap) caps") }
        if style.lineJoin != .miter { words.append("\(style.lineJoin) joins") }
        if style.lineJoin == .miter, style.miterLimit != 10 {
            words.append("miters up to \(number(style.miterLimit))")
        }
        if !style.dash.isEmpty {
            words.append(
                "dashes \(style.dash.map { number($0) }.joined(separator: " ")) from \(number(style.dashPhase))")
        }
        return words
    }

    /// Pixels are represented by their checksum.
    private static func words(_ image: ImageContent) -> [String] {
        let bitmap = image.bitmap
        var words = ["image", "\(bitmap.width)×\(bitmap.height)", "pixels \(Checksum(bitmap))"]
        if let source = image.source { words.append("part \(rect(source))") }
        words.append("in \(rect(image.rect))")
        if image.interpolation != .medium { words.append("interpolation \(image.interpolation)") }
        if !image.isAntialiased { words.append("with hard edges") }
        if let tint = image.tint { words.append("tinted \(color(tint))") }
        return words
    }

    private static func words(_ map: ProjectionTransform) -> [String] {
        if map.isIdentity { return [] }
        if !map.isAffine {
            let entries = [map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33]
            // Six decimals, because the perspective elements of a matrix are small.
            return ["projected (\(entries.map { number($0, decimals: 6) }.joined(separator: " ")))"]
        }
        let m = map.affine
        if (m.a, m.b, m.c, m.d) == (1, 0, 0, 1) { return ["at (\(number(m.tx)) \(number(m.ty)))"] }
        let entries = [m.a, m.b, m.c, m.d].map { number($0, decimals: 6) } + [m.tx, m.ty].map { number($0) }
        return ["mapped (\(entries.joined(separator: " ")))"]
    }

    private static func paint(_ paint: Paint) -> String {
        switch paint {
        case .color(let value): color(value)
        case .linearGradient(let gradient, let start, let end):
            "linear \(stops(gradient)) from \(point(start)) to \(point(end))"
        case .radialGradient(let gradient, let center, let start, let end):
            "radial \(stops(gradient)) around \(point(center)) from \(number(start)) to \(number(end))"
        case .ellipticalGradient(let gradient, let center, let radii, let start, let end):
            "elliptical \(stops(gradient)) around \(point(center)), radii \(size(radii)), from \(number(start)) to "
                + number(end)
        case .angularGradient(let gradient, let center, let start, let end):
            "angular \(stops(gradient)) around \(point(center)) from \(number(start.degrees))° to "
                + "\(number(end.degrees))°"
        case .mesh(let mesh): words(mesh)
        case .backdrop(let backdrop):
            "what lies below, sigma \(number(backdrop.radius)), saturation \(number(backdrop.saturation)), tinted "
                + color(backdrop.tint) + (backdrop.opacity < 1 ? ", opacity \(number(backdrop.opacity))" : "")
        }
    }

    private static func words(_ mesh: ColorMesh) -> String {
        let corners = mesh.vertices.map { vertex in
            let controls = [vertex.leading, vertex.top, vertex.trailing, vertex.bottom]
            return
                "\(color(vertex.color)) \(point(vertex.position)) by \(controls.map { point($0) }.joined(separator: " "))"
        }
        return "mesh of \(mesh.width)×\(mesh.height) [\(corners.joined(separator: ", "))]"
            + (mesh.background.alpha > 0 ? " on \(color(mesh.background))" : "")
            + (mesh.isSmooth ? "" : " with straight colours") + (mesh.colorSpace == .device ? " in device space" : "")
    }

    private static func stops(_ gradient: ResolvedGradient) -> String {
        let stops = gradient.stops.map { "\(color($0.color)) \(number($0.location))" }.joined(separator: ", ")
        return "[\(stops)]" + (gradient.colorSpace == .device ? " in device space" : "")
    }

    /// A colour as #rrggbb or #rrggbbaa, or as components if they are outside 0…1.
    static func color(_ color: RGBAColor) -> String {
        let components = [color.red, color.green, color.blue, color.alpha]
        guard components.allSatisfy({ (0...1).contains($0) }) else {
            return "rgba(\(components.map { number(Double($0)) }.joined(separator: " ")))"
        }
        let bytes = components.map { UInt8(($0 * 255).rounded()) }
        let shown = bytes[3] == 255 ? bytes.dropLast() : bytes[...]
        return "#" + shown.map(\.hexadecimal).joined()
    }

    private static func size(_ size: CGSize) -> String { "\(number(size.width))×\(number(size.height))" }
    private static func point(_ point: CGPoint) -> String { "(\(number(point.x)) \(number(point.y)))" }
    private static func rect(_ rect: CGRect) -> String {
        "(\([rect.minX, rect.minY, rect.width, rect.height].map { number($0) }.joined(separator: " ")))"
    }

    private static func number(_ value: Double) -> String { number(value, decimals: 3) }

    private static func number(_ value: Double, decimals: Int) -> String {
        let unit = pow(10, Double(decimals))
        let rounded = (value * unit).rounded() / unit
        // Avoids "-0".
        return LimitError.text(rounded == 0 ? 0 : rounded)
    }
}
