// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation

/// Drives frames through three stages.
///
/// 1. On the main actor, in order: the source makes the display list of the next frame. If the list equals the previous
///   list, nothing is drawn; the previous frame is written once more.
/// 2. On any thread, up to `threadCount` frames at a time: a rasterizer draws, an encoder prepares.
/// 3. On the main actor, in order: the encoder writes.
///
/// Threads work on whole frames, because waking a thread for part of a frame costs more than it saves. `threadCount +
/// 1` frames are queued, so that no thread idles. Completed frames wait until all earlier frames are written. At most
/// `2 * threadCount` frames are in flight, so memory does not grow with the number of frames. The output bytes do not
/// depend on `threadCount`.
///
/// Throws `CancellationError` when its task is cancelled.
public struct FramePipeline: Sendable {
    /// The number of frames that are drawn concurrently.
    public let threadCount: Int

    /// The limit of `threadCount`. The initializer throws for a larger number.
    public static let maximumThreadCount = 256
    /// The number of available cores, at most `maximumThreadCount`.
    public static var standardThreadCount: Int {
        min(ProcessInfo.processInfo.activeProcessorCount, maximumThreadCount)
    }

    /// Checks the number of threads. Threads start with the first run.
    public init(threadCount: Int = standardThreadCount) throws(LimitError) {
        guard (1...Self.maximumThreadCount).contains(threadCount) else {
            throw LimitError("the number of threads", String(threadCount), mustBe: "1 to 256")
        }
        self.threadCount = threadCount
    }

    /// Renders all frames of a schedule.
    ///
    /// - Parameter progress: receives the number of written frames, after each.
    @MainActor public func run<Encoder: FrameEncoder>(
        _ source: any FrameSource, _ schedule: FrameSchedule, into encoder: inout Encoder,
        progress: (_ written: Int) -> Void = { _ in }
    ) async throws {
        try await run(source, schedule, frames: 0..<schedule.count, into: &encoder, progress: progress)
    }

    /// Renders a range of a schedule.
    ///
    /// - Parameters:
    ///   - frames: the range that is drawn. The source also evaluates the frames before it, because views depend on
    ///     them.
    ///   - progress: called after each frame with the number of written frames; 0 before `frames`.
    @MainActor package func run<Encoder: FrameEncoder>(
        _ source: any FrameSource, _ schedule: FrameSchedule, frames: Range<Int>, into encoder: inout Encoder,
        progress: (_ written: Int) -> Void
    ) async throws {
        for index in 0..<frames.lowerBound {
            try Task.checkCancellation()
            _ = try source.displayList(at: schedule.time(ofFrame: index))
            progress(0)
            // Yields, so that a cancellation can take effect.
            await Task.yield()
        }
        let workers = WorkerPool()
        let semaphore = AsyncSemaphore(permits: threadCount)
        let preparing = encoder
        var buffer = ReorderBuffer<Encoder.Prepared>()
        var previous: DisplayList?

        try await withThrowingTaskGroup(of: (index: Int, frame: Encoder.Prepared).self) { group in
            var busy = 0
            @MainActor func writeAllReady() throws {
                while let frame = buffer.next() {
                    try encoder.write(
                        frame, until: schedule.endTime(ofFrame: frames.lowerBound + buffer.writtenCount - 1))
                    progress(buffer.writtenCount)
                }
            }
            @MainActor func awaitOne() async throws {
                guard let (index, frame) = try await group.next() else { return }
                busy -= 1
                buffer.finish(index, frame)
            }

            for index in 0..<frames.count {
                try Task.checkCancellation()
                let list = try source.displayList(at: schedule.time(ofFrame: frames.lowerBound + index))
                if list == previous {
                    buffer.repeatLast(index)
                } else {
                    while busy > threadCount { try await awaitOne() }
                    busy += 1
                    group.addTask {
                        await semaphore.wait()
                        defer { semaphore.signal() }
                        try Task.checkCancellation()
                        return (index, try workers.with { try $0.render(list, with: preparing) })
                    }
                    previous = list
                }
                // Writes only after the next display list was handed to a worker, so that no worker idles in the
                // meantime.
                try writeAllReady()
                while busy > 0, index + 1 - buffer.writtenCount >= 2 * threadCount {
                    try await awaitOne()
                    try writeAllReady()
                }
            }
            while busy > 0 {
                try await awaitOne()
                try writeAllReady()
            }
        }
        try encoder.finish()
    }
}

/// Accepts frames in any order and returns them in sequence.
struct ReorderBuffer<Frame> {
    private enum Entry {
        case ready(Frame)
        case sameAsLast
    }

    private var waiting: [Int: Entry] = [:]
    private var last: Frame?
    /// The number of frames that `next` has returned. It is also the index of the next frame.
    private(set) var writtenCount = 0

    mutating func finish(_ index: Int, _ frame: Frame) { waiting[index] = .ready(frame) }

    /// Marks a frame as equal to the frame before it.
    mutating func repeatLast(_ index: Int) { waiting[index] = .sameAsLast }

    /// The next frame in sequence, if it is ready.
    mutating func next() -> Frame? {
        guard let entry = waiting.removeValue(forKey: writtenCount) else { return nil }
        writtenCount += 1
        if case .ready(let frame) = entry { last = frame }
        return last
    }
}
