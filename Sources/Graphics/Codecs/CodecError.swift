// SPDX-License-Identifier: MIT

/// An error of decoding or encoding. Each description is one line that names the value and its limit.
public enum CodecError: Error, Equatable, CustomStringConvertible {
    /// The first bytes are not those of a PNG, JPEG, GIF or WebP file.
    case unknownFormat
    /// The file ends before its image is complete.
    case truncated(FileFormat)
    /// The file violates its format; `reason` says how.
    case damaged(FileFormat, reason: String)
    /// The decoder or encoder does not support `what`, such as a JPEG side of more than 65 500 pixels.
    case unsupported(FileFormat, what: String)
    /// The header announces a side or a pixel count above `limit`, in pixels.
    case tooLarge(FileFormat, width: Int, height: Int, limit: PixelLimit)
    /// The image would raise the pixels of the run to `count`, above the `limit` of its `PixelBudget`.
    case tooManyPixels(width: Int, height: Int, count: Int, limit: Int)
    /// The width or the height of the image to encode is 0 pixels.
    case emptyPicture(width: Int, height: Int)
    /// The width or the height exceeds `maximum`, the most pixels per side that the format can store.
    case sideTooLong(FileFormat, width: Int, height: Int, maximum: Int)
    /// A frame of the animation differs in size, in pixels, from the first frame.
    case sizeChanged(width: Int, height: Int, firstWidth: Int, firstHeight: Int)
    /// A frame lasts longer than `maximum` seconds, the most that the format can store: 65 535 s in APNG, 16 777 s in
    /// WebP.
    case frameTooLong(FileFormat, seconds: Double, maximum: Int)
    /// An encoder was finished before its first frame, or a WebP animation to decode has no frame.
    case noFrames
    /// The frame count was not given, and the output cannot be patched. APNG stores the count before the frames.
    case unknownFrameCount(FileFormat)
    /// The encoder received `written` frames instead of `announced`, and the output cannot be patched.
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
