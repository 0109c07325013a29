// SPDX-License-Identifier: MIT

/// One image of a GIF file. It covers only the part of the canvas that changes.
struct GIFImage {
    /// The delay in hundredths of a second.
    var delay = 0
    var rect: FrameRect
    /// Whether the image's rectangle becomes transparent before the next image is drawn.
    var isCleared = false
    /// The palette index of unchanged pixels; nil if every pixel is drawn.
    var transparentIndex: Int?
    var palette: [UInt32]
    /// The bits per palette index.
    var codeSize: Int
    /// The LZW codes, not yet split into blocks.
    var codes: [UInt8]

    /// The longest delay of one image, in hundredths of a second.
    static let maximumDelay = 65_535
    /// The shortest delay that players respect, in hundredths of a second. Many players replace shorter delays by 10.
    static let minimumDelay = 2

    /// The bits per index for a palette of `count` colours. GIF requires at least 2.
    static func codeSize(forCount count: Int) -> Int {
        var size = 2
        while 1 << size < count { size += 1 }
        return size
    }

    /// An image that keeps all pixels of `rect`.
    init(unchanged rect: FrameRect) {
        self.rect = rect
        transparentIndex = 0
        palette = []
        codeSize = 2
        codes = LZWDictionary(codeSize: 2).codes(ofRun: rect.width * rect.height)
    }

    init(rect: FrameRect, transparentIndex: Int?, palette: [UInt32], codeSize: Int, codes: [UInt8]) {
        self.rect = rect
        self.transparentIndex = transparentIndex
        self.palette = palette
        self.codeSize = codeSize
        self.codes = codes
    }

    /// The image as blocks of the file. A delay beyond the maximum is split among several images.
    var bytes: [UInt8] {
        if delay <= Self.maximumDelay { return blocks(delay: delay, isCleared: isCleared) }
        let same = GIFImage(unchanged: rect)
        var bytes: [UInt8] = []
        var rest = delay
        while rest > 0 {
            // Splits the delay so that at least the minimum delay is left for the next image.
            let part = rest <= Self.maximumDelay ? rest : min(rest - Self.minimumDelay, Self.maximumDelay)
            let picture = rest == delay ? self : same
            rest -= part
            bytes += picture.blocks(delay: part, isCleared: rest == 0 && isCleared)
        }
        return bytes
    }

    private func blocks(delay: Int, isCleared: Bool) -> [UInt8] {
        // The disposal method: 1 keeps the image, 2 clears its rectangle to transparent.
        let flags = (isCleared ? 2 : 1) << 2 | (transparentIndex == nil ? 0 : 1)
        var bytes: [UInt8] = [0x21, 0xF9, 4, UInt8(flags)]
        GIFBlocks.append(delay, to: &bytes)
        bytes += [UInt8(transparentIndex ?? 0), 0, 0x2C]
        for value in [rect.left, rect.top, rect.width, rect.height] { GIFBlocks.append(value, to: &bytes) }
        // The flag of a local palette, and its size as the exponent n of 2^(n + 1) colours.
        bytes.append(0x80 | UInt8(codeSize - 1))
        bytes.reserveCapacity(bytes.count + (3 << codeSize) + codes.count + codes.count / 255 + 3)
        for i in 0..<1 << codeSize {
            let pixel = i < palette.count ? palette[i] : 0
            bytes += [UInt8(pixel & 255), UInt8(pixel >> 8 & 255), UInt8(pixel >> 16 & 255)]
        }
        bytes.append(UInt8(codeSize))
        GIFBlocks.append(blocks: codes, to: &bytes)
        return bytes
    }
}
