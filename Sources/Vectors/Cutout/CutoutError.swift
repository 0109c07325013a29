/// Why nothing can be cut out. Each description is one line.
public enum CutoutError: Error, Equatable, CustomStringConvertible {
    case badTolerance(Double)
    case badFeather(Int)
    case emptyPicture
    /// Every pixel is within the tolerance of the background.
    case nothingLeft(tolerance: Double)

    public var description: String {
        switch self {
        case .badTolerance(let value): "a tolerance of \(value); it must lie between 0 and 1"
        case .badFeather(let value): "an edge of \(value) pixels; it must lie between 0 and 8"
        case .emptyPicture: "the picture has no pixels"
        case .nothingLeft(let tolerance):
            "nothing is left: the whole picture is within \(tolerance) of its background; lower the tolerance"
        }
    }
}
