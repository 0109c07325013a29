// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import ImageComparison
import TestSupport
import Testing

@Suite struct AnimationDiffTests {
    private let one = Pictures.gradient(12, 8)
    private let two = Pictures.plain(12, 8)

    private func diff(_ a: [UInt8], _ b: [UInt8], _ tolerance: Tolerance = .exact) throws -> AnimationDiff {
        try AnimationDiff(expected: a, actual: b, tolerance: tolerance)
    }

    @Test func anAnimationIsItself() throws {
        let file = try Pictures.animation([(one, until: 0.1), (two, until: 0.3)])
        let diff = try diff(file, file)
        #expect(diff.isSame && diff.isIdentical && diff.expectedFrameCount == 2)
        #expect(diff.summary == "all 2 frames are the same")
    }

    @Test func timesCount() throws {
        let file = try Pictures.animation([(one, until: 0.1), (two, until: 0.3)])
        let other = try Pictures.animation([(one, until: 0.2), (two, until: 0.3)])
        let diff = try diff(file, other, .channels(254))
        #expect(!diff.isSame && diff.differingFrames.isEmpty && diff.differingTimes.map(\.index) == [0, 1])
        #expect(diff.summary == "frame 0 stands for 0.2 s instead of 0.1 s, and 1 more differ")
    }

    @Test func roundsCount() throws {
        let frames = [(one, until: 0.1), (two, until: 0.3)]
        let diff = try diff(Pictures.animation(frames), Pictures.animation(frames, loop: .times(3)))
        #expect(!diff.isSame && diff.summary == "plays 3 times instead of forever")
        let (once, oneTime) = (LoopCount.once, LoopCount.times(1))
        #expect(try self.diff(Pictures.animation(frames, loop: once), Pictures.animation(frames, loop: oneTime)).isSame)
    }

    @Test func framesAreCounted() throws {
        let diff = try diff(
            Pictures.animation([(one, until: 0.1), (two, until: 0.2)]),
            Pictures.animation([(one, until: 0.1), (two, until: 0.2), (one, until: 0.3)]))
        #expect(!diff.isSame && diff.summary == "3 frames instead of 2")
    }

    @Test func theFrameWithMostDifferencesIsShown() throws {
        var (little, much) = (two, two)
        little[0, 0].x += 1
        for x in 0..<12 { much[x, 4].y += 1 }
        let times = [0.1, 0.2, 0.3]
        let expected = try Pictures.animation(times.map { (two, until: $0) })
        let frames = zip([little, two, much], times).map { ($0, until: $1) }
        let diff = try diff(expected, Pictures.animation(frames))
        #expect(diff.differingFrames.map(\.index) == [0, 2])
        #expect(diff.example?.index == 2)
        #expect(diff.summary.hasPrefix("2 frames differ, most of all frame 2: 12 of 96 pixels differ"))
    }

    @Test func aDamagedFileIsNamedByItsSide() throws {
        let file = try PNGEncoder().encode(one)
        #expect {
            try diff(file, [1, 2, 3])
        } throws: {
            let error = $0 as? AnimationDiffError
            return error?.side == .actual && error?.cause == .unknownFormat
        }
        #expect {
            try diff(Array(file.dropLast(30)), file)
        } throws: {
            let error = $0 as? AnimationDiffError
            return error?.side == .expected && error?.cause == .truncated(.png)
        }
    }
}
