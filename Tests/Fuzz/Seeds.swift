// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Sound
import Synchronization

extension Reader {
    /// Small valid inputs, made by code. Mutations of valid inputs find most faults.
    func seeds() throws -> [[UInt8]] {
        switch self {
        case .png: try Self.pictures.map { try PNGEncoder(compression: 6).encode($0) }
        case .apng:
            [
                try Self.animation { try APNGEncoder(.init(frameCount: 3), to: $0) },
                try Self.animation { try APNGEncoder(.init(loop: .times(2), colors: 16, frameCount: 3), to: $0) },
            ]
        case .gif:
            [
                try Self.animation { GIFEncoder(.init(), to: $0) },
                try Self.animation { GIFEncoder(.init(quality: 30, colors: 8, loop: .once), to: $0) },
            ]
        case .webp:
            try Self.pictures.map { try WebPEncoder().encode($0) } + [
                try WebPEncoder(quality: 50).encode(Self.pictures[2]),
                try Self.animation { WebPAnimationEncoder(.init(), to: $0) },
                try Self.animation { WebPAnimationEncoder(.init(quality: 50, loop: .once), to: $0) },
            ]
        case .jpeg: [Self.jpeg(components: 1), Self.jpeg(components: 3)]
        case .wav: [Self.wav(channels: 1), Self.wav(channels: 2)]
        case .svg, .svgSource: Self.drawings.map { Array($0.utf8) }
        case .events: Self.scripts.map { Array($0.utf8) }
        case .contents: Self.descriptions.map { Array($0.utf8) }
        case .text: Self.texts.map { Array($0.utf8) }
        }
    }

    /// Images with few colours, many colours and transparency.
    private static var pictures: [Bitmap] {
        (0..<3).map { kind in
            var bitmap = Bitmap(width: 9, height: 7)
            for y in 0..<7 {
                for x in 0..<9 {
                    bitmap[x, y] =
                        switch kind {
                        case 0: (x + y) % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]
                        case 1: [UInt8(x * 28), UInt8(y * 36), UInt8(x * y * 4), 255]
                        default: [UInt8(x * 10), 0, UInt8(y * 10), UInt8(90 + x * y)]
                        }
                }
            }
            return bitmap
        }
    }

    private final class Memory: Sendable {
        let bytes = Mutex<[UInt8]>([])
    }

    private static func animation<E: FrameEncoder>(_ make: (ByteSink) throws -> E) throws -> [UInt8] {
        let memory = Memory()
        var encoder = try make(ByteSink(append: { bytes in memory.bytes.withLock { $0 += bytes } }))
        for (index, picture) in pictures.enumerated() {
            try encoder.write(encoder.prepare(picture), until: Double(index + 1) / 10)
        }
        try encoder.finish()
        return memory.bytes.withLock { $0 }
    }

    /// One grey block of 8 × 8 for each component, with the shortest possible tables.
    private static func jpeg(components: UInt8) -> [UInt8] {
        func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
            [0xFF, marker, 0, UInt8(content.count + 2)] + content
        }
        let counts: [UInt8] = [1] + Array(repeating: 0, count: 15)
        let ids = 1...components
        return [0xFF, 0xD8]
            + segment(0xDB, [0] + Array(repeating: 1, count: 64))
            + segment(0xC0, [8, 0, 8, 0, 8, components] + ids.flatMap { [$0, 0x11, 0] })
            + segment(0xC4, [0x00] + counts + [0])
            + segment(0xC4, [0x10] + counts + [0])
            + segment(0xDA, [components] + ids.flatMap { [$0, 0] } + [0, 63, 0])
            + [components == 1 ? 0x3F : 0x03, 0xFF, 0xD9]
    }

    private static func wav(channels: Int) -> [UInt8] {
        let samples = (0..<40).map { Float($0 % 8) / 8 - 0.5 }
        return WAVWriter(channelCount: channels, sampleRate: 8000, frameCount: samples.count / channels).header
            + WAVWriter.bytes(of: samples)
    }

    static let drawings = [
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 12 12">
          <path d="M1 1h4v3l-2 2zC1 2 3 4 5 6S7 8 9 9Q1 1 2 2T4 4A3 2 10 0 1 8 8" fill="#f80" stroke="black"/>
        </svg>
        """,
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="2em" height="20">
          <defs>
            <linearGradient id="a" x1="0%" x2="1"><stop offset="0" stop-color="red"/><stop offset="1"/></linearGradient>
            <radialGradient id="b" xlink:href="#a" gradientTransform="rotate(30)" fx=".2"/>
            <clipPath id="c"><circle cx="5" cy="5" r="4"/></clipPath>
            <g id="d"><rect x="1" y="1" width="6" height="4" rx="1"/></g>
          </defs>
          <style>.k { fill: url(#a); opacity: 0.5 } #e > rect { stroke-dasharray: 1 2 }</style>
          <g id="e" clip-path="url(#c)" transform="translate(1,2) scale(2) skewX(3) matrix(1 0 0 1 0 0)">
            <use xlink:href="#d" x="2" class="k"/><polygon points="0,0 4,0 2,3" fill="url(#b)" fill-rule="evenodd"/>
            <line x1="0" x2="9" stroke="hsl(20,50%,50%)" stroke-width="2" stroke-linecap="round"/>
            <ellipse rx="2" ry="3"/><polyline points="1 2 3 4" stroke-linejoin="bevel" style="stroke:#123"/>
            <text>A &amp; B</text>
          </g>
        </svg>
        """,
    ]

    static let scripts = [
        """
        events:
          - {at: 0.5, tap: Play}
          - {at: 1, tap: [120, 40], count: 2}
          - {at: 2, press: Card, duration: 0.8}
          - {at: 3, drag: Card, by: [120, -40], duration: 0.6, easing: easeOut}
          - at: 4
            drag: [60, 400]
            through: [[200, 300], [300, 420]]
            to: [340, 500]
          - {at: 6, pinch: Card, scale: 1.5, degrees: 20, by: [0, 30], spread: 50}
        """,
        """
        [{"at": 8, "rotate": "Card", "degrees": -45, "duration": 1}, &a {at: 9, tap: "\\u0041"}, *a]
        """,
    ]

    static let descriptions = [
        """
        {"images": [{"filename": "fuzz.svg", "idiom": "universal", "scale": "2x",
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}, {"filename": "fuzz.svg", "idiom": "universal"}],
        "info": {"author": "xcode", "version": 1},
        "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
        """,
        #"{"images": [{"idiom": "universal", "scale": "1x"}], "properties": {"provides-namespace": true}}"#,
    ]

    static let texts = [
        "Hello, **world**: [a link](https://example.com) `code` ~~gone~~ _so_.\nTwo lines",
        "שלום abc عربي 123 — ﬁ a\u{301}\u{302} 👩‍👧 한글 \u{202E}left\u{202C}\t%@ %lld",
    ]
}
