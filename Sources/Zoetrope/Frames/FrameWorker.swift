import Codecs
import Drawing
import Raster
import Synchronization

/// One rasterizer with its frame buffer, and whatever it has warmed up.
///
/// Unchecked, because a worker is used by one task at a time: `WorkerPool` hands it out and takes it back.
final class FrameWorker: @unchecked Sendable {
    private let rasterizer = Rasterizer()
    private var bitmap = Bitmap(width: 0, height: 0)

    func render<Encoder: FrameEncoder>(_ list: DisplayList, with encoder: Encoder) throws -> Encoder.Prepared {
        rasterizer.draw(list, into: &bitmap)
        return try encoder.prepare(bitmap)
    }
}

/// The workers that have nothing to do. As many are made as are ever busy at the same time.
final class WorkerPool: Sendable {
    private let idle = Mutex<[FrameWorker]>([])

    func with<Result>(_ body: (FrameWorker) throws -> Result) rethrows -> Result {
        let worker = idle.withLock { $0.popLast() } ?? FrameWorker()
        defer { idle.withLock { $0.append(worker) } }
        return try body(worker)
    }
}
