// SPDX-License-Identifier: MIT

/// An error of a cutout. Each description is one line.
public enum CutoutError: Error, Equatable, CustomStringConvertible {
    case badTolerance(Double)
    case badFeather(Int)
    case badSpeckle(Int)
    case emptyPicture
    /// Every pixel is within the tolerance of the background.
    case nothingLeft(tolerance: Double)

    public var description: String {
        switch self {
        case .badTolerance(let value): "the tolerance is \(SVGNumber.plain(value)), but must be 0 to 1"
        case .badFeather(let value): "the feathered edge is \(value) pixels, but must be 0 to 8"
        case .badSpeckle(let value): "the speckle size is \(value) pixels, but must be 0 to 1000000"
        case .emptyPicture: "the picture has no pixels"
        case .nothingLeft(let tolerance):
            "nothing is left: the whole picture is within \(SVGNumber.plain(tolerance)) of its background; "
                + "lower the tolerance"
        }
    }
}
