// SPDX-License-Identifier: MIT

import Drawing
import Scenes
import Testing
import Zoetrope

@Suite @MainActor struct SceneCatalogTests {
    @Test func namesAreDistinctAndTypable() {
        let names = SceneCatalog.all.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names {
            #expect(name.allSatisfy { $0 == "-" || ($0.isASCII && $0.isLowercase) || $0.isNumber }, "\(name)")
        }
    }

    @Test func theGearsMachineAndItsPartsAreThere() {
        let names = Set(SceneCatalog.all.map(\.name))
        #expect(names.isSuperset(of: ["gears", "gear", "belt", "worm-gear", "shaft", "fan"]))
    }

    @Test func everySceneRenders() throws {
        for scene in SceneCatalog.all {
            let frame = try Frames.bitmaps(of: scene.name, at: [0.1], scale: 0.5)[0]
            #expect(frame.width > 0 && frame.height > 0, "\(scene.name)")
        }
    }

    /// `SceneSheets` lists the same scenes as the catalog, none missing and none left over.
    @Test func everySceneHasAContactSheet() {
        #expect(Set(SceneCatalog.all.map(\.name)) == Set(SceneSheets.all.map(\.scene)))
    }
}
