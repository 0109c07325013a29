// SPDX-License-Identifier: MIT

import Raster
import Synchronization

/// A pool of idle rasterizers, which share mipmaps. Creates a rasterizer only when all others are busy.
final class RasterizerPool: Sendable {
    static let shared = RasterizerPool()

    /// Unchecked, because one thread at a time uses a rasterizer.
    private struct Idle: @unchecked Sendable { let rasterizer: Rasterizer }

    /// The maximum number of idle rasterizers that are kept, because each may hold the layers of a large image.
    private static let keptCount = 4

    private let idle = Mutex<[Idle]>([])
    private let mips = MipCache()

    func with<Result>(_ body: (Rasterizer) throws -> Result) rethrows -> Result {
        let taken = idle.withLock { $0.popLast() } ?? Idle(rasterizer: Rasterizer(mips: mips))
        defer { idle.withLock { if $0.count < Self.keptCount { $0.append(taken) } } }
        return try body(taken.rasterizer)
    }
}
