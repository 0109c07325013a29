// SPDX-License-Identifier: MIT

import SVGSyntax
import Tolerances

/// An error of writing a shape's source. Each description is one line.
public enum ShapeSourceError: Error, Equatable, CustomStringConvertible {
    /// The name has invalid characters, or is a Swift keyword or a type that the generated code uses.
    case badName(String)
    /// The width, in points, is not above 0 and at most 100 000.
    case badWidth(Double)
    /// The drawing paints nothing, so it has no outline.
    case nothingPainted
    /// The outline has more lines and curves than `ShapeSourceWriter.segmentLimit`, which is 20 000.
    case tooManySegments(Int, limit: Int)
    /// `SVGDocument.outline()` threw this error, such as `outlineTooComplex`.
    case badOutline(SVGError)

    public var description: String {
        switch self {
        case .badName(let name): "\"\(excerpt(name))\" cannot be the name of a Swift type"
        case .badWidth(let width):
            "the width is \(width.words) points, but must be more than 0 and at most 100000"
        case .nothingPainted: "the drawing paints nothing that could become a shape"
        case .tooManySegments(let count, let limit):
            "the outline has \(count) lines and curves; Swift code of more than \(limit) would take minutes to compile"
        case .badOutline(let error): error.description
        }
    }
}
