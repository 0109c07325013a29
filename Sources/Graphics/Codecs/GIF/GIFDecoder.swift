// SPDX-License-Identifier: MIT

import Drawing

/// Reads GIF files: all versions, interlaced or not, global and local palettes, all disposal methods.
///
/// Throws at the first damaged block, or if the file ends too early.
struct GIFDecoder {
    let width: Int
    let height: Int
    private(set) var loop = LoopCount.once
    private let bytes: [UInt8]
    private let palette: [UInt32]
    private var position: Int
    private var canvas: Bitmap
    /// The disposal of the last image, due before the next image is drawn.
    private var disposal = FrameDisposal.keep

    /// The graphic control that precedes an image.
    private struct Control {
        var delay = 0
        var method = 0
        var transparentIndex: Int?
    }

    init(_ bytes: [UInt8], limit: PixelLimit) throws(CodecError) {
        guard bytes.starts(with: FileFormat.gif.magic) else {
            throw .damaged(.gif, reason: "it does not begin like one")
        }
        self.bytes = bytes
        guard bytes.count >= 13 else { throw .truncated(.gif) }
        let size = [6, 8].map { Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8 }
        (width, height) = (size[0], size[1])
        guard width > 0, height > 0 else { throw .damaged(.gif, reason: "a size of \(width)×\(height)") }
        guard limit.allows(width: width, height: height) else {
            throw .tooLarge(.gif, width: width, height: height, limit: limit)
        }
        position = 13
        if bytes[10] & 0x80 != 0 {
            palette = try Self.palette(of: bytes, at: position, bits: Int(bytes[10] & 7) + 1)
            position += palette.count * 3
        } else {
            palette = []
        }
        // Searches for the first image before it allocates the canvas, because a file without an image is damaged.
        // `start` is a copy of this decoder, so `position` does not advance. The search also reads the loop count.
        canvas = Bitmap(width: 0, height: 0)
        var start = self
        guard try start.nextControl() != nil else { throw .damaged(.gif, reason: "it has no picture") }
        loop = start.loop
        canvas = Bitmap(width: width, height: height)
    }

    static func firstFrame(of bytes: [UInt8], limit: PixelLimit) throws(CodecError) -> Bitmap {
        var decoder = try GIFDecoder(bytes, limit: limit)
        guard let frame = try decoder.next() else { throw .damaged(.gif, reason: "it has no picture") }
        return frame.bitmap
    }

    mutating func next() throws(CodecError) -> AnimationDecoder.Frame? {
        guard let control = try nextControl() else { return nil }
        switch disposal {
        case .keep: break
        case .clear(let rect): clear(rect)
        case .restore(let bitmap): canvas = bitmap
        }
        let earlier = control.method == 3 ? canvas : nil
        let rect = try drawPicture(control)
        switch control.method {
        case 2: disposal = .clear(rect)
        case 3: disposal = earlier.map(FrameDisposal.restore) ?? .keep
        default: disposal = .keep
        }
        return AnimationDecoder.Frame(bitmap: canvas, numerator: control.delay, denominator: 100)
    }

    // MARK: Blocks

    /// Advances to the next image.
    /// - Returns: nil at the end of the file.
    private mutating func nextControl() throws(CodecError) -> Control? {
        var control = Control()
        while true {
            switch try byte() {
            case 0x2C: return control
            case 0x3B:
                position -= 1
                return nil
            case 0x21:
                let kind = try byte()
                let data = try blocks()
                if kind == 0xF9, data.count >= 4 {
                    control.method = Int(data[0] >> 2 & 7)
                    control.delay = Int(data[1]) | Int(data[2]) << 8
                    control.transparentIndex = data[0] & 1 == 1 ? Int(data[3]) : nil
                } else if kind == 0xFF, data.count >= 14, data[..<11].elementsEqual("NETSCAPE2.0".utf8), data[11] == 1 {
                    let count = Int(data[12]) | Int(data[13]) << 8
                    // `count` is the number of repetitions after the first play; 0 means forever.
                    loop = count == 0 ? .forever : .times(min(count + 1, LoopCount.maximum))
                }
            case let other:
                throw .damaged(.gif, reason: "a block of kind \(other)")
            }
        }
    }

    private mutating func byte() throws(CodecError) -> UInt8 {
        guard position < bytes.count else { throw .truncated(.gif) }
        defer { position += 1 }
        return bytes[position]
    }

    private mutating func integer() throws(CodecError) -> Int { Int(try byte()) | Int(try byte()) << 8 }

    /// The data of all blocks up to the terminating empty block.
    private mutating func blocks() throws(CodecError) -> [UInt8] {
        var data: [UInt8] = []
        while true {
            let count = Int(try byte())
            if count == 0 { return data }
            guard count <= bytes.count - position else { throw .truncated(.gif) }
            data += bytes[position..<position + count]
            position += count
        }
    }

    private static func palette(of bytes: [UInt8], at start: Int, bits: Int) throws(CodecError) -> [UInt32] {
        guard 3 << bits <= bytes.count - start else { throw .truncated(.gif) }
        return (0..<1 << bits).map { i in
            let entry = start + 3 * i
            return UInt32(bytes[entry]) | UInt32(bytes[entry + 1]) << 8 | UInt32(bytes[entry + 2]) << 16 | 0xFF00_0000
        }
    }

    // MARK: Images

    private mutating func drawPicture(_ control: Control) throws(CodecError) -> FrameRect {
        let (left, top, width, height) = (try integer(), try integer(), try integer(), try integer())
        let flags = try byte()
        guard left + width <= self.width, top + height <= self.height else {
            throw .damaged(.gif, reason: "a picture outside of the frame")
        }
        var palette = palette
        if flags & 0x80 != 0 {
            palette = try Self.palette(of: bytes, at: position, bits: Int(flags & 7) + 1)
            position += palette.count * 3
        }
        let rect = FrameRect(left: left, top: top, right: left + width, bottom: top + height)
        let codeSize = Int(try byte())
        let codes = try blocks()
        let indices = try LZWReader.symbols(codes, codeSize: codeSize, count: width * height)
        try draw(indices, rect, palette, control.transparentIndex, isInterlaced: flags & 0x40 != 0)
        return rect
    }

    private mutating func draw(
        _ indices: [UInt8], _ rect: FrameRect, _ palette: [UInt32], _ transparentIndex: Int?, isInterlaced: Bool
    ) throws(CodecError) {
        let bytesPerRow = canvas.bytesPerRow
        let rows = isInterlaced ? Self.interlacedRows(rect.height) : Array(0..<rect.height)
        var wrong: UInt8?
        canvas.withUnsafeMutableBytes { pixels in
            for (i, row) in rows.enumerated() {
                let start = (rect.top + row) * bytesPerRow + rect.left * 4
                for x in 0..<rect.width {
                    let index = Int(indices[i * rect.width + x])
                    if index == transparentIndex { continue }
                    guard index < palette.count else {
                        wrong = UInt8(index)
                        return
                    }
                    pixels.storeBytes(of: palette[index], toByteOffset: start + x * 4, as: UInt32.self)
                }
            }
        }
        if let wrong { throw .damaged(.gif, reason: "colour \(wrong) of \(palette.count)") }
    }

    /// The rows in the order in which the file stores them: every eighth row, then the rows halfway between these, and
    /// so on.
    private static func interlacedRows(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }

    private mutating func clear(_ rect: FrameRect) {
        let bytesPerRow = canvas.bytesPerRow
        canvas.withUnsafeMutableBytes { pixels in
            for y in rect.top..<rect.bottom {
                let start = y * bytesPerRow + rect.left * 4
                UnsafeMutableRawBufferPointer(rebasing: pixels[start..<start + rect.width * 4])
                    .initializeMemory(as: UInt8.self, repeating: 0)
            }
        }
    }
}
