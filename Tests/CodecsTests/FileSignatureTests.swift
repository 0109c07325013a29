// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Synchronization
import Testing

/// A signed file decodes as before, and changing any of its bytes invalidates the signature.
@Suite struct FileSignatureTests {
    private static let picture: Bitmap = {
        var bitmap = Bitmap(width: 9, height: 7)
        for y in 0..<7 { for x in 0..<9 { bitmap[x, y] = SIMD4(UInt8(20 * x), UInt8(30 * y), 77, 255) } }
        return bitmap
    }()

    private static func collected<E: FrameEncoder>(_ make: (ByteSink) throws -> E) throws -> [UInt8] {
        let bytes = Mutex<[UInt8]>([])
        var encoder = try make(ByteSink { more in bytes.withLock { $0 += more } })
        for time in [0.1, 0.2] { try encoder.write(encoder.prepare(picture), until: time) }
        try encoder.finish()
        return bytes.withLock { $0 }
    }

    static let files: [String: [UInt8]] = {
        do {
            return [
                "png": try PNGEncoder().encode(picture), "jpg": try JPEGEncoder().encode(picture),
                "webp": try WebPEncoder().encode(picture), "lossy.webp": try WebPEncoder(quality: 50).encode(picture),
                "gif": try collected { GIFEncoder(to: $0) },
                "apng": try collected { try APNGEncoder(.init(frameCount: 2), to: $0) },
                "moving.webp": try collected { WebPAnimationEncoder(.init(), to: $0) },
                "svg": Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n".utf8),
                "pdf": Array("%PDF-1.4\n%%EOF\n".utf8),
                "mp4": [0, 0, 0, 16] + Array("ftypisom".utf8) + [0, 0, 2, 0],
                "webm": [0x1A, 0x45, 0xDF, 0xA3, 0x80],
                "wav": Array("RIFF".utf8) + [40, 0, 0, 0] + Array("WAVEfmt ".utf8) + [UInt8](repeating: 0, count: 32),
            ]
        } catch {
            Issue.record(error)
            return [:]
        }
    }()

    private func isSigned(_ file: [UInt8]) -> Bool { file.withUnsafeBytes { FileSignature.isSigned($0) } }

    @Test(arguments: files.keys.sorted())
    func aSignatureIsValidUntilAByteChanges(_ kind: String) throws {
        let file = try #require(Self.files[kind])
        #expect(!isSigned(file))
        let signed = FileSignature.signed(file)
        #expect(isSigned(signed))
        #expect((13...80).contains(signed.count - file.count), "\(signed.count - file.count) bytes more")
        #expect(FileSignature.signed(file) == signed)
        for index in signed.indices {
            var other = signed
            other[index] ^= 1
            #expect(!isSigned(other), "byte \(index)")
        }
        #expect(!isSigned(signed + [0]) && !isSigned(Array(signed.dropLast())))
        // Signing twice is valid.
        #expect(isSigned(FileSignature.signed(signed)))
    }

    @Test(arguments: ["png", "jpg", "webp", "lossy.webp"])
    func decodersPassItOver(_ kind: String) throws {
        let file = try #require(Self.files[kind])
        #expect(try ImageDecoder.decode(FileSignature.signed(file)) == ImageDecoder.decode(file))
    }

    @Test(arguments: ["gif", "apng", "moving.webp"])
    func playersPassItOver(_ kind: String) throws {
        let file = try #require(Self.files[kind])
        func frames(_ file: [UInt8]) throws -> [Bitmap] {
            var decoder = try AnimationDecoder(file)
            var frames: [Bitmap] = []
            while let frame = try decoder.next() { frames.append(frame.bitmap) }
            return frames
        }
        #expect(try frames(FileSignature.signed(file)) == frames(file))
    }

    @Test func otherFilesStayAsTheyAre() {
        for file in [
            [], Array("struct A {}".utf8), Array("RIFF".utf8), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
            [0xFF, 0xD8, 0xFF],
        ] {
            #expect(!isSigned(file))
        }
        #expect(FileSignature.signed(Array("struct A {}".utf8)) == Array("struct A {}".utf8))
    }

    /// A stream that is written in pieces gets the signature that the whole file would get.
    @Test(arguments: ["png", "apng", "gif", "webp", "moving.webp"], [1, 7, 64, 100_000])
    func aStreamIsSignedLikeAFile(_ kind: String, _ length: Int) throws {
        let file = try #require(Self.files[kind])
        let bytes = Mutex<[UInt8]>([])
        let sink = SigningSink { more in bytes.withLock { $0 += more } }
        for start in stride(from: 0, to: file.count, by: length) {
            try sink.write(Array(file[start..<min(start + length, file.count)]))
        }
        try sink.finish()
        #expect(bytes.withLock { $0 } == FileSignature.signed(file))
    }

    @Test func aPNGFileContainsTheProgramsName() throws {
        let signed = FileSignature.signed(try #require(Self.files["png"]))
        #expect(String(decoding: signed, as: UTF8.self).contains("tEXtSoftware\0Zoetrope "))
    }
}
