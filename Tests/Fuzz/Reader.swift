// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Geometry
import Raster
import SVGSyntax
import Sound
import SwiftUI
import VectorImport
import Zoetrope

/// The readers of untrusted bytes. Some results are also used: drawn, mixed, or written as source.
enum Reader: String, CaseIterable {
    case png, apng, jpeg, gif, webp, wav, svg
    case svgSource = "svg-source"
    case events, contents, text

    @MainActor func read(_ bytes: [UInt8]) {
        // Errors are ignored, because invalid inputs may fail.
        switch self {
        case .png: _ = try? PNGDecoder.decode(bytes, limit: Self.limit)
        case .jpeg: _ = try? JPEGDecoder.decode(bytes, limit: Self.limit)
        case .apng, .gif, .webp: try? Self.readFrames(bytes)
        case .wav: try? Self.listen(to: bytes)
        case .svg: try? Self.draw(bytes)
        case .svgSource: try? Self.writeShape(bytes)
        case .events: _ = try? EventScriptFile.parse(Data(bytes), path: "events.yaml")
        case .contents: Self.lookUp(bytes)
        case .text: Self.setText(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// A small pixel limit, so that many inputs are tried per second. The limit itself is tested too.
    private static let limit = PixelLimit(maximumSide: 1 << 12, maximumCount: 1 << 16)

    private static func readFrames(_ bytes: [UInt8]) throws {
        var decoder = try AnimationDecoder(bytes, limit: limit)
        for _ in 0..<16 { guard try decoder.next() != nil else { return } }
    }

    /// Searches an empty PATH, so that files other than WAV are not passed to ffmpeg.
    private static let sounds = SoundDecoder(searchPath: "")

    private static func listen(to bytes: [UInt8]) throws {
        let clip = try sounds.clip(bytes)
        Mix([Voice(clip, start: 0)], from: 0, sampleCount: 256, sampleRate: 8000).forEachBlock { _, _ in }
    }

    /// Fuzzed inputs are short, so their limits are lower than `SVGLimits.standard`.
    private static let svgLimits = {
        var limits = SVGLimits.standard
        (limits.elementCount, limits.drawnCount, limits.segmentCount) = (2000, 2000, 20_000)
        limits.ruleMatchCount = 20_000
        return limits
    }()

    @MainActor private static let rasterizer = FrameRasterizer()

    @MainActor private static func draw(_ bytes: [UInt8]) throws {
        let document = try SVGDocument(bytes, limits: svgLimits)
        let size = CGSize(width: 24, height: 24)
        _ = rasterizer.draw(
            DisplayList(
                size: size, scale: 1, background: nil,
                items: document.displayItems(in: CGRect(origin: .zero, size: size))))
    }

    private static let writer = try! ShapeSourceWriter(name: "Fuzzed", width: 100)

    private static func writeShape(_ bytes: [UInt8]) throws {
        let document = try SVGDocument(bytes, limits: svgLimits)
        _ = try writer.source(of: document)
        _ = try writer.source(of: document.outline(), size: document.size)
    }

    /// The folder of an asset catalog with one set. Each input overwrites the set, so the folder is in a memory file
    /// system if there is one.
    private static let folder =
        (FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory())
        + "/zoetrope-fuzz-\(getpid())"

    private static let description: URL = {
        let set = folder + "/Fuzz.xcassets/fuzz.imageset"
        try! FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        try! Data(try! Reader.svg.seeds()[0]).write(to: URL(filePath: set + "/fuzz.svg"))
        atexit { try? FileManager.default.removeItem(atPath: Reader.folder) }
        return URL(filePath: set + "/Contents.json")
    }()

    @MainActor private static func lookUp(_ bytes: [UInt8]) {
        try! Data(bytes).write(to: description)
        let library = AssetLibrary(directories: [folder])
        try? library.check()
        _ = try? library.image(named: "fuzz", scale: 2)
        _ = try? library.image(named: "fuzz", scale: 1, isDark: true)
    }

    /// Draws the input as text: verbatim if its length is even, else as Markdown in at most two lines.
    @MainActor private static func setText(_ text: String) {
        let isMarkdown = text.utf8.count % 2 == 1
        let host = ViewHost(size: CGSize(width: 90, height: 60)) {
            if isMarkdown { Text(LocalizedStringKey(text)).lineLimit(2) } else { Text(verbatim: text) }
        }
        _ = try? host.displayList()
    }
}
