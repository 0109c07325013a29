// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization
import Views

/// Decodes bitmaps on other threads, largest file first. If the largest came last, one thread would still decode it
/// while the others idle.
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
        // Ignores the error. `bitmap()` throws it again for callers that need the bitmap.
        _ = try? largest?.bitmap()
    }
}
