// SPDX-License-Identifier: MIT

import CJPEG

/// A call of the C side, which says by a message what is wrong.
enum JPEGCall {
    /// Turns the message into an error.
    static func run(_ function: (UnsafeMutablePointer<CChar>) -> Bool) throws(CodecError) {
        var message = [CChar](repeating: 0, count: Int(CJPEG_MESSAGE_SIZE))
        if function(&message) { return }
        let reason = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        throw reason.hasPrefix("Premature end") ? .truncated(.jpeg) : .damaged(.jpeg, reason: reason)
    }
}
