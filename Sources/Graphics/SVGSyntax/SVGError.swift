// SPDX-License-Identifier: MIT

/// An error of an SVG file. Its description is one line with the place, the value and the limit.
public struct SVGError: Error, Equatable, CustomStringConvertible {
    public enum Reason: Sendable, Equatable {
        /// The file has no element.
        case empty
        case notUTF8
        /// The file begins with the bytes of a gzip file, as `.svgz` files do.
        case compressed
        /// The file ends inside of a construct, such as a tag.
        case truncated(inside: String)
        case malformed(String)
        /// A reference to an entity that is neither predefined nor declared in the file.
        case unknownEntity(String)
        /// A reference to an external entity, which is never opened.
        case outsideEntity(String)
        /// `root` is the name of the root element, such as `html`.
        case notSVG(root: String)
        /// The width or the height, in points, is not above 0 and at most `SVGLimits.side`.
        case badSize(String)
        /// The file exceeds one of the `SVGLimits`. The text says what is counted, such as "elements".
        case tooMany(String, limit: Int)
        /// The element with this id refers to itself, directly or through others.
        case cycle(id: String)
        /// The outline has more than `limit` chords (30 000), too many to unite in a reasonable time.
        case outlineTooComplex(chords: Int, limit: Int)
    }

    public var reason: Reason
    /// The line number from 1; nil if the error concerns the whole file.
    public var line: Int?

    public init(_ reason: Reason, line: Int? = nil) {
        self.reason = reason
        self.line = line
    }

    public var description: String { line.map { "line \($0): \(text)" } ?? text }

    private var text: String {
        switch reason {
        case .empty: "the SVG file has no elements"
        case .notUTF8: "the SVG file is not UTF-8 text"
        case .compressed: "the SVG file is compressed; unpack it with gunzip first"
        case .truncated(let inside): "the SVG file ends inside \(inside)"
        case .malformed(let what): "damaged SVG file: \(what)"
        case .unknownEntity(let name): "the entity &\(name); is not declared in the file"
        case .outsideEntity(let name):
            "the entity &\(name); stands in another file, which is not opened; write its text into the drawing"
        case .notSVG(let root): "the outermost element is <\(root)>, not <svg>"
        case .badSize(let what): "the SVG file's size is \(what), which no picture can have"
        case .tooMany(let what, let limit): "the SVG file has more than \(limit) \(what)"
        case .cycle(let id): "the element \"\(id)\" refers to itself"
        case .outlineTooComplex(let chords, let limit):
            "overlapping parts of \(chords) chord pieces are too many to unite, \(limit) is the most; make fewer and "
                + "simpler ones: trace in one colour, with a larger speckle, or unite them in a drawing program"
        }
    }
}

/// A text shortened for a message, on one line.
package func excerpt(_ text: some StringProtocol) -> String {
    let flat = String.UnicodeScalarView(
        text.unicodeScalars.prefix(41).map { $0.properties.generalCategory == .control ? " " : $0 })
    return flat.count > 40 ? String(String.UnicodeScalarView(flat.prefix(40))) + "…" : String(flat)
}
