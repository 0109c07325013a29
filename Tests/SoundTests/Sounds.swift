// SPDX-License-Identifier: MIT

import Foundation
import Sound

/// Builds a WAV file; every field can be made invalid.
struct TestWAV {
    var tag = 1
    var channels = 1
    var rate = 48_000
    var bits = 16
    var frameBytes: Int?
    var data: [UInt8] = []
    var dataLength: Int?
    /// The last fields of an extensible format chunk (tag 0xFFFE).
    var subformat: [UInt8]?
    var chunksBefore: [UInt8] = []

    var bytes: [UInt8] {
        var format = Self.number(tag, 2) + Self.number(channels, 2) + Self.number(rate, 4)
        let frame = frameBytes ?? channels * bits / 8
        format += Self.number(rate * frame, 4) + Self.number(frame, 2) + Self.number(bits, 2)
        if let subformat { format += Self.number(22, 2) + Self.number(bits, 2) + Self.number(0, 4) + subformat }
        return Array("RIFF".utf8) + Self.number(0, 4) + Array("WAVE".utf8) + chunksBefore + Self.chunk("fmt ", format)
            + Array("data".utf8) + Self.number(dataLength ?? data.count, 4) + data
    }

    static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        Array(name.utf8) + number(bytes.count, 4) + bytes + (bytes.count % 2 == 0 ? [] : [0])
    }

    static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}

/// A mono clip with these samples, rounded to 16 bits, after a round trip through a WAV file.
func clip(_ samples: [Float], rate: Int = 48_000) throws -> Clip {
    try SoundDecoder().clip(TestWAV(rate: rate, data: WAVWriter.bytes(of: samples)).bytes)
}

/// A clip of the given length whose samples are equal.
func constant(_ level: Float = 0.5, seconds: Double = 1, rate: Int = 48_000) throws -> Clip {
    try clip(Array(repeating: level, count: Int(seconds * Double(rate))), rate: rate)
}

func sine(_ frequency: Double, seconds: Double, rate: Int, level: Double = 0.5) -> [Float] {
    (0..<Int(seconds * Double(rate))).map { Float(level * sin(2 * .pi * frequency * Double($0) / Double(rate))) }
}

extension Mix {
    var samples: (left: [Float], right: [Float]) {
        var all: (left: [Float], right: [Float]) = ([], [])
        forEachBlock { left, right in
            all.left += left
            all.right += right
        }
        return all
    }
}

/// The left channel of a mix that begins at `start`.
func heard(_ voices: [Voice], from start: Double = 0, seconds: Double) -> [Float] {
    Mix(voices, from: start, sampleCount: Int((seconds * 48_000).rounded())).samples.left
}
