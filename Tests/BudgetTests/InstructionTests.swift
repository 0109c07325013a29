// SPDX-License-Identifier: MIT

import Benchmarks
import Foundation
import Programs
import Synchronization
import TestSupport
import Testing

/// Instructions of a frame of scenes of several kinds, views and raster, counted by valgrind and not timed. It shows programs a
/// processor with AVX2, on whatever they run, and so counts the same everywhere, within a thousandth. A bound is a twentieth above what
/// was counted; who has to raise one has made frames slower, and says why.
///
/// Only where there is valgrind: `make check` installs it.
@Suite(.enabled(if: Counter.isThere, "needs valgrind and strip")) struct InstructionTests {
    @Test(arguments: OtherScene.allCases) func framesStayWithinTheirBounds(_ scene: OtherScene) throws {
        let counted = try Counter.count(scene)
        guard counted.version == "AVX2" else { return }
        let millions = Double(counted.instructions) / 1e6
        #expect(millions <= Budget.millions[scene]!)
        // A bound far above says nothing.
        #expect(millions >= Budget.millions[scene]! * 0.8, "lower the bound")
    }
}

private enum Counter {
    private static let path = ProgramSearch.standardPath
    private static let valgrind = ProgramSearch.find("valgrind", in: path)
    private static let strip = ProgramSearch.find("strip", in: path)
    static let isThere = valgrind != nil && strip != nil

    /// `CountedFrames` beside these tests, without what debuggers need: valgrind gives up over it.
    private static let program: Result<String, any Error> = Result {
        let build = URL(filePath: try #require(Bundle.main.executablePath)).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        // Beside the libraries that it finds from there.
        let stripped = build.appending(path: "CountedFrames-stripped").path
        try run(try #require(strip), ["-g", "-o", stripped, build.appending(path: "CountedFrames").path])
        return stripped
    }

    /// Of a frame, and the version of the kernels.
    static func count(_ scene: OtherScene) throws -> (instructions: Int, version: String) {
        let frames = 2
        let said = try run(
            try #require(valgrind),
            [
                "--tool=callgrind", "--callgrind-out-file=/dev/null", "--collect-atstart=no",
                "--toggle-collect=counted_frame", try program.get(), scene.rawValue,
            ])
        let collected = try #require(said.errors.firstMatch(of: /Collected : (\d+)/), "\(said.errors)")
        return (try #require(Int(collected.1)) / frames, said.output.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    @discardableResult
    private static func run(_ program: String, _ arguments: [String]) throws -> (output: String, errors: String) {
        let process = Process(), output = Pipe(), errors = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        // The order of sets is another one in each run, and with it what is done.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Both are short.
        let said = (
            String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self),
            String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        )
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(said.1)")
        return said
    }
}

/// Millions of instructions of a frame of 400×860 pixels.
private enum Budget {
    static let millions: [OtherScene: Double] = [
        .circles: 1, .circleViews: 1, .cards: 1, .texts: 1, .curves: 1, .blobs: 1, .tiltedPictures: 1,
        .smallTiltedPictures: 1, .turnedPictures: 1, .gradients: 1,
    ]
}
