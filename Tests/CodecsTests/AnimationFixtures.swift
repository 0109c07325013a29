// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Synchronization
import TestSupport

/// Collects the output of an encoder.
final class Memory: Sendable {
    private let bytes = Mutex<[UInt8]>([])

    var contents: [UInt8] { bytes.withLock { $0 } }

    var sink: ByteSink {
        ByteSink(append: { piece in self.bytes.withLock { $0 += piece } }) { offset, piece in
            self.bytes.withLock { $0.replaceSubrange(offset..<offset + piece.count, with: piece) }
        }
    }

    var pipe: ByteSink { ByteSink(append: { piece in self.bytes.withLock { $0 += piece } }) }
}

/// Writes and reads short animations.
enum Animations {
    static func gif(
        _ frames: [Bitmap], _ options: GIFEncoder.Options = .init(),
        until end: (Int) -> Double = { Double($0 + 1) / 30 }
    ) throws -> [UInt8] {
        let memory = Memory()
        try write(frames, GIFEncoder(options, to: memory.pipe), until: end)
        return memory.contents
    }

    static func apng(
        _ frames: [Bitmap], _ options: APNGEncoder.Options = .init(),
        until end: (Int) -> Double = { Double($0 + 1) / 30 }
    ) throws -> [UInt8] {
        let memory = Memory()
        try write(frames, APNGEncoder(options, to: memory.sink), until: end)
        return memory.contents
    }

    private static func write(_ frames: [Bitmap], _ encoder: some FrameEncoder, until end: (Int) -> Double) throws {
        var encoder = encoder
        for (i, frame) in frames.enumerated() { try encoder.write(encoder.prepare(frame), until: end(i)) }
        try encoder.finish()
    }

    static func read(_ file: [UInt8]) throws -> [AnimationDecoder.Frame] {
        // A side of a GIF has at most 65 535 pixels.
        let limit = PixelLimit(maximumSide: 65_535, maximumCount: 1 << 24)
        var decoder = try AnimationDecoder(file, limit: limit)
        var frames: [AnimationDecoder.Frame] = []
        while let frame = try decoder.next() { frames.append(frame) }
        return frames
    }

    // MARK: Sequences

    /// Frames that once broke encoders. They have few colours, which GIF stores exactly.
    static let exact: [(name: String, frames: [Bitmap])] = [
        ("one pixel", [Pictures.make(1, 1) { _, _ in [1, 2, 3, 255] }]),
        ("one transparent pixel", [Pictures.make(1, 1) { _, _ in [0, 0, 0, 0] }]),
        ("one pixel that blinks", (0..<4).map { f in Pictures.make(1, 1) { _, _ in [9, 9, 9, f % 2 * 255] } }),
        ("one frame", [Pictures.make(17, 9) { x, y in [x * 9, y * 20, 0, 255] }]),
        ("all different", (0..<3).map { f in Pictures.make(8, 8) { x, y in [f * 50, x * 10, y * 9, 255] } }),
        (
            "three colours",
            (0..<6).map { f in Pictures.make(31, 20) { x, y in [(x + y + f) % 3 * 100, 0, 20, 255] } }
        ),
        (
            "halves that turn transparent",
            (0..<5).map { f in Pictures.make(12, 10) { x, y in [200, y * 9, 0, (x < 6) == (f % 2 == 0) ? 255 : 0] } }
        ),
        (
            "a square that moves over nothing",
            (0..<8).map { f in
                Pictures.make(30, 30) { x, y in [250, x / 6 * 9, y / 6 * 9, abs(x - 3 * f) < 5 && y > 9 ? 255 : 0] }
            }
        ),
        (
            "a hole that moves over something",
            (0..<8).map { f in
                Pictures.make(30, 30) { x, y in [9, x / 6 * 9, y / 6 * 9, abs(x - 3 * f) < 5 && y > 9 ? 0 : 255] }
            }
        ),
        ("255 colours and a hole", [Pictures.make(256, 1) { x, _ in [x, 0, 0, x == 7 ? 0 : 255] }]),
        ("256 colours", [Pictures.make(256, 1) { x, _ in [x, 0, 0, 255] }]),
        ("very wide", (0..<2).map { f in Pictures.make(65_535, 1) { x, _ in [x / 7 % 3 * 60, f * 9, 0, 255] } }),
        ("very high", [Pictures.make(1, 65_535) { _, y in [y % 5 * 60, 0, 0, 255] }]),
    ]

    /// Small frames of a few colours, some transparent, with random changes of some pixels.
    static func chance(_ seed: Int) -> [Bitmap] {
        func number(_ k: Int, below count: Int) -> Int { Pictures.noise(seed * 7 + k, k * 13 + seed) % count }
        let (width, height) = (1 + number(1, below: 12), 1 + number(2, below: 9))
        let (change, colors) = (1 + number(3, below: 6), 2 + number(4, below: 7))
        var cells = (0..<width * height).map { number($0 + 10, below: colors) }
        return (0..<2 + number(5, below: 8)).map { f in
            for i in cells.indices where number(1000 + f * 200 + i, below: change) == 0 {
                cells[i] = number(5000 + f * 311 + i, below: colors)
            }
            return Pictures.make(width, height) { x, y in
                let color = cells[y * width + x]
                return [color * 30, 200 - color * 20, color % 3 * 90, color == 0 && seed % 3 > 0 ? 0 : 255]
            }
        }
    }

    /// A ball that crosses a static, textured gradient.
    static func ball(_ frames: Int, width: Int = 64, height: Int = 48) -> [Bitmap] {
        (0..<frames).map { f in
            Pictures.make(width, height) { x, y in
                let (dx, dy) = (x - 8 - 5 * f, y - 20)
                if dx * dx + dy * dy < 100 { return [120 + dx * 9, 120 + dy * 9, 200 - dx * 3, 255] }
                return [x * 3 + Pictures.noise(x, y) / 32, y * 4, 60 + Pictures.noise(y, x) / 16, 255]
            }
        }
    }

    /// The mean difference of all channels, in levels.
    static func error(_ a: Bitmap, _ b: Bitmap) -> Double {
        var sum = 0
        for y in 0..<a.height {
            for x in 0..<a.width {
                for c in 0..<4 { sum += abs(Int(a[x, y][c]) - Int(b[x, y][c])) }
            }
        }
        return Double(sum) / Double(4 * a.width * a.height)
    }

    /// Gradients with more colours than a palette holds: hues that move from left to right, dark
    /// above and light below.
    static func gradients(_ frames: Int, side: Int = 96) -> [Bitmap] {
        (0..<frames).map { f in
            Pictures.make(side, side) { x, y in
                let hue = (x * 1536 / side + 8 * f) % 1536
                return (0..<3).map { c in
                    let place = (hue + 512 * c) % 1536
                    let component = place < 256 ? place : place < 768 ? 255 : place < 1024 ? 1023 - place : 0
                    let light = y * 510 / side
                    return light < 255 ? component * light / 255 : component + (255 - component) * (light - 255) / 510
                } + [255]
            }
        }
    }

    /// The mean error of averages over 4 × 4 pixels. It measures visible banding, because dithering averages out.
    static func banding(_ a: Bitmap, _ b: Bitmap) -> Double {
        var sum = 0
        for top in stride(from: 0, to: a.height - 3, by: 4) {
            for left in stride(from: 0, to: a.width - 3, by: 4) {
                for c in 0..<3 {
                    var difference = 0
                    for y in top..<top + 4 {
                        for x in left..<left + 4 { difference += Int(a[x, y][c]) - Int(b[x, y][c]) }
                    }
                    sum += abs(difference)
                }
            }
        }
        return Double(sum) / Double(16 * 3 * (a.width / 4) * (a.height / 4))
    }
}
