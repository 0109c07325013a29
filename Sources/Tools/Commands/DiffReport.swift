// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison
import Zoetrope

/// The output of `render diff`: one line per difference, or JSON. The JSON keys are stable; the README lists them.
struct DiffReport {
    private let expected: String
    private let actual: String
    private let tolerance: Tolerance
    private let isFolder: Bool
    private var pictures: [(name: String, outcome: FolderDiff.Outcome)] = []
    /// The number of files that are not images.
    var otherFileCount = 0

    init(expected: String, actual: String, tolerance: Tolerance, isFolder: Bool) {
        self.expected = expected
        self.actual = actual
        self.tolerance = tolerance
        self.isFolder = isFolder
    }

    mutating func add(_ name: String, _ outcome: FolderDiff.Outcome) { pictures.append((name, outcome)) }

    var isSame: Bool { pictures.allSatisfy { Self.isSame($0.outcome) } }

    private static func isSame(_ outcome: FolderDiff.Outcome) -> Bool {
        if case .compared(let diff) = outcome { diff.isSame } else { false }
    }

    /// The first picture that cannot be read.
    var failure: PictureFileError? {
        for picture in pictures { if case .unreadable(let error) = picture.outcome { return error } }
        return nil
    }

    private static func isUnreadable(_ outcome: FolderDiff.Outcome) -> Bool {
        if case .unreadable = outcome { true } else { false }
    }

    // MARK: Lines

    var lines: [String] {
        guard isFolder else { return pictures.map { "\($0.name): \(Self.text($0.outcome))" } }
        let differing = pictures.filter { !Self.isSame($0.outcome) && !Self.isUnreadable($0.outcome) }
        let unreadable = pictures.filter { Self.isUnreadable($0.outcome) }
        var lines = pictures.filter { !Self.isSame($0.outcome) }.map { "\($0.name): \(Self.text($0.outcome))" }
        var summary =
            "\(pictures.count - differing.count - unreadable.count) of \(pictures.count) pictures are the same, \(differing.count) "
            + (differing.count == 1 ? "differs" : "differ")
        if !unreadable.isEmpty { summary += ", \(unreadable.count) cannot be read" }
        if otherFileCount > 0 {
            let others =
                otherFileCount == 1 ? "1 other file is not a picture" : "\(otherFileCount) other files are not pictures"
            summary += "; " + others
        }
        lines.append(summary)
        return lines
    }

    private static func text(_ outcome: FolderDiff.Outcome) -> String {
        switch outcome {
        case .compared(let diff): diff.summary
        case .missing: "missing"
        case .added: "not expected"
        case .unreadable(let error): "\(error)"
        }
    }

    // MARK: JSON

    func json() throws -> String {
        let document = Document(
            version: 1, expected: expected, actual: actual, tolerance: tolerance.description, same: isSame,
            otherFiles: otherFileCount, pictures: pictures.map { Document.Picture($0.name, $0.outcome) })
        return try JSONText.of(document)
    }

    private struct Document: Encodable {
        var version: Int
        var expected, actual, tolerance: String
        var same: Bool
        var otherFiles: Int
        var pictures: [Picture]

        struct Picture: Encodable {
            var name: String
            /// One of `same`, `different`, `missing`, `added` and `unreadable`.
            var outcome: String
            /// Whether all pixels are equal bit by bit; absent if there was nothing to compare.
            var identical: Bool?
            var message: String
            var frames: Pair<Int>?
            var plays: Pair<String>?
            var differingTimes: [Timing]?
            var differingFrames: [Frame]?

            init(_ name: String, _ outcome: FolderDiff.Outcome) {
                self.name = name
                message = DiffReport.text(outcome)
                switch outcome {
                case .missing: self.outcome = "missing"
                case .added: self.outcome = "added"
                case .unreadable: self.outcome = "unreadable"
                case .compared(let diff):
                    self.outcome = diff.isSame ? "same" : "different"
                    identical = diff.isIdentical
                    frames = Pair(expected: diff.expectedFrameCount, actual: diff.actualFrameCount)
                    plays = Pair(expected: diff.expectedLoop.words, actual: diff.actualLoop.words)
                    differingTimes = diff.differingTimes.map {
                        Timing(frame: $0.index, expected: $0.expected, actual: $0.actual)
                    }
                    differingFrames = diff.differingFrames.map(Frame.init)
                }
            }
        }

        struct Pair<Value: Encodable>: Encodable { var expected, actual: Value }

        struct Timing: Encodable {
            var frame: Int
            /// The durations of the frame in the two animations, in seconds.
            var expected, actual: Double
        }

        struct Frame: Encodable {
            var frame: Int
            /// Width and height of each image, in pixels.
            var size: Pair<[Int]>
            /// The number of pixels that differ. This and the following fields are absent if the sizes differ.
            var pixels: Int?
            var worst: Worst?
            /// The bounding box of the differences, in pixels: x, y, width, height.
            var box: [Int]?
            var worstWindow: Int?

            init(_ frame: AnimationDiff.Frame) {
                self.frame = frame.index
                switch frame.comparison {
                case .sizesDiffer(let expected, let actual):
                    size = Pair(expected: [expected.width, expected.height], actual: [actual.width, actual.height])
                case .compared(let diff):
                    size = Pair(expected: [diff.width, diff.height], actual: [diff.width, diff.height])
                    pixels = diff.count
                    worst = diff.worst.map(Worst.init)
                    box = diff.box.map { [$0.x, $0.y, $0.width, $0.height] }
                    worstWindow = diff.worstWindowCount
                }
            }
        }

        struct Worst: Encodable {
            var x, y: Int
            /// The premultiplied components: red, green, blue, alpha.
            var expected, actual: [Int]
            /// The largest difference of a channel, 0 to 255.
            var channelDistance: Int
            /// The perceived colour difference, in OKLab.
            var deltaE: Double

            init(_ pixel: ImageDiff.Pixel) {
                (x, y) = (pixel.x, pixel.y)
                expected = (0..<4).map { Int(pixel.expected[$0]) }
                actual = (0..<4).map { Int(pixel.actual[$0]) }
                channelDistance = pixel.channelDistance
                deltaE = (pixel.deltaE * 1e4).rounded() / 1e4
            }
        }
    }
}
