// SPDX-License-Identifier: MIT

import Drawing
import Synchronization
import Testing
import Zoetrope

@Suite @MainActor struct FramePipelineTests {
    private let schedule = { try! FrameSchedule(rate: 1, count: 60) }()

    private func source(_ color: @escaping (Double) throws -> RGBAColor = ColorSource.red) throws -> ColorSource {
        ColorSource(try .small(), color)
    }

    @Test(arguments: [1, 2, 3, 8])
    func framesAreWrittenInOrder(threads: Int) async throws {
        var encoder = RecordingEncoder()
        var progress: [Int] = []
        try await FramePipeline(threadCount: threads).run(source(), schedule, into: &encoder) { progress.append($0) }
        let log = encoder.shared.value
        #expect(log.reds == Array(0..<60))
        #expect(log.endTimes == (1...60).map(Double.init))
        #expect(progress == Array(1...60))
        #expect(log.isFinished)
    }

    /// A frame that is finished early waits for its turn.
    @Test(arguments: [1, 2, 3])
    func noMoreFramesThanThreadsAreDrawn(threads: Int) async throws {
        var encoder = RecordingEncoder()
        try await FramePipeline(threadCount: threads).run(source(), schedule, into: &encoder)
        #expect((1...threads).contains(encoder.shared.value.mostPreparing))
    }

    @Test(arguments: [1, 2, 5])
    func memoryIsBounded(threads: Int) async throws {
        var encoder = RecordingEncoder()
        try await FramePipeline(threadCount: threads).run(source(), schedule, into: &encoder)
        #expect(encoder.shared.value.mostWaiting <= 2 * threads)
    }

    @Test(arguments: [1, 2])
    func framesThatStandStillAreDrawnOnce(threads: Int) async throws {
        var encoder = RecordingEncoder()
        let reds = (0..<60).map { index in index < 50 ? min(index, 3) : 10 }
        let still = try source { ColorSource.red(Double(reds[Int($0)])) }
        try await FramePipeline(threadCount: threads).run(still, schedule, into: &encoder)
        let log = encoder.shared.value
        #expect(log.reds == reds)
        #expect(log.prepared == 5)
    }

    @Test func theSourceIsCalledOncePerFrameInOrder() async throws {
        var times: [Double] = []
        var encoder = RecordingEncoder()
        let schedule = try FrameSchedule(rate: FrameRate(frames: 30_000, every: 1001), count: 4, start: 2)
        let source = try source { time in
            times.append(time)
            return .white
        }
        try await FramePipeline(threadCount: 2).run(source, schedule, into: &encoder)
        let expected: [Double] = [0, 1001, 2002, 3003].map { 2 + $0 / 30_000 }
        #expect(times == expected)
    }

    // MARK: Ends before the end

    @Test(arguments: [1, 2])
    func aFailureEndsTheRun(threads: Int) async throws {
        let pipeline = try FramePipeline(threadCount: threads)
        var preparing = RecordingEncoder(failsToPrepare: 11)
        await #expect(throws: RecordingEncoder.Failure(red: 11)) {
            try await pipeline.run(source(), schedule, into: &preparing)
        }
        var writing = RecordingEncoder(failsToWrite: 7)
        await #expect(throws: RecordingEncoder.Failure(red: 7)) {
            try await pipeline.run(source(), schedule, into: &writing)
        }
        #expect(writing.shared.value.reds == Array(0..<7))
        var drawing = RecordingEncoder()
        await #expect(throws: RecordingEncoder.Failure(red: 5)) {
            let source = try source { time in
                if time == 5 { throw RecordingEncoder.Failure(red: 5) }
                return ColorSource.red(time)
            }
            try await pipeline.run(source, schedule, into: &drawing)
        }
        for encoder in [preparing, writing, drawing] { #expect(!encoder.shared.value.isFinished) }
    }

    @Test func cancellationEndsTheRun() async throws {
        let encoder = RecordingEncoder()
        let task = Task { @MainActor in
            var encoder = encoder
            let source = try source { time in
                if time == 20 { withUnsafeCurrentTask { $0?.cancel() } }
                return ColorSource.red(time)
            }
            try await FramePipeline(threadCount: 2).run(source, schedule, into: &encoder)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(encoder.shared.value.reds.count <= 21)
        #expect(!encoder.shared.value.isFinished)
    }

    @Test(arguments: [0, -1, 257])
    func threadCountsAreBounded(count: Int) {
        #expect(throws: LimitError("the number of threads", "\(count)", mustBe: "1 to 256")) {
            try FramePipeline(threadCount: count)
        }
    }
}
