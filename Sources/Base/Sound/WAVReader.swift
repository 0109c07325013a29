// SPDX-License-Identifier: MIT

/// Reads a WAV file.
///
/// A WAV file is a list of chunks. A chunk has a four-letter name, a length, as many bytes of data, and a padding byte
/// if the length is odd. `fmt ` describes the samples in `data`; other chunks are skipped. Every number is checked
/// before use.
enum WAVReader {
    enum Failure: Error, Equatable {
        /// Not a WAV file, or a compressed one; ffmpeg may be able to read it.
        case foreign(String)
        case damaged(String)
    }

    /// - Parameter bytes: The content of the file. If the tags `RIFF` and `WAVE` are missing, throws `.foreign`.
    static func read(_ bytes: [UInt8]) throws(Failure) -> Clip {
        guard isWAV(bytes) else { throw .foreign("not a WAV file") }
        var format: Format?
        var offset = 12
        while offset + 8 <= bytes.count {
            let name = bytes[offset..<offset + 4]
            let length = Int(SampleEncoding.word(bytes, at: offset + 4, count: 4))
            offset += 8
            let rest = bytes.count - offset
            if name.elementsEqual("data".utf8) {
                guard let format else { throw .damaged("its samples come before their description") }
                return try clip(bytes, at: offset, length: try dataLength(length, rest), format)
            }
            guard length <= rest else {
                throw .damaged("a chunk is \(length) bytes long, but only \(rest) bytes follow")
            }
            if name.elementsEqual("fmt ".utf8) { format = try Format(bytes, at: offset, length: length) }
            offset += length + length % 2
        }
        throw .damaged(format == nil ? "it does not say what its samples are" : "it has no samples")
    }

    static func isWAV(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 12 && bytes[0..<4].elementsEqual("RIFF".utf8) && bytes[8..<12].elementsEqual("WAVE".utf8)
    }

    /// Programs that write to a pipe store 0xFFFFFFFF, because they do not know the length in advance. The data then
    /// extends to the end of the file.
    private static func dataLength(_ length: Int, _ rest: Int) throws(Failure) -> Int {
        if length == 0xFFFF_FFFF { return rest }
        guard length <= rest else {
            throw .damaged("it is cut off: its samples take \(length) bytes, but only \(rest) follow")
        }
        return length
    }

    private static func clip(_ bytes: [UInt8], at offset: Int, length: Int, _ format: Format) throws(Failure) -> Clip {
        let frameCount = length / (format.channelCount * format.encoding.byteCount)
        guard frameCount > 0 else { throw .damaged("it has no samples") }
        return Clip(
            bytes: bytes, dataOffset: offset, encoding: format.encoding, channelCount: format.channelCount,
            sampleRate: format.sampleRate, frameCount: frameCount)
    }

    private struct Format {
        let encoding: SampleEncoding
        let channelCount: Int
        let sampleRate: Int

        init(_ bytes: [UInt8], at offset: Int, length: Int) throws(Failure) {
            guard length >= 16 else {
                throw .damaged("the description of its samples is \(length) bytes long, but must be 16 or more")
            }
            func number(_ place: Int, _ count: Int) -> Int {
                Int(SampleEncoding.word(bytes, at: offset + place, count: count))
            }
            channelCount = number(2, 2)
            guard Clip.channelCounts.contains(channelCount) else {
                throw .damaged("it has \(channelCount) channels, but must have 1 to 8")
            }
            sampleRate = number(4, 4)
            guard Clip.sampleRates.contains(sampleRate) else {
                throw .damaged("its sample rate is \(sampleRate) Hz, but must be 1000 to 768000 Hz")
            }
            encoding = try Self.encoding(
                tag: Self.tag(bytes, at: offset, length: length, number(0, 2)), bits: number(14, 2))
            let frame = channelCount * encoding.byteCount
            guard number(12, 2) == frame else {
                throw .damaged("its frames are \(number(12, 2)) bytes long, but must be \(frame)")
            }
        }

        /// If the tag is 0xFFFE, the actual tag is at the start of a GUID later in the chunk.
        private static func tag(
            _ bytes: [UInt8], at offset: Int, length: Int, _ tag: Int
        ) throws(Failure) -> Int {
            guard tag == 0xFFFE else { return tag }
            guard length >= 40 else {
                throw .damaged("the description of its samples is \(length) bytes long, but must be 40 or more")
            }
            let family: [UInt8] = [0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xAA, 0, 0x38, 0x9B, 0x71]
            guard bytes[(offset + 26)..<(offset + 40)].elementsEqual(family) else {
                throw .foreign("its samples are of an unknown kind")
            }
            return Int(SampleEncoding.word(bytes, at: offset + 24, count: 2))
        }

        private static func encoding(tag: Int, bits: Int) throws(Failure) -> SampleEncoding {
            switch (tag, bits) {
            case (1, 8), (1, 16), (1, 24), (1, 32): return .integer(bits: bits)
            case (3, 32), (3, 64): return .float(bits: bits)
            case (1, _): throw .damaged("its samples have \(bits) bits, but must have 8, 16, 24 or 32")
            case (3, _): throw .damaged("its samples have \(bits) bits, but must have 32 or 64")
            default: throw .foreign("its samples are compressed (format \(tag))")
            }
        }
    }
}
