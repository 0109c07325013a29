// SPDX-License-Identifier: MIT

import Foundation
import Scenes
import TestSupport
import Testing
import Zoetrope

/// The shipped program contains its own runtime and is linked with other flags than the tests. It must draw the same bytes.
@Suite(.serialized) @MainActor struct ShippedProgramTests {
    @Test func drawsTheSameBytesAsTheTests() async throws {
        for scene in SceneCatalog.all.map(\.name) {
            try await withFolder { folder in
                let options = ["--frames", "2", "--fps", "1", "--start", "0.7", "-q", "-o"]
                let here = await CommandRun.of([scene] + options + [folder + "/here"], scenes: SceneCatalog.all)
                try #require(here.status == 0, "\(scene): \(here.err)")

                let program = Process()
                program.executableURL = BuiltProgram.render
                program.arguments = [scene] + options + [folder + "/program"]
                try program.run()
                program.waitUntilExit()
                try #require(program.terminationStatus == 0, "\(scene)")

                let drawn = names(in: folder + "/here")
                #expect(drawn.count == 2 && names(in: folder + "/program") == drawn, "\(scene)")
                for name in drawn {
                    let paths = ["here", "program"].map { URL(filePath: "\(folder)/\($0)/\(name)") }
                    #expect(try Data(contentsOf: paths[0]) == Data(contentsOf: paths[1]), "\(name)")
                }
            }
        }
    }
}
