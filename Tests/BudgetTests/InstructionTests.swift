// SPDX-License-Identifier: MIT

import Benchmarks
import Foundation
import TestSupport
import Testing

/// Counts with valgrind the instructions for a frame of each benchmark scene: evaluating the views and drawing the
/// pixels. Valgrind simulates a processor with AVX2 on newer ones too, so counts are nearly the same everywhere. A
/// bound is a twentieth above the counted value. A change that raises a bound makes frames slower and must say why.
///
/// Needs valgrind, which `make check` installs.
@Suite(.enabled(if: Counter.isThere, "needs valgrind and strip")) struct InstructionTests {
    @Test(arguments: OtherScene.allCases) func framesStayWithinTheirBounds(_ scene: OtherScene) throws {
        let counted = try Counter.counted.get()
        guard counted.version == "AVX2" else { return }
        let millions = try #require(counted.millions[scene]), bound = Budget.millions[scene]!
        #expect(millions <= bound)
        // A bound far above the count would hide regressions.
        #expect(millions >= bound * 0.85, "lower the bound")
    }
}

private enum Counter {
    static let isThere = ["valgrind", "strip", "env"].allSatisfy(OtherProgram.isInstalled)

    /// Millions of instructions per frame, and the version of the kernels. Counts all scenes at once, because most of
    /// the time goes into starting the program under valgrind.
    static let counted: Result<(millions: [OtherScene: Double], version: String), any Error> = Result {
        try TemporaryFolder.with { folder in
            let build = BuiltProgram.folder
            // Strips a copy of the program, because valgrind fails on debug information. The copy lies beside the
            // program, where it finds the same libraries.
            let program = build.appending(path: "CountedFrames-stripped").path
            try run("strip", ["-g", "-o", program, build.appending(path: "CountedFrames").path])
            // Makes hashing deterministic, because the order of sets affects the number of instructions.
            let version = try run(
                "env",
                [
                    "SWIFT_DETERMINISTIC_HASHING=1", "valgrind", "--tool=callgrind",
                    "--callgrind-out-file=\(folder.path)/counts", "--collect-atstart=no",
                    "--toggle-collect=counted_frames", "--dump-after=counted_frames", program,
                ])
            let frames = 2.0
            var millions: [OtherScene: Double] = [:]
            for (index, scene) in OtherScene.allCases.enumerated() {
                let counts = try String(contentsOfFile: "\(folder.path)/counts.\(index + 1)", encoding: .utf8)
                let total = try #require(counts.firstMatch(of: /totals: (\d+)/), "\(scene)")
                millions[scene] = try #require(Double(total.1)) / frames / 1e6
            }
            return (millions, version.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }

    /// Runs a program and returns its standard output. A nonzero exit status fails the test.
    @discardableResult
    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let ending = try #require(OtherProgram(program)).run(arguments)
        try #require(ending.status == 0, "\(ending.err)")
        return ending.out
    }
}

/// Upper bounds for a frame of 400×860 pixels, in millions of instructions.
private enum Budget {
    static let millions: [OtherScene: Double] = [
        .circles: 59.5, .circleViews: 18.4, .cards: 14.7, .texts: 2.65, .curves: 30.8, .blobs: 25.8,
        .tiltedPictures: 56.1, .smallTiltedPictures: 56.0, .turnedPictures: 16.0, .gradients: 19.1,
    ]
}
