import ChapterSound
import Foundation
import Sound
import Testing
import Views
import Zoetrope

@Suite @MainActor struct ChapterTests {
    private func host(_ stage: Stage, type: String) throws -> ViewHost {
        let assets = AssetLibrary(directories: [stage.folder.path])
        let host = ViewHost(size: CGSize(width: 100, height: 100), images: assets, files: assets) {
            PlayButton(type: type)
        }
        host.play(
            EventScript([
                try .init(at: 0.5, .tap(.point(CGPoint(x: 50, y: 50)))),
                try .init(at: 8, .tap(.point(CGPoint(x: 50, y: 50)))),
            ]))
        return host
    }

    @Test func aButtonPlaysAndStops() throws {
        let stage = try Stage(files: ["music.wav": 20])
        let host = try host(stage, type: "wav")
        host.advance(to: 10)
        #expect(host.warnings.isEmpty)
        let voice = try #require(host.soundtrack.voices.first)
        #expect(host.soundtrack.voices.count == 1 && voice.position == 0)
        // A tap's time is that at which the finger is lifted, and the button acts.
        #expect(abs(voice.start - 0.5) < 1e-9)
        #expect(abs(try #require(voice.stop) - 8) < 1e-9)
    }

    @Test func silenceIsExplained() throws {
        let stage = try Stage(files: ["music.wav": 1])
        let host = try host(stage, type: "m4a")
        host.advance(to: 10)
        #expect(host.soundtrack.voices.isEmpty)
        #expect(host.warnings == ["no file music.m4a in \(stage.folder.path); there is music.wav"])
    }

    @Test(arguments: [pathWithBoth, pathWithFoundation, pathWithSwiftUI])
    func theBundleFindsTheSameFileWhateverIsImported(path: @Sendable (String) -> String?) throws {
        let stage = try Stage(files: ["music.wav": 0.1])
        #expect(stage.inside { path("music") } == stage.folder.path + "/music.wav")
        #expect(stage.inside { path("missing") } == nil)
        #expect(stage.inside { path("../music") } == nil)
        // Without a view it is Foundation's.
        #expect(path("music") == nil)
        #expect(stage.inside { urlWithFoundation("music.wav") }?.path == stage.folder.path + "/music.wav")
    }
}
