// SPDX-License-Identifier: MIT

import CImageFiles

/// Calls the C functions that report errors as a message.
enum JPEGCall {
    /// Calls a function. If it fails, throws its message as an error.
    static func run(_ function: (UnsafeMutablePointer<CChar>) -> Bool) throws(CodecError) {
        var message = [CChar](repeating: 0, count: Int(CJPEG_MESSAGE_SIZE))
        if function(&message) { return }
        let reason = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(truncatingIfNeeded:)), as: UTF8.self)
        throw reason.hasPrefix("Premature end") ? .truncated(.jpeg) : .damaged(.jpeg, reason: reason)
    }
}
