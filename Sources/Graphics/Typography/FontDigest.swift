// SPDX-License-Identifier: MIT

import CMessageDigest
import Synchronization

/// The SHA-256 digest of a font file. Two machines whose font files have equal digests lay out text identically.
public enum FontDigest {
    /// The digests by path. Each file is read once per process. A digest stays valid even if the file is replaced on
    /// disk, because the opened file stays mapped.
    private static let known = Mutex<[String: String]>([:])

    /// The digest as 64 hexadecimal digits; nil if the file cannot be read.
    public static func sha256(ofFile path: String) -> String? {
        if let digest = known.withLock({ $0[path] }) { return digest }
        guard let file = FontFile(path: path) else { return nil }
        let digest = sha256(of: UnsafeBufferPointer(start: file.bytes, count: file.count))
        known.withLock { $0[path] = digest }
        return digest
    }

    static func sha256(of bytes: UnsafeBufferPointer<UInt8>) -> String {
        var text = [CChar](repeating: 0, count: 2 * Int(SHA256_DIGEST_LENGTH) + 1)
        SHA256Data(bytes.baseAddress, bytes.count, &text)
        return String(decoding: text.dropLast().map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    }

    public static func sha256(of text: String) -> String {
        var text = text
        return text.withUTF8 { sha256(of: $0) }
    }
}
