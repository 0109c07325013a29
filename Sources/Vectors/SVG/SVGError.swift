// SPDX-License-Identifier: MIT

/// Why bytes are no drawing. The description is one line that names the place, the value and its bound.
public struct SVGError: Error, Equatable, CustomStringConvertible {
    public enum Reason: Sendable, Equatable {
        /// There is no element at all.
        case empty
        case notUTF8
        case compressed
        /// The file ends while this is still open.
        case truncated(inside: String)
        case malformed(String)
        /// A reference `&name;` to what is none of XML's own five characters, and not declared in the file.
        case unknownEntity(String)
        /// A reference to an entity whose text stands in another file.
        case outsideEntity(String)
        /// The outermost element is not `svg`.
        case notSVG(root: String)
        /// Width or height that no image can have.
        case badSize(String)
        case tooMany(String, limit: Int)
        /// The element with this id draws, paints or clips itself.
        case cycle(id: String)
        /// Set operations on so many chords would take minutes.
        case outlineTooComplex(chords: Int, limit: Int)
    }

    public var reason: Reason
    /// Where it was found, from 1; nil where it concerns the file as a whole.
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

/// Something in a drawing that is not drawn, or not as it asks to be.
public struct SVGWarning: Sendable, Equatable, CustomStringConvertible {
    /// Where it was first met.
    public var line: Int
    public var message: String
    /// How often it was met.
    public var count: Int

    public var description: String { "line \(line): \(message)" + (count > 1 ? " (\(count) times)" : "") }
}

/// What stands in a message: short, and on one line whatever the file holds.
func excerpt(_ text: some StringProtocol) -> String {
    let flat = String.UnicodeScalarView(
        text.unicodeScalars.prefix(41).map { $0.properties.generalCategory == .control ? " " : $0 })
    return flat.count > 40 ? String(String.UnicodeScalarView(flat.prefix(40))) + "…" : String(flat)
}
