// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Raster
import Synchronization

/// A canvas with its current frame and its caches.
///
/// Unchecked, because one task at a time uses a worker: `WorkerPool` lends it and takes it back.
final class FrameWorker: @unchecked Sendable {
    private let canvas: FrameCanvas

    init(mips: MipCache) { canvas = FrameCanvas(mips: mips) }

    func render<Encoder: FrameEncoder>(_ list: DisplayList, with encoder: Encoder) throws -> Encoder.Prepared {
        try encoder.prepare(canvas.draw(list))
    }
}

/// A pool of idle workers, which share mipmaps. Creates a worker only when all others are busy.
final class WorkerPool: Sendable {
    private let idle = Mutex<[FrameWorker]>([])
    private let mips = MipCache()

    func with<Result>(_ body: (FrameWorker) throws -> Result) rethrows -> Result {
        let worker = idle.withLock { $0.popLast() } ?? FrameWorker(mips: mips)
        defer { idle.withLock { $0.append(worker) } }
        return try body(worker)
    }
}
