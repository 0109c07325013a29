// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation

/// Drives frames through their three stations.
///
/// 1. On the main actor, in order: the source gives the display list of the next frame. A list equal to the one before
///    it is not drawn again; the frame before it is written once more.
/// 2. On any thread, up to `threadCount` frames at a time: a rasterizer draws, an encoder prepares.
/// 3. On the main actor, in order: the encoder writes.
///
/// Threads share out frames, not parts of a frame: waking threads for a part costs more than the part. One frame more than
/// there are threads is handed out, so that a thread that is done finds the next one waiting.
/// A frame that is ready waits until those before it are written. Since no more than twice as many frames as threads
/// are ever begun and not written, memory does not grow with their number. The bytes do not depend on `threadCount`.
///
/// Ends early, with `CancellationError`, when its task is cancelled.
public struct FramePipeline: Sendable {
    /// How many frames are drawn at the same time.
    public let threadCount: Int

    /// The most threads that make sense to ask for.
    public static let maximumThreadCount = 256
    /// One a core that is free to us.
    public static var standardThreadCount: Int {
        min(ProcessInfo.processInfo.activeProcessorCount, maximumThreadCount)
    }

    /// Checks the number of threads; they start with the first run.
    public init(threadCount: Int = standardThreadCount) throws(LimitError) {
        guard (1...Self.maximumThreadCount).contains(threadCount) else {
            throw LimitError("the number of threads", String(threadCount), mustBe: "1 to 256")
        }
        self.threadCount = threadCount
    }

    /// - Parameter progress: told how many frames are written, after each.
    @MainActor public func run<Encoder: FrameEncoder>(
        _ source: any FrameSource, _ schedule: FrameSchedule, into encoder: inout Encoder,
        progress: (_ written: Int) -> Void = { _ in }
    ) async throws {
        try await run(source, schedule, frames: 0..<schedule.count, into: &encoder, progress: progress)
    }

    /// - Parameters:
    ///   - frames: which of the schedule are drawn. The source is asked for those before them, too: what it shows depends on
    ///     all that was.
    ///   - progress: told how many frames are written, after each; 0 after each that is not drawn.
    @MainActor package func run<Encoder: FrameEncoder>(
        _ source: any FrameSource, _ schedule: FrameSchedule, frames: Range<Int>, into encoder: inout Encoder,
        progress: (_ written: Int) -> Void
    ) async throws {
        for index in 0..<frames.lowerBound {
            try Task.checkCancellation()
            _ = try source.displayList(at: schedule.time(ofFrame: index))
            progress(0)
            // Lets a cancellation through.
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
                // Only now, when no thread waits for a list any more.
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

/// Takes frames in any order, and gives them out in theirs.
struct ReorderBuffer<Frame> {
    private enum Entry {
        case ready(Frame)
        case sameAsLast
    }

    private var waiting: [Int: Entry] = [:]
    private var last: Frame?
    /// Frames that `next` has given out; also the index of the one it waits for.
    private(set) var writtenCount = 0

    mutating func finish(_ index: Int, _ frame: Frame) { waiting[index] = .ready(frame) }

    /// The frame equals the one before it.
    mutating func repeatLast(_ index: Int) { waiting[index] = .sameAsLast }

    /// The next frame in order, if it is ready.
    mutating func next() -> Frame? {
        guard let entry = waiting.removeValue(forKey: writtenCount) else { return nil }
        writtenCount += 1
        if case .ready(let frame) = entry { last = frame }
        return last
    }
}
