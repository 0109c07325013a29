// SPDX-License-Identifier: MIT

import Synchronization

/// Collects the bytes that an encoder writes piece by piece.
package final class ByteCollector: Sendable {
    private let pile = Mutex<[UInt8]>([])

    package init() {}

    package func append(_ bytes: [UInt8]) { pile.withLock { $0 += bytes } }
    package var all: [UInt8] { pile.withLock { $0 } }
}
