// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation

/// Encodes frames as a video through ffmpeg.
struct VideoWriter: FrameEncoder {
    private let program: FFmpeg
    private let isTransparent: Bool
    private let temporary: String
    private let path: String
    private var frameCount = 0

    /// - Parameters:
    ///   - temporary: the file that is written.
    ///   - path: the final path, for errors.
    init(
        _ format: VideoFormat, pixelSize: (width: Int, height: Int), isTransparent: Bool, rate: FrameRate,
        into temporary: String, named path: String
    ) throws {
        self.isTransparent = isTransparent
        (self.temporary, self.path) = (temporary, path)
        let (width, height) = pixelSize
        for (name, side) in [("the width", width), ("the height", height)] where side < 2 {
            throw LimitError(name, "\(side) pixels", mustBe: "at least 2 for a video")
        }
        program = try FFmpeg(
            [
                "-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "\(width)x\(height)",
                "-framerate", "\(rate.frames)/\(rate.seconds)", "-i", "pipe:0",
            ] + format.encoding(isTransparent: isTransparent), format: format, into: temporary, takesInput: true,
            named: path, pixelCount: width * height)
    }

    /// Converts a bitmap to rows of pixels without padding, with straight alpha.
    func prepare(_ bitmap: Bitmap) throws -> [UInt8] {
        let rowLength = 4 * bitmap.width
        return bitmap.withUnsafeBytes { source in
            [UInt8](unsafeUninitializedCapacity: rowLength * bitmap.height) { pixels, count in
                for y in 0..<bitmap.height {
                    let row = UnsafeRawBufferPointer(rebasing: source[(y * bitmap.bytesPerRow)...].prefix(rowLength))
                    UnsafeMutableRawBufferPointer(
                        start: pixels.baseAddress! + y * rowLength, count: rowLength
                    ).copyMemory(from: row)
                }
                count = rowLength * bitmap.height
                guard isTransparent else { return }
                for pixel in stride(from: 0, to: count, by: 4) {
                    let alpha = UInt32(pixels[pixel + 3])
                    guard alpha > 0, alpha < 255 else { continue }
                    for channel in pixel..<pixel + 3 {
                        pixels[channel] = UInt8(min((UInt32(pixels[channel]) * 255 + alpha / 2) / alpha, 255))
                    }
                }
            }
        }
    }

    mutating func write(_ frame: [UInt8], until endTime: Double) throws {
        try program.write(frame)
        frameCount += 1
    }

    func finish() throws {
        try program.finish()
        try FFmpeg.check(temporary, frameCount: frameCount, named: path)
    }

    /// Multiplexes images and sound into one file.
    static func join(
        _ video: String, _ sound: String, _ format: VideoFormat, frameCount: Int, into temporary: String,
        named path: String
    ) throws {
        try FFmpeg(
            ["-i", "file:" + video, "-i", "file:" + sound, "-map", "0:v", "-map", "1:a", "-c:v", "copy"]
                + format.soundEncoding, format: format, into: temporary, takesInput: false, files: [video, sound],
            named: path, pixelCount: 0
        ).finish()
        try FFmpeg.check(temporary, frameCount: frameCount, named: path)
    }
}
