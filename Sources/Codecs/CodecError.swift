/// Why bytes are no picture, or a picture no bytes. Each description is one line that names the value and its bound.
public enum CodecError: Error, Equatable, CustomStringConvertible {
    /// The first bytes are those of no format we read.
    case unknownFormat
    /// The file ends before the picture does.
    case truncated(FileFormat)
    /// The file contradicts itself or its format; the reason is the decoder's own.
    case damaged(FileFormat, reason: String)
    /// A kind of picture that the format allows and we do not read.
    case unsupported(FileFormat, what: String)
    /// A header with more pixels than we take.
    case tooLarge(FileFormat, width: Int, height: Int, limit: PixelLimit)
    /// No format can hold a picture without pixels.
    case emptyPicture(width: Int, height: Int)

    public var description: String {
        switch self {
        case .unknownFormat:
            "neither PNG nor JPEG"
        case .truncated(let format):
            "the \(format) file ends early"
        case .damaged(let format, let reason):
            "damaged \(format) file: \(reason)"
        case .unsupported(let format, let what):
            "\(what) in \(format) files is not supported"
        case .tooLarge(let format, let width, let height, let limit):
            "the \(format) file has \(width)×\(height) pixels, more than \(limit)"
        case .emptyPicture(let width, let height):
            "a picture of \(width)×\(height) pixels cannot be encoded"
        }
    }
}
