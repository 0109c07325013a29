// SPDX-License-Identifier: MIT

import Drawing
import Testing
import Zoetrope

@Suite @MainActor struct DeterminismTests {
    @Test func threadsDoNotChangeBytes() async throws {
        let one = try await Frames.files(of: "gears", count: 8, threads: 1)
        let two = try await Frames.files(of: "gears", count: 8, threads: 2)
        let again = try await Frames.files(of: "gears", count: 8, threads: 2)
        #expect(one.count == 8)
        #expect(one == two)
        #expect(two == again)
    }

    /// A frame rendered alone equals the same frame after all frames before it.
    @Test(arguments: await Frames.names)
    func seekingGivesTheSameFrame(_ name: String) throws {
        let scene = try Frames.scene(name)
        let alone = try scene.makeSource(Frames.settings(scene, scale: 1)).displayList(at: 3)
        let sequence = try scene.makeSource(Frames.settings(scene, scale: 1))
        for frame in 0..<90 { _ = try sequence.displayList(at: Double(frame) / 30) }
        #expect(try sequence.displayList(at: 3) == alone)
    }

    /// The rates 24, 30, 50 and 60 fps all have a frame every half second; these frames must be equal.
    @Test(arguments: await Frames.names)
    func theFrameRateDoesNotChangeThePicture(_ name: String) throws {
        let scene = try Frames.scene(name)
        let moments = 8
        func lists(framesPerSecond: Int) throws -> [DisplayList] {
            let source = try scene.makeSource(Frames.settings(scene, scale: 1))
            return try (0...moments * framesPerSecond / 2).map {
                try source.displayList(at: Double($0) / Double(framesPerSecond))
            }.enumerated().filter { $0.offset % (framesPerSecond / 2) == 0 }.map(\.element)
        }
        let slow = try lists(framesPerSecond: 24)
        #expect(slow.count == moments + 1)
        for rate in [30, 50, 60] {
            let list = try lists(framesPerSecond: rate)
            for moment in 0...moments { #expect(list[moment] == slow[moment], "\(rate) fps, \(Double(moment) / 2) s") }
        }
    }

    /// The gears' periods of 5 s and 7 s align after 35 s. The fan does not delay the loop: it makes a turn per second.
    @Test func theGearsAreALoop() throws {
        let scene = try Frames.scene("gears")
        let result = try LoopFinder(scene, Frames.settings(scene, scale: 0.3)).find()
        #expect(result == .closes(Loop(start: 0, duration: 35)))
    }

    /// The parts repeat exactly: one period later, the display list is the same.
    @Test(arguments: [("gear", 5.0), ("fan", 4.0), ("belt", 1.0), ("worm-gear", 1.0), ("shaft", 1.0)])
    func loopsClose(_ name: String, _ period: Double) throws {
        let scene = try Frames.scene(name)
        let source = try scene.makeSource(Frames.settings(scene, scale: 1))
        let rasterizer = FrameRasterizer()
        let early = rasterizer.draw(try source.displayList(at: 0.25))
        let late = rasterizer.draw(try source.displayList(at: 0.25 + period))
        #expect(early == late)
    }
}
