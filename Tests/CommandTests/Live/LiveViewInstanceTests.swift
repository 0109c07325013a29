// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import TestSupport
import Testing
import Zoetrope

@testable import Commands

@MainActor struct LiveViewInstanceTests {
    @Test func theStatusBarIsDrawnAsAsked() throws {
        var scene = SceneDescription(
            name: "page", summary: "", size: CGSize(width: 393, height: 852), duration: 1, content: { Text("x") })
        scene.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        func count(_ scene: SceneDescription, _ showsStatusBar: Bool?) throws -> Int {
            var settings = LiveSettings()
            settings.showsStatusBar = showsStatusBar
            let instance = try LiveViewInstance(
                scene, settings, assets: AssetLibrary(directories: []), events: [], memory: 0)
            return try instance.source.displayList(at: 0).leaves.count
        }
        #expect(try count(scene, nil) == count(scene, false) && count(scene, true) > count(scene, false))
    }
}
