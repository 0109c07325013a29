// SPDX-License-Identifier: MIT

/// The elements of a file in document order, with the root first.
package struct SVGTree {
    package struct Element {
        /// The local name, without its namespace prefix.
        package var name: String
        /// The attributes by name. `xlink:href` is stored as `href`; other names keep their prefix.
        package var attributes: [String: String]
        package var children: [Int] = []
        package var line: Int
    }

    package private(set) var elements: [Element] = []
    /// For each id, the index of the first element that has it.
    package private(set) var ids: [String: Int] = [:]
    /// The concatenated text of all `style` elements.
    package private(set) var styles = ""

    /// - Parameter bytes: The file as UTF-8 text.
    package init(_ bytes: [UInt8], limits: SVGLimits) throws(SVGError) {
        var reader = XMLReader(try SVGEntities.expanded(bytes, limits: limits), depthLimit: limits.depth)
        var open: [Int] = []
        // The nesting depth within an element of another namespace, such as the settings of a drawing program. Such
        // elements are skipped with their content.
        var foreignDepth = 0
        while let event = try reader.next() {
            switch event {
            case .text(let text): if foreignDepth == 0 { styles += text }
            case .end: if foreignDepth > 0 { foreignDepth -= 1 } else { open.removeLast() }
            case .start(let qualified, var attributes):
                let parts = qualified.split(separator: ":", maxSplits: 1)
                let isForeign = parts.count == 2 && parts[0] != "svg"
                if elements.isEmpty, isForeign || parts.last != "svg" {
                    throw SVGError(.notSVG(root: excerpt(qualified)), line: reader.line)
                }
                guard foreignDepth == 0, !isForeign else {
                    foreignDepth += 1
                    continue
                }
                guard elements.count < limits.elementCount else {
                    throw SVGError(.tooMany("elements", limit: limits.elementCount), line: reader.line)
                }
                if let href = attributes["xlink:href"], attributes["href"] == nil { attributes["href"] = href }
                let index = elements.count
                if let id = attributes["id"], ids[id] == nil { ids[id] = index }
                if let parent = open.last { elements[parent].children.append(index) }
                elements.append(
                    Element(name: String(parts.last ?? ""), attributes: attributes, line: reader.line))
                open.append(index)
            }
        }
    }
}
