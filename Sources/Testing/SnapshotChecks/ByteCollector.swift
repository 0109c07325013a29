// SPDX-License-Identifier: MIT

import Synchronization

/// Collects the bytes that an encoder writes piece by piece.
final class ByteCollector: Sendable {
    private let pile = Mutex<[UInt8]>([])

    func append(_ bytes: [UInt8]) { pile.withLock { $0 += bytes } }
    var all: [UInt8] { pile.withLock { $0 } }
}
