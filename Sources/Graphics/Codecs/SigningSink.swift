// SPDX-License-Identifier: MIT

import CDeflate
import Synchronization

/// Adds a `FileSignature` to a stream. Holds back the last bytes, which the signature changes, until the stream ends.
package final class SigningSink: Sendable {
    private struct State {
        /// The CRC-32 of all bytes written so far.
        var checksum: UInt32 = 0
        var first: [UInt8] = []
        var held: [UInt8] = []
    }

    private let state = Mutex(State())
    private let append: @Sendable ([UInt8]) throws -> Void

    /// - Parameter append: Writes the next bytes. `write` and `finish` rethrow its errors.
    package init(append: @escaping @Sendable ([UInt8]) throws -> Void) { self.append = append }

    /// The number of last bytes to hold back: more than a signature changes in any streamed format.
    private static let heldCount = 64
    private static let firstCount = 16

    package func write(_ bytes: [UInt8]) throws {
        try state.withLock { state in
            state.first += bytes.prefix(max(Self.firstCount - state.first.count, 0))
            state.held += bytes
            // A WebP file arrives in one piece, so it is held back and signed as a whole.
            let isWhole = state.first.starts(with: FileFormat.webp.magic)
            guard !isWhole, state.held.count > Self.heldCount else { return }
            let ready = Array(state.held.dropLast(Self.heldCount))
            state.held.removeFirst(ready.count)
            state.checksum = ready.withUnsafeBytes { libdeflate_crc32(state.checksum, $0.baseAddress, $0.count) }
            try append(ready)
        }
    }

    /// Signs and writes the last bytes, which `write` held back.
    package func finish() throws {
        try state.withLock { state in
            let end =
                FileSignature.signedEnd(state.held, checksum: state.checksum, first: state.first)
                ?? FileSignature.signed(state.held)
            state.held = []
            try append(end)
        }
    }
}
