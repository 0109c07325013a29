import Testing
import Views
import Zoetrope

/// The pictures that scenes are held to: some of their frames on one contact sheet.
struct SceneSheets: Sendable, CustomTestStringConvertible {
    let scene: String
    let times: [Double]
    let scale: Double
    var colorScheme = ColorScheme.light

    var testDescription: String { scene + (colorScheme == .dark ? "-dark" : "") }

    static let all = [
        SceneSheets(scene: "canvas", times: [0, 2.3, 5.5, 9.1], scale: 1),
        SceneSheets(scene: "completion", times: [0.95, 1.1, 1.45, 1.6, 3.2], scale: 1),
        SceneSheets(scene: "gears", times: [0, 0.25, 1.9, 5.6], scale: 1),
        SceneSheets(scene: "gear", times: [0, 1, 2.5, 4.9], scale: 2),
        SceneSheets(scene: "belt", times: [0, 0.1, 0.5, 0.9], scale: 2),
        SceneSheets(scene: "worm-gear", times: [0, 0.25, 0.5, 0.75], scale: 2),
        SceneSheets(scene: "shaft", times: [0, 0.25, 0.5, 0.75], scale: 2),
        SceneSheets(scene: "fan", times: [0, 0.1, 0.4, 0.9], scale: 2),
        SceneSheets(scene: "symbols", times: [0], scale: 0.5),
        SceneSheets(scene: "symbol-effects", times: [0, 0.45, 0.85, 1.2, 1.45, 2.4], scale: 1),
        SceneSheets(scene: "record-player", times: [0, 0.45, 1.5, 2.75, 9], scale: 1),
        SceneSheets(scene: "curves", times: [0, 0.3, 0.8, 1.6], scale: 1),
        SceneSheets(scene: "keyframes", times: [0, 0.4, 0.8, 1.7], scale: 1),
        SceneSheets(scene: "phases", times: [0, 0.5, 1.25, 1.7, 2.8], scale: 1),
        SceneSheets(scene: "cards", times: [0, 1.9, 3.1, 4.4, 6.9], scale: 1),
        SceneSheets(scene: "cards-grouped", times: [0.5, 3.1, 6.9], scale: 1),
        SceneSheets(scene: "strokes", times: [0.1, 0.8, 1.6, 2.4, 2.8], scale: 1),
        SceneSheets(scene: "transitions", times: [1.4, 4.1, 4.5, 5.2], scale: 1),
        SceneSheets(scene: "completion", times: [1.45], scale: 1, colorScheme: .dark),
        SceneSheets(scene: "canvas", times: [7.4], scale: 1, colorScheme: .dark),
        SceneSheets(scene: "curves", times: [0.8], scale: 1, colorScheme: .dark),
        SceneSheets(scene: "keyframes", times: [0.4], scale: 1, colorScheme: .dark),
        SceneSheets(scene: "phases", times: [1.25], scale: 1, colorScheme: .dark),
        SceneSheets(scene: "cards", times: [3.1], scale: 1, colorScheme: .dark),
        SceneSheets(scene: "transitions", times: [4.5], scale: 1, colorScheme: .dark),
        SceneSheets(scene: "symbol-effects", times: [0.85], scale: 1, colorScheme: .dark),
    ]
}

@Suite @MainActor struct SceneSheetTests {
    @Test(arguments: SceneSheets.all) func looksAsRecorded(_ sheet: SceneSheets) throws {
        let frames = try Frames.bitmaps(
            of: sheet.scene, at: sheet.times, scale: sheet.scale, traits: Traits(colorScheme: sheet.colorScheme))
        try Snapshot.expect(ContactSheet.make(frames, columns: frames.count), matches: sheet.testDescription)
    }
}
