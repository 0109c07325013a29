// SPDX-License-Identifier: MIT

import Raster
import Synchronization

/// Rasterizers that have nothing to do. As many are made as are ever busy at the same time, and few are kept; they share mipmaps.
final class RasterizerPool: Sendable {
    static let shared = RasterizerPool()

    /// Unchecked: used by one thread at a time.
    private struct Idle: @unchecked Sendable { let rasterizer: Rasterizer }

    /// Each may hold the memory of layers of a large picture.
    private static let keptCount = 4

    private let idle = Mutex<[Idle]>([])
    private let mips = MipCache()

    func with<Result>(_ body: (Rasterizer) throws -> Result) rethrows -> Result {
        let taken = idle.withLock { $0.popLast() } ?? Idle(rasterizer: Rasterizer(mips: mips))
        defer { idle.withLock { if $0.count < Self.keptCount { $0.append(taken) } } }
        return try body(taken.rasterizer)
    }
}
