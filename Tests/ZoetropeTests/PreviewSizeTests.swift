// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import Zoetrope

@Suite @MainActor struct PreviewSizeTests {
    private struct Fitting: PreviewProvider {
        static var previews: some View { Image("fan").padding(10).previewLayout(.sizeThatFits) }
    }

    /// An image that is not resizable has its own size, which only the assets know.
    @Test func picturesCountForTheSizeThatFits() throws {
        let fan = try AssetLibrary(directories: AssetFolders.search()).image(named: "fan", scale: 1)
        let scene = SceneDescription(name: "fitting", summary: "A fan.", previews: Fitting.self, duration: 1)
        #expect(scene.size == CGSize(width: fan.size.width + 20, height: fan.size.height + 20))
    }
}
