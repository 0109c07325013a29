// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import ImageComparison
import Inspection
import Zoetrope

/// The recorded form of a test's frames.
package enum Snapshot: Sendable {
    case picture(Bitmap)
    /// The bytes of an animated PNG.
    case animation([UInt8])
    case text(String)

    package var fileExtension: String {
        switch self {
        case .picture: "png"
        case .animation: "apng"
        case .text: "txt"
        }
    }

    package var isText: Bool { if case .text = self { true } else { false } }

    package var checksum: Checksum {
        switch self {
        case .picture(let bitmap): Checksum(bitmap)
        case .animation(let bytes): Checksum(bytes)
        case .text(let text): Checksum(text.utf8)
        }
    }

    /// The compression level of PNG and APNG files: a trade-off of file size and encoding time.
    private static let compression = 6

    package func bytes() throws -> [UInt8] {
        switch self {
        case .picture(let bitmap): try PNGEncoder(compression: Self.compression).encode(bitmap)
        case .animation(let bytes): bytes
        case .text(let text): Array(text.utf8)
        }
    }

    /// Makes the snapshots of a test's frames.
    /// - Returns: The snapshots, each with the suffix of its name. A single snapshot has an empty suffix.
    package static func make(
        _ frames: [SnapshotFrame], as format: SnapshotFormat
    ) throws -> [(suffix: String, snapshot: Snapshot)] {
        func bitmaps() -> [Bitmap] {
            let rasterizer = FrameRasterizer()
            return frames.map { rasterizer.draw($0.list) }
        }
        switch format.kind {
        case .contactSheet(let columns):
            try checkSize(frames, columns: columns)
            return [("", .picture(ContactSheet.make(bitmaps(), columns: columns)))]
        case .pictures:
            return zip(frames, bitmaps()).map { (".\(LimitError.text($0.time))s", .picture($1)) }
        case .animation: return [("", .animation(try animation(bitmaps(), at: frames.map(\.time))))]
        case .displayList:
            let texts = frames.map { "at \(LimitError.text($0.time)) s: \(DisplayListText($0.list))" }
            return [("", .text(texts.joined(separator: "\n")))]
        case .tree: return try text(of: frames) { $0.text }
        case .accessibility:
            let rasterizer = FrameRasterizer()
            let pictures = try frames.map { frame -> (suffix: String, snapshot: Snapshot) in
                guard let list = frame.accessibility else { throw SnapshotError.noViews }
                let suffix = frames.count == 1 ? "" : ".\(LimitError.text(frame.time))s"
                return (suffix, .picture(rasterizer.draw(list)))
            }
            return try text(of: frames) { $0.accessibilityText } + pictures
        }
    }

    private static func text(
        of frames: [SnapshotFrame], _ words: (ViewTree) -> String
    ) throws -> [(suffix: String, snapshot: Snapshot)] {
        let texts = try frames.map { frame in
            guard let tree = frame.tree else { throw SnapshotError.noViews }
            return "at \(LimitError.text(frame.time)) s:\n" + words(tree)
        }
        return [("", .text(texts.joined(separator: "\n")))]
    }

    /// Rejects sizes that a decoder would reject.
    private static func checkSize(_ frames: [SnapshotFrame], columns: Int) throws {
        guard let list = frames.first?.list else { return }
        func pixels(_ length: CGFloat, _ count: Int) -> Int { Int((length * list.scale).rounded(.up)) * count }
        let width = pixels(list.size.width, min(columns, frames.count))
        let height = pixels(list.size.height, (frames.count + columns - 1) / columns)
        guard PixelLimit.standard.allows(width: width, height: height) else {
            throw LimitError(
                "a contact sheet of \(frames.count) times", "\(width)×\(height) pixels",
                mustBe: "at most \(PixelLimit.standard): use .pictures")
        }
    }

    private static func animation(_ bitmaps: [Bitmap], at times: [Double]) throws -> [UInt8] {
        let bytes = ByteCollector()
        var encoder = try APNGEncoder(
            APNGEncoder.Options(compression: compression, frameCount: bitmaps.count), to: ByteSink { bytes.append($0) })
        let last = times[times.count - 1]
        // The last frame lasts as long as the frame before it. A single frame lasts one second.
        let end = times.count > 1 ? 2 * last - times[times.count - 2] : last + 1
        for (bitmap, next) in zip(bitmaps, times.dropFirst() + [end]) {
            try encoder.write(encoder.prepare(bitmap), until: next - times[0])
        }
        try encoder.finish()
        return bytes.all
    }
}
