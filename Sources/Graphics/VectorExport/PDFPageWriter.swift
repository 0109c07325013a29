// SPDX-License-Identifier: MIT

import Raster
import Codecs
import Drawing
import Foundation
import Geometry
import SVGSyntax

/// Writes page nodes as PDF 1.6.
///
/// Transforms apply only to leaves, so that groups and patterns are in the page's space. Readers disagree on whether a
/// pattern's matrix is relative to the page or to the enclosing group.
struct PDFPageWriter {
    /// The size in points of the page that is being written.
    private var size = CGSize.zero
    let compression: Int
    private var objects = PDFObjects()
    private let resources: Int
    /// The object numbers of patterns by name; `forms` and `states` are those of form XObjects and graphics states. All
    /// streams share these resources.
    private var patterns: [String: Int] = [:]
    private var forms: [String: Int] = [:]
    private var states: [String: Int] = [:]
    private var images: [PagePicture.Key: String] = [:]
    /// The names of graphics states by their content, to reuse equal states; `patternNames` does so for patterns.
    private var stateNames: [String: String] = [:]
    private var patternNames: [String: String] = [:]
    /// The content of the stream that is being written.
    private var body = ""

    init(compression: Int) {
        self.compression = compression
        resources = objects.reserve()
    }

    /// Maps the page's space, with y down, to PDF's, with y up.
    private var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height) }
    private var box: String { "[0 0 \(number(size.width)) \(number(size.height))]" }

    /// - Parameter information: The file's metadata under PDF's names, such as `Title`.
    mutating func file(_ pages: [VectorPage], information: [String: String] = [:]) -> [UInt8] {
        let contents = pages.map { page in
            let content = content(of: page)
            return (content, box)
        }
        let tree = objects.reserve()
        let kids = contents.map { content, box in
            objects.add(
                "<< /Type /Page /Parent \(tree) 0 R /MediaBox \(box) /Resources \(resources) 0 R /Contents \(content) 0 R "
                    + "/Group << /S /Transparency /CS /DeviceRGB /I true >> >>")
        }
        let list = kids.map { "\($0) 0 R" }.joined(separator: " ")
        objects.set(tree, "<< /Type /Pages /Kids [\(list)] /Count \(kids.count) >>")
        func dictionary(_ entries: [String: Int]) -> String {
            "<< " + entries.sorted { $0.value < $1.value }.map { "/\($0.key) \($0.value) 0 R " }.joined() + ">>"
        }
        objects.set(
            resources,
            "<< /Pattern \(dictionary(patterns)) /XObject \(dictionary(forms)) /ExtGState \(dictionary(states)) >>")
        let root = objects.add("<< /Type /Catalog /Pages \(tree) 0 R >>")
        let entries = information.sorted { $0.key < $1.key }.map { "/\($0.key) \(Self.string($0.value)) " }.joined()
        let words = entries.isEmpty ? nil : objects.add("<< \(entries)>>")
        return objects.file(root: root, information: words)
    }

    /// Writes the content stream of a page and returns its object number.
    private mutating func content(of page: VectorPage) -> Int {
        (size, body) = (page.size, "")
        if let background = page.background {
            let all = Path(CGRect(origin: .zero, size: size))
            write(
                PageShape(
                    path: all, kind: .fill(FillStyle()), transform: .identity,
                    paint: .color(PagePaint.straight(background))))
        }
        for node in page.nodes { write(node) }
        return objects.addText("", body)
    }

    /// A PDF string literal in UTF-16.
    private static func string(_ text: String) -> String {
        "<FEFF" + text.utf16.map { UInt8($0 >> 8).hexadecimal + UInt8($0 & 255).hexadecimal }.joined() + ">"
    }

    private mutating func write(_ node: PageNode) {
        switch node {
        case .shape(let shape): write(shape)
        case .picture(let picture): write(picture)
        case .group(let group): write(group)
        }
    }

    // MARK: Leaves

    private mutating func write(_ shape: PageShape) {
        // A path without a transform of its own gets `flip`, the flip to PDF's y axis, applied to its points. A path
        // with a transform is written unflipped, after a matrix.
        let isBaked = shape.transform.isIdentity
        let data = pathData(isBaked ? shape.path.applying(flip) : shape.path, decimals: isBaked ? 3 : 6)
        guard !data.isEmpty else { return }
        var opacity = shape.opacity
        var text = "q\n"
        var painter: String
        switch shape.kind {
        case .fill(let style):
            painter = style.isEOFilled ? "f*" : "f"
        case .stroke(let style):
            painter = "S"
            text += operators(of: style)
        }
        let isStroke = painter == "S"
        var mask: String?
        switch shape.paint {
        case .color(let color):
            opacity *= color.w
            text += rgb(color) + (isStroke ? " RG\n" : " rg\n")
        case .linear, .radial:
            let transform = shape.transform.concatenating(flip)
            let name = pattern(shape.paint, transform, isAlpha: false)
            text += isStroke ? "/Pattern CS /\(name) SCN\n" : "/Pattern cs /\(name) scn\n"
            if shape.paint.isTranslucent {
                let alpha = pattern(shape.paint, transform, isAlpha: true)
                let form = addForm(
                    "q /Pattern cs /\(alpha) scn 0 0 \(number(size.width)) \(number(size.height)) re f Q", "DeviceGray")
                mask = "/S /Luminosity /G \(form) 0 R"
            }
        }
        text += state(opacity, shape.blendMode, mask)
        if !isBaked { text += matrix(shape.transform.concatenating(flip)) + " cm\n" }
        body += text + data + painter + "\nQ\n"
    }

    private func operators(of style: StrokeStyle) -> String {
        var text = "\(fine(style.lineWidth)) w\n"
        switch style.lineCap {
        case .butt: break
        case .round: text += "1 J\n"
        case .square: text += "2 J\n"
        }
        switch style.lineJoin {
        case .miter: text += "\(number(max(style.miterLimit, 1))) M\n"
        case .round: text += "1 j\n"
        case .bevel: text += "2 j\n"
        }
        if style.dash.contains(where: { $0 > 0 }) {
            // PDF does not allow negative phases, so `phase` is reduced modulo the length of the dash pattern. Dashes
            // and gaps alternate, so a pattern with an odd number of lengths repeats only after two rounds.
            let dash = style.dash.map { max($0, 0) }
            let round = dash.reduce(0, +) * (dash.count.isMultiple(of: 2) ? 1 : 2)
            let phase = style.dashPhase - (style.dashPhase / round).rounded(.down) * round
            text += "[\(dash.map(fine).joined(separator: " "))] \(fine(phase)) d\n"
        }
        return text
    }

    private mutating func write(_ picture: PagePicture) {
        let bitmap = picture.bitmap
        let name = images[picture.key] ?? addImage(bitmap, isSmooth: picture.isSmooth)
        images[picture.key] = name
        // PDF images fill the unit square, with y up.
        let unit = CGAffineTransform(
            a: Double(bitmap.width), b: 0, c: 0, d: -Double(bitmap.height), tx: 0, ty: Double(bitmap.height))
        let place = unit.concatenating(picture.transform).concatenating(flip)
        body += "q\n\(state(picture.opacity, picture.blendMode, nil))\(matrix(place)) cm\n/\(name) Do\nQ\n"
    }

    private mutating func addImage(_ bitmap: Bitmap, isSmooth: Bool) -> String {
        let planes = SeparatePlanes(bitmap, compression: compression)
        func entries(_ space: String, _ components: Int) -> String {
            "/Type /XObject /Subtype /Image /Width \(bitmap.width) /Height \(bitmap.height) /ColorSpace /\(space) "
                + "/BitsPerComponent 8 /Interpolate \(isSmooth) /Filter /FlateDecode "
                + "/DecodeParms << /Predictor 15 /Colors \(components) /BitsPerComponent 8 /Columns \(bitmap.width) >>"
        }
        let mask = planes.alpha.map { objects.addStream(entries("DeviceGray", 1), $0) }
        let number = objects.addStream(
            entries("DeviceRGB", 3) + (mask.map { " /SMask \($0) 0 R" } ?? ""), planes.color)
        forms["I\(number)"] = number
        return "I\(number)"
    }

    // MARK: Groups

    private mutating func write(_ group: PageGroup) {
        if group.clip == nil, !group.isOne {
            for node in group.children { write(node) }
            return
        }
        body += "q\n"
        if let clip = group.clip {
            let data = pathData(clip.path.applying(flip), decimals: 3)
            // A clip without area hides everything.
            body += (data.isEmpty ? "0 0 0 0 re\n" : data) + (clip.isEOFilled ? "W* n\n" : "W n\n")
        }
        if group.isOne {
            let mask = group.mask.map { nodes in "/S /Alpha /G \(addForm(text(of: nodes))) 0 R" }
            body += state(group.opacity, group.blendMode, mask)
            let form = addForm(text(of: group.children))
            forms["F\(form)"] = form
            body += "/F\(form) Do\n"
        } else {
            for node in group.children { write(node) }
        }
        body += "Q\n"
    }

    private mutating func text(of nodes: [PageNode]) -> String {
        let outside = body
        body = ""
        for node in nodes { write(node) }
        defer { body = outside }
        return body
    }

    /// Adds a group as a form XObject and returns its object number.
    private mutating func addForm(_ text: String, _ space: String = "DeviceRGB") -> Int {
        objects.addText(
            "/Type /XObject /Subtype /Form /BBox \(box) /Resources \(resources) 0 R "
                + "/Group << /S /Transparency /CS /\(space) /I true >>", text)
    }

    /// The operator that selects a graphics state with this opacity, blend mode and mask; empty if all three have their
    /// defaults.
    private mutating func state(_ opacity: Double, _ mode: BlendMode, _ mask: String?) -> String {
        guard opacity < 1 || mode != .normal || mask != nil else { return "" }
        var text = "/Type /ExtGState"
        if opacity < 1 {
            let value = SVGNumber.text(opacity, decimals: 4)
            text += " /ca \(value) /CA \(value)"
        }
        if mode != .normal, let name = mode.pageName {
            // PDF capitalises CSS's names and omits the hyphens.
            text += " /BM /" + name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
        if let mask { text += " /SMask << /Type /Mask \(mask) >>" }
        let name = stateNames[text] ?? "G\(stateNames.count + 1)"
        if stateNames[text] == nil {
            stateNames[text] = name
            states[name] = objects.add("<< \(text) >>")
        }
        return "/\(name) gs\n"
    }

    // MARK: Gradients

    /// - Parameter isAlpha: Whether to write the gradient's alpha as grey, for a mask.
    private mutating func pattern(_ paint: PagePaint, _ transform: CGAffineTransform, isAlpha: Bool) -> String {
        let shading: String
        let matrix: CGAffineTransform
        switch paint {
        case .color:
            return ""
        case .linear(let stops, let start, let end, let toPath):
            matrix = toPath.concatenating(transform)
            shading =
                "/ShadingType 2 /Coords [\([start.x, start.y, end.x, end.y].map(fine).joined(separator: " "))] "
                + "/Function \(function(stops, isAlpha))"
        case .radial(let stops, let center, let radius, let toPath):
            matrix = toPath.concatenating(transform)
            let (x, y) = (fine(center.x), fine(center.y))
            shading =
                "/ShadingType 3 /Coords [\(x) \(y) 0 \(x) \(y) \(fine(radius))] /Function \(function(stops, isAlpha))"
        }
        let text =
            "<< /Type /Pattern /PatternType 2 /Matrix [\(self.matrix(matrix))] /Shading << "
            + "/ColorSpace /\(isAlpha ? "DeviceGray" : "DeviceRGB") /Extend [true true] \(shading) >> >>"
        if let known = patternNames[text] { return known }
        let name = "P\(patternNames.count + 1)"
        patternNames[text] = name
        patterns[name] = objects.add(text)
        return name
    }

    /// A PDF function that interpolates linearly between stops.
    private func function(_ stops: [PagePaint.Stop], _ isAlpha: Bool) -> String {
        func text(_ color: SIMD4<Double>) -> String {
            "[\((isAlpha ? [color.w] : [color.x, color.y, color.z]).map { SVGNumber.text($0, decimals: 4) }.joined(separator: " "))]"
        }
        func part(_ from: SIMD4<Double>, _ to: SIMD4<Double>) -> String {
            "<< /FunctionType 2 /N 1 /Domain [0 1] /C0 \(text(from)) /C1 \(text(to)) >>"
        }
        var parts: [String] = []
        var bounds: [String] = []
        func append(_ from: PagePaint.Stop, _ to: PagePaint.Stop) {
            // Between two stops at one location (a hard edge), there is nothing to interpolate.
            let place = SVGNumber.text(from.location, decimals: 6)
            guard place != SVGNumber.text(to.location, decimals: 6) else { return }
            if !parts.isEmpty { bounds.append(place) }
            parts.append(part(from.color, to.color))
        }
        let first = stops[0], last = stops[stops.count - 1]
        // The function must cover 0 to 1, so constant parts are added before the first stop and after the last one.
        append(.init(location: 0, color: first.color), first)
        for (from, to) in zip(stops, stops.dropFirst()) { append(from, to) }
        append(last, .init(location: 1, color: last.color))
        let encode = Array(repeating: "0 1", count: parts.count).joined(separator: " ")
        return
            "<< /FunctionType 3 /Domain [0 1] /Functions [\(parts.joined(separator: " "))] "
            + "/Bounds [\(bounds.joined(separator: " "))] /Encode [\(encode)] >>"
    }

    // MARK: Numbers

    private func pathData(_ path: Path, decimals: Int) -> String {
        func text(_ points: CGPoint...) -> String {
            points.map {
                SVGNumber.text(Double($0.x), decimals: decimals) + " "
                    + SVGNumber.text(Double($0.y), decimals: decimals)
            }.joined(separator: " ")
        }
        var data = ""
        var current = CGPoint.zero, start = CGPoint.zero
        path.forEach { element in
            switch element {
            case .move(let p):
                data += text(p) + " m\n"
                (current, start) = (p, p)
            case .line(let p):
                data += text(p) + " l\n"
                current = p
            case .quadCurve(let p, let c):
                func third(_ end: CGPoint) -> CGPoint {
                    CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3)
                }
                data += text(third(current), third(p), p) + " c\n"
                current = p
            case .curve(let p, let c1, let c2):
                data += text(c1, c2, p) + " c\n"
                current = p
            case .closeSubpath:
                data += "h\n"
                current = start
            }
        }
        return data
    }

    private func rgb(_ color: SIMD4<Double>) -> String {
        (0..<3).map { SVGNumber.text(color[$0], decimals: 4) }.joined(separator: " ")
    }

    private func matrix(_ t: CGAffineTransform) -> String {
        [t.a, t.b, t.c, t.d, t.tx, t.ty].map(fine).joined(separator: " ")
    }

    private func number(_ value: CGFloat) -> String { SVGNumber.text(Double(value), decimals: 3) }
    private func fine(_ value: CGFloat) -> String { SVGNumber.text(Double(value), decimals: 6) }
}
