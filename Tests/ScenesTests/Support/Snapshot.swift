import Codecs
import Drawing
import Foundation
import Testing

/// Compares a picture with the one recorded under `name`, exactly, all four channels.
///
/// `SNAPSHOT_RECORD=all` records every picture anew, `missing` only those that are not there; recording fails the test,
/// so that nobody takes a new picture for a checked one. A difference leaves expected | difference | actual in
/// `.build/snapshot-failures/`.
@MainActor
enum Snapshot {
    private static let checkout = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    private static let references = checkout.appending(path: "Tests/ScenesTests/Snapshots")
    private static let failures = checkout.appending(path: ".build/snapshot-failures")
    private static let mode = ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] ?? "never"

    static func expect(_ actual: Bitmap, matches name: String) throws {
        let path = references.appending(path: name + ".png")
        let exists = FileManager.default.fileExists(atPath: path.path)
        if mode == "all" || (mode == "missing" && !exists) {
            try write(actual, to: path)
            Issue.record("recorded \(path.path): look at it, then run the tests again")
            return
        }
        guard exists else {
            Issue.record("no recorded picture \(path.path); `make record` makes it")
            return
        }
        let expected = try PNGDecoder.decode([UInt8](Data(contentsOf: path)))
        guard (expected.width, expected.height) == (actual.width, actual.height) else {
            Issue.record(
                """
                \(name) is \(actual.width)×\(actual.height) pixels, but was recorded with \
                \(expected.width)×\(expected.height)
                """)
            return
        }
        guard expected != actual else { return }
        let difference = PictureDifference(expected, actual)
        let report = failures.appending(path: name + ".png")
        try write(ContactSheet.make([expected, difference.picture, actual], columns: 3), to: report)
        let (x, y, _) = difference.worst
        Issue.record(
            """
            \(name): \(difference.count) pixels differ, worst at (\(x), \(y)): expected \(expected[x, y]), \
            got \(actual[x, y]); all within x \(difference.box.minX)…\(difference.box.maxX), \
            y \(difference.box.minY)…\(difference.box.maxY). expected | difference | actual: \(report.path). \
            `make record` accepts all new pictures.
            """)
    }

    private static func write(_ bitmap: Bitmap, to url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(PNGEncoder(compression: 9).encode(bitmap)).write(to: url)
    }
}
