// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization
import Views

/// Decodes bitmaps on other threads, the largest file first. Otherwise one thread might decode the largest file last,
/// while the other threads idle.
final class DecodingQueue: Sendable {
    private let waiting = Mutex<[(size: Int, bitmap: PendingBitmap)]>([])

    /// - Parameter size: the size of the file, in bytes.
    func add(_ bitmap: PendingBitmap, size: Int) {
        waiting.withLock { $0.append((size, bitmap)) }
        DispatchQueue.global().async { self.decodeLargest() }
    }

    private func decodeLargest() {
        let largest = waiting.withLock { waiting in
            waiting.indices.max { waiting[$0].size < waiting[$1].size }.map { waiting.remove(at: $0).bitmap }
        }
        // Ignores the error, because `bitmap()` throws it again for callers that need the bitmap.
        _ = try? largest?.bitmap()
    }
}
