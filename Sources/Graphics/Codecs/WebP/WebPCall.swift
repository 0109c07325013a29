// SPDX-License-Identifier: MIT

import CImageFiles

/// Calls the C functions that report errors as a message.
enum WebPCall {
    /// Calls a function. If it fails, throws its message as an error.
    static func run(_ function: (UnsafeMutablePointer<CChar>) -> Bool) throws(CodecError) {
        var message = [CChar](repeating: 0, count: Int(CWEBP_MESSAGE_SIZE))
        if !function(&message) { throw error(message) }
    }

    static func error(_ message: [CChar]) -> CodecError {
        let reason = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(truncatingIfNeeded:)), as: UTF8.self)
        return reason == CWEBP_TRUNCATED ? .truncated(.webp) : .damaged(.webp, reason: reason)
    }

    /// Calls a function that allocates a file, copies the file and frees it.
    static func file(
        _ function: (
            UnsafeMutablePointer<UnsafeMutableRawPointer?>, UnsafeMutablePointer<Int>, UnsafeMutablePointer<CChar>
        ) -> Bool
    ) throws(CodecError) -> [UInt8] {
        var file: UnsafeMutableRawPointer?
        var count = 0
        var message = [CChar](repeating: 0, count: Int(CWEBP_MESSAGE_SIZE))
        // libwebp failed to write an image. The error is that the image is unsupported, because no file is damaged.
        guard function(&file, &count, &message) else {
            guard case .damaged(_, let reason) = error(message) else { throw error(message) }
            throw .unsupported(.webp, what: reason)
        }
        defer { cwebp_free(file) }
        return [UInt8](UnsafeRawBufferPointer(start: file, count: count))
    }
}
