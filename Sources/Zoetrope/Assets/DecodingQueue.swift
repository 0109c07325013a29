// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization
import Views

/// Bitmaps that other threads decode, the largest file first: if the largest came last, one thread would still be busy with it
/// when there is nothing left for the others.
final class DecodingQueue: Sendable {
    private let waiting = Mutex<[(size: Int, bitmap: PendingBitmap)]>([])

    /// - Parameter size: of the file in bytes.
    func add(_ bitmap: PendingBitmap, size: Int) {
        waiting.withLock { $0.append((size, bitmap)) }
        DispatchQueue.global().async { self.decodeLargest() }
    }

    private func decodeLargest() {
        let largest = waiting.withLock { waiting in
            waiting.indices.max { waiting[$0].size < waiting[$1].size }.map { waiting.remove(at: $0).bitmap }
        }
        // Its error is for those who need the bitmap.
        _ = try? largest?.bitmap()
    }
}
