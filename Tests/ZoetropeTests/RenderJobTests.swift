// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import TestSupport
import Testing
import Zoetrope

@Suite @MainActor struct RenderJobTests {
    private func job(
        _ output: OutputPlan, count: Int, threads: Int = 2,
        color: @escaping @Sendable (Double) throws -> RGBAColor = ColorSource.red
    ) throws -> RenderJob {
        let scene = SceneDescription(
            name: "red", summary: "Grows red.", size: CGSize(width: 4, height: 3), duration: 2
        ) { settings in ColorSource(settings, color) }
        return try RenderJob(
            scene: scene, settings: .small(scale: 2), schedule: FrameSchedule(rate: 1, count: count),
            pipeline: FramePipeline(threadCount: threads), output: output)
    }

    @Test func aSequenceHoldsAllFrames() async throws {
        try await TemporaryFolder.with { folder in
            let journal = OutputJournal()
            let job = try job(.sequence(folder: folder.path + "/a/b", name: "red", count: 12), count: 12)
            try await job.run(journal: journal, overwrites: false)
            let names = (0..<12).map { "a/b/red-00\($0 / 10)\($0 % 10).png" }
            #expect(folder.contents == ["a", "a/b"] + names)
            for (index, name) in names.enumerated() {
                let bitmap = try PNGDecoder.decode(folder.read(name))
                #expect(bitmap.width == 8 && bitmap.height == 6)
                #expect(bitmap[3, 3] == SIMD4(UInt8(index), 0, 255, 255))
            }
            #expect(journal.wholeFileCount == 12)
        }
    }

    @Test func bytesDoNotDependOnThreads() async throws {
        try await TemporaryFolder.with { folder in
            for threads in [1, 2, 7] {
                let output = OutputPlan.sequence(folder: folder.path + "/\(threads)", name: "red", count: 40)
                try await job(output, count: 40, threads: threads).run(journal: OutputJournal(), overwrites: false)
            }
            let names = folder.contents.filter { $0.hasPrefix("1/") }.map { $0.dropFirst(2) }
            #expect(names.count == 40)
            for name in names {
                let one = try folder.read("1/\(name)")
                #expect(try folder.read("2/\(name)") == one && folder.read("7/\(name)") == one)
            }
        }
    }

    @Test func nothingIsOverwrittenUnasked() async throws {
        try await TemporaryFolder.with { folder in
            try folder.write("mine", to: "red-0001.png")
            let job = try job(.sequence(folder: folder.path, name: "red", count: 3), count: 3)
            await #expect(throws: OutputError.exists(first: folder.path + "/red-0001.png", count: 1)) {
                try await job.run(journal: OutputJournal(), overwrites: false)
            }
            #expect(folder.contents == ["red-0001.png"])
            try await job.run(journal: OutputJournal(), overwrites: true)
            #expect(folder.contents.count == 3)
            #expect(try folder.read("red-0001.png").starts(with: [0x89, 0x50]))
        }
    }

    @Test func aFailureKeepsCompleteFramesAndNoEmptyFolder() async throws {
        struct Failure: Error {}
        try await TemporaryFolder.with { folder in
            let late = try job(.sequence(folder: folder.path + "/late", name: "red", count: 9), count: 9, threads: 1) {
                if $0 == 5 { throw Failure() }
                return ColorSource.red($0)
            }
            await #expect(throws: Failure.self) { try await late.run(journal: OutputJournal(), overwrites: false) }
            let early = try job(.sequence(folder: folder.path + "/early/x", name: "red", count: 9), count: 9) { _ in
                throw Failure()
            }
            await #expect(throws: Failure.self) { try await early.run(journal: OutputJournal(), overwrites: false) }
            #expect(folder.contents.first == "late")
            #expect(folder.contents.dropFirst().allSatisfy { $0.hasPrefix("late/red-") })
            #expect(folder.contents.count <= 6)
        }
    }

    @Test func aStillIsOneFile() async throws {
        try await TemporaryFolder.with { folder in
            try await job(.still(path: folder.path + "/new/x.png"), count: 1)
                .run(journal: OutputJournal(), overwrites: false)
            #expect(folder.contents == ["new", "new/x.png"])
        }
    }
}
