// SPDX-License-Identifier: MIT

/// An error of decoding or encoding. Each description is one line that names the value and its limit.
public enum CodecError: Error, Equatable, CustomStringConvertible {
    /// The first bytes match no format.
    case unknownFormat
    /// The file ends before the image does.
    case truncated(FileFormat)
    /// The file violates its format. The decoder gives the reason.
    case damaged(FileFormat, reason: String)
    /// The format allows this kind of image, but this module does not read it.
    case unsupported(FileFormat, what: String)
    /// The header announces more pixels than the limit.
    case tooLarge(FileFormat, width: Int, height: Int, limit: PixelLimit)
    /// The image would exceed the `PixelBudget` of the run.
    case tooManyPixels(width: Int, height: Int, count: Int, limit: Int)
    /// The image has no pixels.
    case emptyPicture(width: Int, height: Int)
    /// The image is larger than the format can store.
    case sideTooLong(FileFormat, width: Int, height: Int, maximum: Int)
    /// A frame differs in size from the first frame.
    case sizeChanged(width: Int, height: Int, firstWidth: Int, firstHeight: Int)
    /// A frame's duration is longer than the format can store.
    case frameTooLong(FileFormat, seconds: Double, maximum: Int)
    /// The animation ended before its first frame.
    case noFrames
    /// The format stores the number of frames before the frames. So the caller must give it in advance, unless the
    /// output can be patched.
    case unknownFrameCount(FileFormat)
    /// The encoder received more or fewer frames than announced, and the file cannot be patched.
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
            "\(width)×\(height) pixels are too many for \(format): at most \(maximum) per side"
        case .sizeChanged(let width, let height, let firstWidth, let firstHeight):
            "a frame of \(width)×\(height) pixels in an animation of \(firstWidth)×\(firstHeight)"
        case .frameTooLong(let format, let seconds, let maximum):
            "a frame of \(seconds) s is too long for \(format): at most \(maximum) s"
        case .noFrames:
            "an animation without frames cannot be encoded"
        case .unknownFrameCount(let format):
            "the number of frames of \(format) data must be known beforehand where it cannot be filled in later"
        case .wrongFrameCount(let format, let announced, let written):
            "\(written) frames in \(format) output that announced \(announced)"
        }
    }
}
