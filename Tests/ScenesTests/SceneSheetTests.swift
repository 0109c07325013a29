// SPDX-License-Identifier: MIT

import Drawing
import Support
import Foundation
import ImageComparison
import Testing
import SwiftUICore
import Zoetrope
import ZoetropeTesting

/// The reference image of a scene: a contact sheet of the frames at `times`.
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
        SceneSheets(scene: "controls-buttons", times: [0], scale: 2),
        SceneSheets(scene: "controls-toggles", times: [0], scale: 2),
        SceneSheets(scene: "controls-values", times: [0], scale: 2),
        SceneSheets(scene: "controls-pickers", times: [0], scale: 2),
        SceneSheets(scene: "controls-dates", times: [0], scale: 2),
        SceneSheets(scene: "controls-texts", times: [0], scale: 2),
        SceneSheets(scene: "controls-containers", times: [0], scale: 2),
        SceneSheets(scene: "controls-form", times: [0], scale: 2),
        SceneSheets(scene: "curves", times: [0, 0.3, 0.8, 1.6], scale: 1),
        SceneSheets(scene: "keyframes", times: [0, 0.4, 0.8, 1.7], scale: 1),
        SceneSheets(scene: "phases", times: [0, 0.5, 1.25, 1.7, 2.8], scale: 1),
        SceneSheets(scene: "cards", times: [0, 1.9, 3.1, 4.4, 6.9], scale: 1),
        SceneSheets(scene: "cards-grouped", times: [0.5, 3.1, 6.9], scale: 1),
        SceneSheets(scene: "strokes", times: [0.1, 0.8, 1.6, 2.4, 2.8], scale: 1),
        SceneSheets(scene: "transitions", times: [1.4, 4.1, 4.5, 5.2], scale: 1),
        SceneSheets(scene: "settings", times: [0, 1.1, 3.4, 4.4, 7.2, 9.6, 12], scale: 1),
        SceneSheets(scene: "settings", times: [1.1, 7.2], scale: 1, colorScheme: .dark),
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

/// A scene that is compared with a tolerance, and the reason. No scene needs a tolerance at present.
struct LoosenedTolerance: Sendable {
    let scene: String
    let tolerance: Tolerance
    let reason: String

    static let all: [LoosenedTolerance] = []
}

@Suite struct SceneSheetTests {
    @Test(arguments: SceneSheets.all) func looksAsRecorded(_ sheet: SceneSheets) async throws {
        let loosened = LoosenedTolerance.all.first { $0.scene == sheet.scene }
        expectSnapshot(
            of: try await Frames.scene(sheet.scene), at: sheet.times, scale: sheet.scale,
            traits: Traits(colorScheme: sheet.colorScheme), tolerance: loosened?.tolerance, because: loosened?.reason)
    }
}

/// Checks the recorded sheets and their tolerances: no sheet is missing or left over, and the smallest change fails a
/// test.
@Suite struct SnapshotKeepingTests {
    // Tests/ScenesTests/Snapshots, which holds the recorded sheets.
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")

    private static var files: [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { !FileSystem.isFolder(folder.appending(path: $0).path) }.sorted()
    }

    @Test func everyPictureBelongsToATest() {
        let expected = SceneSheets.all.map { "SceneSheetTests/looksAsRecorded.\($0.testDescription).png" }
        #expect(Set(expected).count == expected.count)
        #expect(Self.files == expected.sorted())
    }

    @Test func everyLoosenedToleranceNamesAScene() async throws {
        for loosened in LoosenedTolerance.all {
            _ = try await Frames.scene(loosened.scene)
            try loosened.tolerance.validate()
            #expect(!loosened.reason.isEmpty, "\(loosened.scene)")
        }
    }

    /// Finds the smallest possible change: one level in one channel of one pixel.
    @Test(arguments: files) func oneLevelInOneChannelIsCaught(_ file: String) throws {
        let picture = try ImageFile.bitmap(Self.folder.appending(path: file).path)
        let (x, y) = (picture.width / 3, picture.height / 2)
        for channel in 0..<4 {
            var changed = picture
            changed[x, y][channel] ^= 1
            let diff = ImageDiff(expected: picture, actual: changed)
            #expect(diff.count == 1 && !diff.isWithinTolerance, "channel \(channel)")
            let box = try #require(diff.box)
            #expect((box.x, box.y, box.width, box.height) == (x, y, 1, 1))
            #expect(diff.worst?.channelDistance == 1)
        }
        #expect(ImageDiff(expected: picture, actual: picture).isWithinTolerance)
    }
}
