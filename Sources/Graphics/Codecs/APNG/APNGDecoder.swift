// SPDX-License-Identifier: MIT

import Drawing

/// Reads animated PNG files. Wraps each frame's data in a PNG file, which `PNGDecoder` decodes.
struct APNGDecoder {
    let width: Int
    let height: Int
    let loop: LoopCount
    private let bytes: [UInt8]
    private let limit: PixelLimit
    /// The 13 data bytes of `IHDR`.
    private let header: [UInt8]
    private var shared: [UInt8] = []
    private var position: Int
    private var frameCount: Int
    private var nextSequence = 0
    private var canvas: Bitmap
    /// How to dispose of the last frame before the next is drawn.
    private var disposal = FrameDisposal.keep

    /// Returns nil for a PNG file without animation.
    init?(_ bytes: [UInt8], limit: PixelLimit) throws(CodecError) {
        let summary = try PNGChunks.summary(of: bytes)
        guard let control = Self.animationControl(of: bytes) else { return nil }
        (width, height) = (summary.header.width, summary.header.height)
        guard limit.allows(width: width, height: height) else {
            throw .tooLarge(.apng, width: width, height: height, limit: limit)
        }
        guard summary.header.bytesPerRow * height <= bytes.count * 1032 else { throw .truncated(.apng) }
        guard control.count >= 8 else { throw .damaged(.apng, reason: "a short acTL") }
        frameCount = Self.integer(control, 0)
        let plays = Self.integer(control, 4)
        loop = plays == 0 ? .forever : plays == 1 ? .once : .times(min(plays, LoopCount.maximum))
        guard frameCount > 0 else { throw .damaged(.apng, reason: "no frames") }
        self.bytes = bytes
        self.limit = limit
        header = Array(bytes[16..<29])
        position = 33
        canvas = Bitmap(width: width, height: height)
    }

    private static func animationControl(of bytes: [UInt8]) -> [UInt8]? {
        var walk = Walk(position: 8)
        while let chunk = walk.next(bytes) {
            if chunk.type == "acTL" { return Array(bytes[chunk.data]) }
            if chunk.type == "IDAT" { return nil }
        }
        return nil
    }

    mutating func next() throws(CodecError) -> AnimationDecoder.Frame? {
        if frameCount == 0 { return nil }
        frameCount -= 1
        let (control, data) = try nextFrame()
        let rect = FrameRect(
            left: Self.integer(control, 12), top: Self.integer(control, 16),
            right: Self.integer(control, 12) + Self.integer(control, 4),
            bottom: Self.integer(control, 16) + Self.integer(control, 8))
        guard !rect.isEmpty, rect.right <= width, rect.bottom <= height else {
            throw .damaged(.apng, reason: "a frame outside of the picture")
        }
        switch disposal {
        case .keep: break
        case .clear(let rect): draw(Bitmap(width: rect.width, height: rect.height), rect, .source)
        case .restore(let bitmap): canvas = bitmap
        }
        let earlier = canvas
        let picture = try picture(rect, data)
        guard let blend = APNGChunks.Blend(rawValue: control[25]) else {
            throw .damaged(.apng, reason: "blend operation \(control[25])")
        }
        draw(picture, rect, blend)
        switch control[24] {
        case 0: disposal = .keep
        case 1: disposal = .clear(rect)
        case 2: disposal = .restore(earlier)
        case let other: throw .damaged(.apng, reason: "dispose operation \(other)")
        }
        let numerator = Int(control[20]) << 8 | Int(control[21])
        let denominator = Int(control[22]) << 8 | Int(control[23])
        return AnimationDecoder.Frame(
            bitmap: canvas, numerator: numerator, denominator: denominator == 0 ? 100 : denominator)
    }

    // MARK: Chunks

    private struct Walk {
        var position: Int

        /// The next chunk; nil at the end or if its length is wrong.
        mutating func next(_ bytes: [UInt8]) -> (type: String, data: Range<Int>)? {
            guard bytes.count - position >= 12 else { return nil }
            let length = APNGDecoder.integer(bytes, position)
            guard length <= bytes.count - position - 12 else { return nil }
            let start = position + 8
            defer { position = start + length + 4 }
            return (String(decoding: bytes[position + 4..<start], as: UTF8.self), start..<start + length)
        }
    }

    /// A big-endian integer of 32 bits.
    private static func integer(_ bytes: [UInt8], _ position: Int) -> Int {
        bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads the next frame's control (`fcTL`) and its compressed pixels.
    private mutating func nextFrame() throws(CodecError) -> (control: [UInt8], data: [UInt8]) {
        var control: [UInt8]?
        var data: [UInt8] = []
        var walk = Walk(position: position)
        while let chunk = walk.next(bytes) {
            switch chunk.type {
            case "fcTL":
                if let control, !data.isEmpty { return (control, data) }
                guard chunk.data.count == 26 else { throw .damaged(.apng, reason: "an fcTL of a wrong length") }
                control = Array(bytes[chunk.data])
                try checkSequence(chunk.data)
            case "IDAT":
                // Skips an image without a preceding `fcTL`, which is only for viewers without animation support.
                if control != nil { data += bytes[chunk.data] }
            case "fdAT":
                guard chunk.data.count >= 4 else { throw .damaged(.apng, reason: "a short fdAT") }
                try checkSequence(chunk.data)
                data += bytes[chunk.data].dropFirst(4)
            case "PLTE", "tRNS":
                PNGChunks.append(chunk.type == "PLTE" ? "PLTE" : "tRNS", Array(bytes[chunk.data]), to: &shared)
            default: break
            }
            position = walk.position
        }
        guard let control, !data.isEmpty else { throw .truncated(.apng) }
        return (control, data)
    }

    private mutating func checkSequence(_ data: Range<Int>) throws(CodecError) {
        let number = Self.integer(bytes, data.lowerBound)
        guard number == nextSequence else {
            throw .damaged(.apng, reason: "chunk \(number) where \(nextSequence) is due")
        }
        nextSequence += 1
    }

    // MARK: Pixels

    private func picture(_ rect: FrameRect, _ data: [UInt8]) throws(CodecError) -> Bitmap {
        var size: [UInt8] = []
        PNGChunks.append(UInt32(rect.width), to: &size)
        PNGChunks.append(UInt32(rect.height), to: &size)
        var file = FileFormat.png.magic
        PNGChunks.append("IHDR", size + header[8...], to: &file)
        file += shared
        PNGChunks.append("IDAT", data, to: &file)
        PNGChunks.append("IEND", [], to: &file)
        return try PNGDecoder.decode(file, limit: limit)
    }

    private mutating func draw(_ picture: Bitmap, _ rect: FrameRect, _ blend: APNGChunks.Blend) {
        let bytesPerRow = canvas.bytesPerRow
        canvas.withUnsafeMutableBytes { pixels in
            for y in 0..<rect.height {
                picture.withRow(y) { row in
                    let start = (rect.top + y) * bytesPerRow + rect.left * 4
                    for x in 0..<rect.width {
                        var pixel = row[x]
                        if blend == .over, pixel >> 24 < 255 {
                            let below = pixels.load(fromByteOffset: start + x * 4, as: UInt32.self)
                            pixel = Self.over(pixel, below)
                        }
                        pixels.storeBytes(of: pixel, toByteOffset: start + x * 4, as: UInt32.self)
                    }
                }
            }
        }
    }

    private static func over(_ pixel: UInt32, _ below: UInt32) -> UInt32 {
        let rest = Int(255 - pixel >> 24) << 8
        return [0, 8, 16, 24].reduce(0) { result, shift in
            let sum = (pixel >> shift & 255) + UInt32(AlphaTable.premultiplied[rest | Int(below >> shift & 255)])
            return result | min(sum, 255) << shift
        }
    }
}
