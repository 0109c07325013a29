// SPDX-License-Identifier: MIT

import Tolerances

/// An error of a cutout. Each description is one line.
public enum CutoutError: Error, Equatable, CustomStringConvertible {
    /// The tolerance is not in 0…1.
    case badTolerance(Double)
    /// The width of the feathered edge, in pixels, is not in 0…8.
    case badFeather(Int)
    /// The speckle size, in pixels, is not in 0…1 000 000.
    case badSpeckle(Int)
    /// The width or the height of the bitmap is 0 pixels.
    case emptyPicture
    /// The colour distance of every pixel from the background is within the tolerance, 0…1.
    case nothingLeft(tolerance: Double)

    public var description: String {
        switch self {
        case .badTolerance(let value): "the tolerance is \(value.words), but must be 0 to 1"
        case .badFeather(let value): "the feathered edge is \(value) pixels, but must be 0 to 8"
        case .badSpeckle(let value): "the speckle size is \(value) pixels, but must be 0 to 1000000"
        case .emptyPicture: "the picture has no pixels"
        case .nothingLeft(let tolerance):
            "nothing is left: the whole picture is within \(tolerance.words) of its background; "
                + "lower the tolerance"
        }
    }
}
