// SPDX-License-Identifier: MIT

/// Why bytes are no image, or an image no bytes. Each description is one line that names the value and its bound.
public enum CodecError: Error, Equatable, CustomStringConvertible {
    /// The first bytes are those of no format we read.
    case unknownFormat
    /// The file ends before the image does.
    case truncated(FileFormat)
    /// The file contradicts itself or its format; the reason is the decoder's own.
    case damaged(FileFormat, reason: String)
    /// A kind of image that the format allows and we do not read.
    case unsupported(FileFormat, what: String)
    /// A header with more pixels than we take.
    case tooLarge(FileFormat, width: Int, height: Int, limit: PixelLimit)
    /// With it there are more pixels than a run may have of files as small as these.
    case tooManyPixels(width: Int, height: Int, count: Int, limit: Int)
    /// No format can hold an image without pixels.
    case emptyPicture(width: Int, height: Int)
    /// An image larger than the format can hold.
    case sideTooLong(FileFormat, width: Int, height: Int, maximum: Int)
    /// A frame that is not as large as the first one.
    case sizeChanged(width: Int, height: Int, firstWidth: Int, firstHeight: Int)
    /// A frame that stands for longer than the format can say.
    case frameTooLong(FileFormat, seconds: Double, maximum: Int)
    /// An animation that ended before its first frame.
    case noFrames
    /// The number of frames stands before them in the file: it must be known, or the file be open to changes.
    case unknownFrameCount(FileFormat)
    /// More or fewer frames than were announced in a file that cannot be changed.
    case wrongFrameCount(FileFormat, announced: Int, written: Int)

    private static let remedy = "; --max-pixels raises this"

    public var description: String {
        switch self {
        case .unknownFormat:
            "neither PNG nor JPEG nor GIF nor WebP"
        case .truncated(let format):
            "the \(format) file ends early"
        case .damaged(let format, let reason):
            "damaged \(format) file: \(reason)"
        case .unsupported(let format, let what):
            "\(what) in \(format) files is not supported"
        case .tooLarge(let format, let width, let height, let limit):
            "the \(format) file has \(width)×\(height) pixels, more than \(limit)"
                + (PixelLimit.highest.allows(width: width, height: height)
                    ? Self.remedy : "; --max-pixels raises this to \(PixelLimit.highest) at most")
        case .tooManyPixels(let width, let height, let count, let limit):
            "\(width)×\(height) pixels are too many for so small a file: \(count) with those of other files, but at most "
                + "\(limit) in one run" + Self.remedy
        case .emptyPicture(let width, let height):
            "a picture of \(width)×\(height) pixels cannot be encoded"
        case .sideTooLong(let format, let width, let height, let maximum):
            "\(width)×\(height) pixels are too many for a \(format) file: \(maximum) a side at most"
        case .sizeChanged(let width, let height, let firstWidth, let firstHeight):
            "a frame of \(width)×\(height) pixels in an animation of \(firstWidth)×\(firstHeight)"
        case .frameTooLong(let format, let seconds, let maximum):
            "a frame of \(seconds) s is too long for a \(format) file: \(maximum) s at most"
        case .noFrames:
            "an animation without frames cannot be encoded"
        case .unknownFrameCount(let format):
            "the number of frames of \(format) data must be known beforehand where it cannot be filled in later"
        case .wrongFrameCount(let format, let announced, let written):
            "\(written) frames in a \(format) file that announced \(announced)"
        }
    }
}
