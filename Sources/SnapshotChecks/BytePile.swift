// SPDX-License-Identifier: MIT

import Synchronization

/// Bytes that an encoder hands out piece by piece.
final class BytePile: Sendable {
    private let pile = Mutex<[UInt8]>([])

    func append(_ bytes: [UInt8]) { pile.withLock { $0 += bytes } }
    var all: [UInt8] { pile.withLock { $0 } }
}
