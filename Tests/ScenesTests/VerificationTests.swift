// SPDX-License-Identifier: MIT

import Scenes
import Testing
import Zoetrope

/// The beginning of every built-in scene, with its own events, against frames that are made without caches.
@Suite @MainActor struct VerificationTests {
    /// In seconds. Frames without caches take long, and all events before a frame are repeated.
    private static let end = 2.0
    /// In `settings`, after a slider was dragged on a pushed page, and while a switch is animated.
    private static let ends = ["settings": 6.2]
    /// The number of moments of a scene, and of scenes with hundreds of views.
    private static let moments = 6
    private static let large = ["symbols": 1, "settings": 2, "controls-values": 2, "canvas": 2]

    @Test func everyFrameIsWhatIsDrawnWithoutCaches() throws {
        for scene in SceneCatalog.all {
            let source = try VerifyingSource(scene, Frames.settings(scene, scale: 0.5))
            let count = Self.large[scene.name] ?? Self.moments
            let end = Self.ends[scene.name] ?? Self.end
            for index in 1...count {
                let time = end * Double(index) / Double(count)
                #expect(throws: Never.self, "\(scene.name)") { try source.displayList(at: time) }
            }
        }
    }
}
