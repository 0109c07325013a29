// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import SVGSyntax

/// Builds a scene from elements: cascades styles, resolves references and enforces the limits.
struct SVGSceneBuilder {
    let tree: SVGTree
    let limits: SVGLimits
    private(set) var warnings: [SVGWarning] = []
    private var warningIndex: [String: Int] = [:]
    private let styleSheet: SVGStyleSheet
    private var gradients = SVGGradients()
    private var paths: [Int: Path] = [:]
    private let decode: ((_ image: [UInt8]) -> Bitmap?)?
    /// The bitmap of each image element; nil if it cannot be decoded.
    private var bitmaps: [Int: Bitmap?] = [:]
    private var ruleMatchesLeft: Int
    private var drawnLeft: Int
    private var segmentsLeft: Int
    /// The elements being built, outermost first. Entering one of them again would be a cycle.
    private var active: [Int] = []

    init(_ tree: SVGTree, limits: SVGLimits, decode: ((_ image: [UInt8]) -> Bitmap?)?) {
        self.tree = tree
        self.decode = decode
        self.limits = limits
        styleSheet = SVGStyleSheet(tree.styles)
        (ruleMatchesLeft, drawnLeft, segmentsLeft) = (limits.ruleMatchCount, limits.drawnCount, limits.segmentCount)
        for selector in styleSheet.rejected { warn(1, "the style selector \"\(excerpt(selector))\" is not supported") }
    }

    /// Records a warning. Counts equal messages, and keeps at most a hundred different ones.
    mutating func warn(_ line: Int, _ message: String) {
        if let i = warningIndex[message] {
            warnings[i].count += 1
        } else if warnings.count < 100 {
            warningIndex[message] = warnings.count
            warnings.append(SVGWarning(line: line, message: message, count: 1))
        }
    }

    /// The properties that apply to an element. In ascending precedence, they come from attributes, style sheets, the
    /// `style` attribute, and important declarations.
    mutating func properties(of index: Int) throws(SVGError) -> [String: String] {
        let element = tree.elements[index]
        var result = element.attributes.filter { SVGStyle.propertyNames.contains($0.key) }
        var all: [SVGStyleSheet.Declarations] = []
        if !styleSheet.isEmpty {
            let classes = element.attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? []
            let found = styleSheet.declarations(
                type: element.name, id: element.attributes["id"], classes: classes, budget: &ruleMatchesLeft)
            guard ruleMatchesLeft >= 0 else {
                throw SVGError(.tooMany("matches of style rules", limit: limits.ruleMatchCount), line: element.line)
            }
            all += found
        }
        if let style = element.attributes["style"] { all.append(SVGStyleSheet.declarations(style)) }
        for declarations in all { result.merge(declarations.normal) { $1 } }
        for declarations in all where !declarations.important.isEmpty { result.merge(declarations.important) { $1 } }
        return result
    }

    // MARK: Elements

    /// The nodes of the root element's children, in the units of its `viewBox`.
    mutating func root(viewport: CGSize) throws(SVGError) -> [SVGNode] {
        guard let group = try group(0, SVGStyle(), viewport, transform: .identity) else { return [] }
        return [group]
    }

    /// The node of an element; nil if it draws nothing.
    private mutating func node(_ index: Int, _ parent: SVGStyle, _ viewport: CGSize) throws(SVGError) -> SVGNode? {
        let element = tree.elements[index]
        switch element.name {
        case "g", "a": return try group(index, parent, viewport, transform: .identity)
        case "svg": return try viewportNode(index, parent, viewport, use: [:])
        case "use": return try use(index, parent, viewport)
        case "image" where decode != nil: return try picture(index, parent, viewport)
        case "defs", "symbol", "clipPath", "linearGradient", "radialGradient", "style", "title", "desc", "metadata",
            "script", "mask", "filter", "marker", "pattern", "view", "cursor":
            return nil  // Never drawn in place. Unsupported elements get a warning where they are used.
        default:
            guard SVGBasicShapes.names.contains(element.name) else {
                warn(element.line, "<\(excerpt(element.name))> is not supported and not drawn")
                return nil
            }
            return try shape(index, parent, viewport)
        }
    }

    private mutating func children(
        _ index: Int, _ style: SVGStyle, _ viewport: CGSize
    ) throws(SVGError) -> [SVGNode] {
        var nodes: [SVGNode] = []
        for child in tree.elements[index].children {
            if let node = try node(child, style, viewport) { nodes.append(node) }
        }
        return nodes
    }

    /// The element's own properties and its computed style; nil if `display` is `none`.
    private mutating func look(
        of index: Int, _ parent: SVGStyle, _ viewport: CGSize
    ) throws(SVGError) -> (properties: [String: String], style: SVGStyle)? {
        let properties = try properties(of: index)
        guard properties["display"] != "none" else { return nil }
        var style = parent
        style.apply(properties, viewport, index, &self)
        return (properties, style)
    }

    /// - Parameter inner: Maps the children's units to the element's.
    private mutating func group(
        _ index: Int, _ parent: SVGStyle, _ viewport: CGSize, transform inner: CGAffineTransform, clip: CGRect? = nil,
        childViewport: CGSize? = nil
    ) throws(SVGError) -> SVGNode? {
        try enter(index)
        defer { active.removeLast() }
        guard let (properties, style) = try look(of: index, parent, viewport) else { return nil }
        let nodes = try children(index, style, childViewport ?? viewport)
        guard !nodes.isEmpty else { return nil }
        var node = SVGNode(content: .group(nodes), transform: inner)
        if let clip {
            // `inner` also transforms the clips of `node`, but `clip` is in the element's own units. So a group around
            // `node` gets the clip.
            node = SVGNode(content: .group([node]))
            node.clips = [SVGClip(parts: [.init(path: Path(clip), isEOFilled: false, clips: [])])]
        }
        return try finish(node, index, properties, style, viewport)
    }

    private mutating func shape(_ index: Int, _ parent: SVGStyle, _ viewport: CGSize) throws(SVGError) -> SVGNode? {
        try enter(index)
        defer { active.removeLast() }
        guard let (properties, style) = try look(of: index, parent, viewport) else { return nil }
        guard style.isVisible, let path = try path(index, viewport), !path.isEmpty else { return nil }
        let line = tree.elements[index].line
        for name in ["marker", "marker-start", "marker-mid", "marker-end"] {
            if let value = properties[name], value != "none" { warn(line, "\(name) is not supported") }
        }
        if properties["vector-effect"] == "non-scaling-stroke" { warn(line, "non-scaling-stroke is not supported") }

        var shape = SVGShape(path: path, isEOFilled: style.isEOFilled, strokeStyle: style.strokeStyle)
        shape.strokesFirst = style.strokesFirst
        let box = path.boundingRect
        if tree.elements[index].name != "line" {
            shape.fill = try paint(style.fill, style.fillOpacity, style, box, viewport, line)
        }
        if style.strokeStyle.lineWidth > 0 {
            shape.stroke = try paint(style.stroke, style.strokeOpacity, style, box, viewport, line)
        }
        // Keeps shapes without paint: they count in the bounding boxes of clips, and `SVGDocument.lines` includes them.
        return try finish(SVGNode(content: .shape(shape)), index, properties, style, viewport)
    }

    /// The node of an embedded bitmap. External images are never opened.
    private mutating func picture(_ index: Int, _ parent: SVGStyle, _ viewport: CGSize) throws(SVGError) -> SVGNode? {
        try enter(index)
        defer { active.removeLast() }
        guard let (properties, style) = try look(of: index, parent, viewport) else { return nil }
        guard style.isVisible, let bitmap = bitmap(index), bitmap.width > 0, bitmap.height > 0 else { return nil }
        let element = tree.elements[index]
        let natural = CGSize(width: bitmap.width, height: bitmap.height)
        let frame = CGRect(
            x: length(element, "x", .horizontal, viewport) ?? 0, y: length(element, "y", .vertical, viewport) ?? 0,
            width: length(element, "width", .horizontal, viewport) ?? natural.width,
            height: length(element, "height", .vertical, viewport) ?? natural.height)
        guard frame.width > 0, frame.height > 0 else { return nil }
        let fit = SVGAspectRatio(element.attributes["preserveAspectRatio"] ?? "")
        let map = SVGViewBox(rect: CGRect(origin: .zero, size: natural), fit: fit).transform(into: frame.size)
            .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
        let rect = CGRect(origin: .zero, size: natural).applying(map)
        var node = SVGNode(content: .picture(SVGPicture(bitmap: bitmap, rect: rect)))
        if !frame.insetBy(dx: -1e-6, dy: -1e-6).contains(rect) {
            node.clips = [SVGClip(parts: [.init(path: Path(frame), isEOFilled: false, clips: [])])]
        }
        return try finish(node, index, properties, style, viewport)
    }

    private mutating func bitmap(_ index: Int) -> Bitmap? {
        if let known = bitmaps[index] { return known }
        let element = tree.elements[index]
        let address = element.attributes["href"] ?? ""
        var found: Bitmap?
        if let comma = address.firstIndex(of: ","), address.hasPrefix("data:"), address[..<comma].hasSuffix(";base64") {
            let data = Data(
                base64Encoded: String(address[address.index(after: comma)...]), options: .ignoreUnknownCharacters)
            found = data.flatMap { decode?([UInt8]($0)) }
            if found == nil { warn(element.line, "an <image> cannot be read, and is not drawn") }
        } else {
            warn(element.line, "<image> of \"\(excerpt(address))\", which is not in the file, is not drawn")
        }
        bitmaps[index] = .some(found)
        return found
    }

    private mutating func use(_ index: Int, _ parent: SVGStyle, _ viewport: CGSize) throws(SVGError) -> SVGNode? {
        let element = tree.elements[index]
        guard let id = element.attributes["href"].flatMap({ SVGReference.id(inReference: $0) }),
            let target = tree.ids[id]
        else {
            warn(element.line, "<use> of \"\(excerpt(element.attributes["href"] ?? ""))\", which is not in the file")
            return nil
        }
        try enter(index)
        defer { active.removeLast() }
        guard let (properties, style) = try look(of: index, parent, viewport) else { return nil }
        let content =
            ["symbol", "svg"].contains(tree.elements[target].name)
            ? try viewportNode(target, style, viewport, use: element.attributes)
            : try node(target, style, viewport)
        guard let content else { return nil }
        let offset = CGAffineTransform(
            translationX: length(element, "x", .horizontal, viewport) ?? 0,
            y: length(element, "y", .vertical, viewport) ?? 0)
        return try finish(
            SVGNode(content: .group([content]), transform: offset), index, properties, style, viewport)
    }

    /// The node of a `symbol` or a nested `svg`, which is a viewport with its own units and clips its content.
    ///
    /// - Parameter use: The attributes of the `use` element, whose size takes precedence.
    private mutating func viewportNode(
        _ index: Int, _ parent: SVGStyle, _ viewport: CGSize, use: [String: String]
    ) throws(SVGError) -> SVGNode? {
        let element = tree.elements[index]
        func side(_ key: String, _ axis: SVGLength.Axis) -> CGFloat {
            let text = use[key] ?? element.attributes[key] ?? "100%"
            return SVGLength.parse(text, axis, of: viewport) ?? SVGLength.parse("100%", axis, of: viewport) ?? 0
        }
        let size = CGSize(width: side("width", .horizontal), height: side("height", .vertical))
        guard size.width > 0, size.height > 0 else { return nil }
        let origin =
            element.name == "svg"
            ? CGPoint(
                x: length(element, "x", .horizontal, viewport) ?? 0, y: length(element, "y", .vertical, viewport) ?? 0)
            : .zero
        var map = CGAffineTransform.identity
        var units = size
        if let rect = element.attributes["viewBox"].flatMap({ SVGViewBox.parse($0) }) {
            let fit = SVGAspectRatio(element.attributes["preserveAspectRatio"] ?? "")
            map = SVGViewBox(rect: rect, fit: fit).transform(into: size)
            units = rect.size
        }
        let isClipped = element.attributes["overflow"].map { $0 != "visible" && $0 != "auto" } ?? true
        return try group(
            index, parent, viewport,
            transform: map.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y)),
            clip: isClipped ? CGRect(origin: origin, size: size) : nil, childViewport: units)
    }

    /// Applies the element's transform, opacity and clips to the node of its content.
    private mutating func finish(
        _ content: SVGNode, _ index: Int, _ properties: [String: String], _ style: SVGStyle, _ viewport: CGSize
    ) throws(SVGError) -> SVGNode? {
        let element = tree.elements[index]
        var node = content
        for name in ["mask", "filter"] {
            if let value = properties[name], value != "none" { warn(element.line, "\(name) is not supported") }
        }
        // cairo writes `comp-op` when a PDF page is converted.
        for name in ["mix-blend-mode", "comp-op"] {
            if let mode = properties[name], mode != "normal", mode != "src-over" {
                warn(element.line, "\(name) is not supported")
            }
        }
        let clip = try clips(properties, around: { content.bounds(withStrokes: false) }, viewport, element.line)
        let outer = try transform(properties, element)
        if !clip.isEmpty, !node.transform.isIdentity || !node.clips.isEmpty {
            node = SVGNode(content: .group([node]))
        }
        node.clips += clip
        if clip.contains(where: \.parts.isEmpty) { return nil }
        if let text = properties["opacity"] {
            if let opacity = SVGLength.fraction(text) {
                node.opacity = opacity
            } else {
                warn(element.line, "opacity \"\(excerpt(text))\" is not understood")
            }
        }
        // A node's clips are in the units inside of its transform. A node with clips and a transform gets a group
        // around it for `outer`.
        if node.transform.isIdentity || node.clips.isEmpty {
            node.transform = node.transform.concatenating(outer)
        } else {
            node = SVGNode(content: .group([node]), transform: outer)
        }
        return node
    }

    private mutating func transform(
        _ properties: [String: String], _ element: SVGTree.Element
    ) throws(SVGError) -> CGAffineTransform {
        guard let text = properties["transform"] else { return .identity }
        if let transform = SVGTransform.parse(text) { return transform }
        warn(element.line, "transform \"\(excerpt(text))\" is not understood")
        return .identity
    }

    // MARK: Paints, clips, paths

    private mutating func paint(
        _ value: SVGPaintValue, _ opacity: Double, _ style: SVGStyle, _ box: CGRect, _ viewport: CGSize, _ line: Int
    ) throws(SVGError) -> SVGPaint? {
        switch value {
        case .none: return nil
        case .color(let color): return .color(color.multiplyingAlpha(by: Float(opacity)))
        case .currentColor: return .color(style.color.multiplyingAlpha(by: Float(opacity)))
        case .reference(let id, let fallback):
            guard let target = tree.ids[id] else {
                if fallback == .none { warn(line, "the paint \"\(excerpt(id))\" is not in the file") }
                return try paint(fallback, opacity, style, box, viewport, line)
            }
            let name = tree.elements[target].name
            guard name == "linearGradient" || name == "radialGradient" else {
                warn(line, "painting with <\(excerpt(name))> is not supported")
                return try paint(fallback, opacity, style, box, viewport, line)
            }
            var gradients = SVGGradients()
            swap(&gradients, &self.gradients)
            defer { swap(&gradients, &self.gradients) }
            return try gradients.paint(
                target, box: box, viewport: viewport, opacity: opacity, builder: &self)
        }
    }

    private mutating func clips(
        _ properties: [String: String], around box: () -> CGRect, _ viewport: CGSize, _ line: Int
    ) throws(SVGError) -> [SVGClip] {
        guard let text = properties["clip-path"], text != "none" else { return [] }
        guard let id = SVGReference.id(inURL: text), let target = tree.ids[id],
            tree.elements[target].name == "clipPath"
        else {
            warn(line, "clip-path \"\(excerpt(text))\" is not in the file or not supported")
            return []
        }
        try enter(target)
        defer { active.removeLast() }
        let own = try self.properties(of: target)
        var style = SVGStyle()
        style.apply(own, viewport, target, &self)
        var map = try transform(own, tree.elements[target])
        var units = viewport
        if tree.elements[target].attributes["clipPathUnits"] == "objectBoundingBox" {
            let box = box()
            guard !box.isNull, box.width > 0, box.height > 0 else { return [SVGClip(parts: [])] }
            map = map.concatenating(CGAffineTransform(box.width, 0, 0, box.height, box.minX, box.minY))
            units = CGSize(width: 1, height: 1)
        }
        var clip = SVGClip(parts: [])
        for child in tree.elements[target].children {
            try addClipParts(child, style, units, map, [], &clip)
        }
        let outer = try clips(own, around: box, viewport, tree.elements[target].line)
        return [clip] + outer
    }

    /// Adds the outline of a shape, or of the target of a `use`, with its clip rule.
    private mutating func addClipParts(
        _ index: Int, _ parent: SVGStyle, _ viewport: CGSize, _ map: CGAffineTransform, _ outer: [SVGClip],
        _ clip: inout SVGClip
    ) throws(SVGError) {
        let element = tree.elements[index]
        try enter(index)
        defer { active.removeLast() }
        let properties = try properties(of: index)
        guard properties["display"] != "none" else { return }
        var style = parent
        style.apply(properties, viewport, index, &self)
        var map = try transform(properties, element).concatenating(map)
        if element.name == "use" {
            guard
                let target = element.attributes["href"].flatMap({ SVGReference.id(inReference: $0) }).flatMap({
                    tree.ids[$0]
                })
            else { return }
            map = map.translatedBy(
                x: length(element, "x", .horizontal, viewport) ?? 0, y: length(element, "y", .vertical, viewport) ?? 0)
            return try addClipParts(target, style, viewport, map, outer, &clip)
        }
        guard SVGBasicShapes.names.contains(element.name) else {
            if !["title", "desc", "metadata"].contains(element.name) {
                warn(element.line, "<\(excerpt(element.name))> in <clipPath> is not supported")
            }
            return
        }
        guard style.isVisible, let path = try path(index, viewport), !path.isEmpty else { return }
        let box = path.boundingRect
        var own = outer
        for inner in try clips(properties, around: { box }, viewport, element.line) { own.append(inner.applying(map)) }
        clip.parts.append(.init(path: path.applying(map), isEOFilled: style.isEOClipped, clips: own))
    }

    private mutating func path(_ index: Int, _ viewport: CGSize) throws(SVGError) -> Path? {
        let element = tree.elements[index]
        // Path data do not depend on the viewport, so the path is cached. Other shapes may have relative lengths.
        var path = element.name == "path" ? paths[index] : nil
        if path == nil {
            var messages: [String] = []
            path = SVGBasicShapes.path(
                element.name, element.attributes, viewport: viewport, segmentLimit: segmentsLeft
            ) { messages.append($0) }
            if element.name == "path" { paths[index] = path }
            if path?.elements.count ?? 0 < segmentsLeft { for message in messages { warn(element.line, message) } }
        }
        segmentsLeft -= path?.elements.count ?? 0
        guard segmentsLeft > 0 else {
            throw SVGError(.tooMany("lines and curves", limit: limits.segmentCount), line: element.line)
        }
        return path
    }

    private mutating func enter(_ index: Int) throws(SVGError) {
        let element = tree.elements[index]
        guard !active.contains(index) else {
            throw SVGError(.cycle(id: excerpt(element.attributes["id"] ?? element.name)), line: element.line)
        }
        guard active.count < limits.depth else {
            throw SVGError(.tooMany("levels of elements", limit: limits.depth), line: element.line)
        }
        drawnLeft -= 1
        guard drawnLeft >= 0 else {
            throw SVGError(.tooMany("drawn elements", limit: limits.drawnCount), line: element.line)
        }
        active.append(index)
    }

    private mutating func length(
        _ element: SVGTree.Element, _ key: String, _ axis: SVGLength.Axis, _ viewport: CGSize
    ) -> CGFloat? {
        guard let text = element.attributes[key] else { return nil }
        let value = SVGLength.parse(text, axis, of: viewport)
        if value == nil { warn(element.line, "\(key) \"\(excerpt(text))\" is no length") }
        return value
    }
}

extension SVGStyle {
    /// Applies properties to the style, and warns about invalid values.
    fileprivate mutating func apply(
        _ properties: [String: String], _ viewport: CGSize, _ index: Int, _ builder: inout SVGSceneBuilder
    ) {
        for name in apply(properties, viewport: viewport) {
            builder.warn(
                builder.tree.elements[index].line, "\(name) \"\(excerpt(properties[name] ?? ""))\" is not understood")
        }
    }
}

extension SVGClip {
    fileprivate func applying(_ map: CGAffineTransform) -> SVGClip {
        SVGClip(
            parts: parts.map {
                .init(
                    path: $0.path.applying(map), isEOFilled: $0.isEOFilled, clips: $0.clips.map { $0.applying(map) })
            })
    }
}
