// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Commands

/// A process notes which preview it is drawing. If the process ends early, the note tells which preview was the last.
@Suite struct PreviewProgressTests {
    @Test func whatIsNotedIsRead() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "progress-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        setenv(PreviewProgress.variable, path, 1)
        defer { unsetenv(PreviewProgress.variable) }
        PreviewProgress.note(.making, 1, of: 3)
        var noted = PreviewProgress.noted(in: try String(contentsOfFile: path, encoding: .utf8))
        #expect(noted?.step == .making && noted?.place == 1 && noted?.count == 3)
        PreviewProgress.note(.rendering, 2, of: 3)
        noted = PreviewProgress.noted(in: try String(contentsOfFile: path, encoding: .utf8))
        #expect(noted?.step == .rendering && noted?.place == 2)
        // The progress of a single preview is not written, so the previous note remains.
        PreviewProgress.note(.rendering, 0, of: 1)
        noted = PreviewProgress.noted(in: try String(contentsOfFile: path, encoding: .utf8))
        #expect(noted?.place == 2)
    }

    @Test(arguments: ["", "making", "making 1", "waiting 1 2", "making x 2", "making 1 2 3"])
    func anythingElseIsNothing(text: String) { #expect(PreviewProgress.noted(in: text) == nil) }
}
