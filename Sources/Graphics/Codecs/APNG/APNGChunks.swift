// SPDX-License-Identifier: MIT

enum APNGChunks {
    /// The offset of the `acTL` chunk's length in the file: after the magic and the header.
    static let controlOffset = 33

    static func animationControl(frameCount: Int, loop: LoopCount) -> [UInt8] {
        var data: [UInt8] = []
        PNGChunks.append(UInt32(frameCount), to: &data)
        PNGChunks.append(UInt32(loop.plays), to: &data)
        var chunk: [UInt8] = []
        PNGChunks.append("acTL", data, to: &chunk)
        return chunk
    }

    /// The way to composite a frame onto the previous frames.
    enum Blend: UInt8 {
        case source = 0
        case over = 1
    }

    static func frameControl(sequence: Int, rect: FrameRect, delay: FrameDelay, blend: Blend) -> [UInt8] {
        var data: [UInt8] = []
        for value in [sequence, rect.width, rect.height, rect.left, rect.top] {
            PNGChunks.append(UInt32(value), to: &data)
        }
        for value in [delay.numerator, delay.denominator] { data += [UInt8(value >> 8), UInt8(value & 255)] }
        // 0 keeps the frame in place (dispose operation "none"). The next frame overwrites any pixels that disappear.
        return data + [0, blend.rawValue]
    }
}
