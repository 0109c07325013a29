// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Raster
import Synchronization

/// One canvas with the frame that it holds, and whatever it has warmed up.
///
/// Unchecked, because a worker is used by one task at a time: `WorkerPool` hands it out and takes it back.
final class FrameWorker: @unchecked Sendable {
    private let canvas: FrameCanvas

    init(mips: MipCache) { canvas = FrameCanvas(mips: mips) }

    func render<Encoder: FrameEncoder>(_ list: DisplayList, with encoder: Encoder) throws -> Encoder.Prepared {
        try encoder.prepare(canvas.draw(list))
    }
}

/// The workers that have nothing to do. As many are made as are ever busy at the same time; they share mipmaps.
final class WorkerPool: Sendable {
    private let idle = Mutex<[FrameWorker]>([])
    private let mips = MipCache()

    func with<Result>(_ body: (FrameWorker) throws -> Result) rethrows -> Result {
        let worker = idle.withLock { $0.popLast() } ?? FrameWorker(mips: mips)
        defer { idle.withLock { $0.append(worker) } }
        return try body(worker)
    }
}
