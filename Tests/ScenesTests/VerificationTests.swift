// SPDX-License-Identifier: MIT

import Scenes
import Testing
import Zoetrope

/// Plays the beginning of every built-in scene with the scene's own events. Compares its frames with frames that are
/// drawn without caches.
@Suite @MainActor struct VerificationTests {
    /// The end of the tested time in seconds. Later frames would take long: each one repeats all events before it.
    private static let end = 2.0
    /// Later ends of some scenes. At 6.2 s in `settings`, a slider has been dragged, and a switch is animated.
    private static let ends = ["settings": 6.2]
    /// The number of tested moments of each scene that `large` does not list.
    private static let moments = 4
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
