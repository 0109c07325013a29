// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
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

    /// The page offers a field for typing while a view has the focus that accepts text.
    @Test func theKeyboardIsTheFocusedFields() throws {
        func keyboard(after events: [EventScript.Event]) throws -> LiveState.Keyboard? {
            let scene = SceneDescription(
                name: "fields", summary: "", size: CGSize(width: 300, height: 300), duration: 1
            ) {
                VStack {
                    TextField("Name", text: .constant("")).submitLabel(.search)
                    TextField("Mail", text: .constant("")).keyboardType(.emailAddress)
                    Button("Add") {}
                }
            }
            let instance = try LiveViewInstance(
                scene, LiveSettings(), assets: AssetLibrary(directories: []), events: events, memory: 0)
            _ = try instance.source.displayList(at: 0.9)
            return instance.source.keyboard.map(LiveState.Keyboard.init)
        }
        #expect(try keyboard(after: []) == nil)
        #expect(try keyboard(after: [.tap("Add", at: 0.1)]) == nil)
        #expect(try keyboard(after: [.tap("Name", at: 0.1)])?.kind == "default")
        #expect(try keyboard(after: [.tap("Name", at: 0.1)])?.returnKey == "search")
        #expect(try keyboard(after: [.tap("Name", at: 0.1), .tap("Mail", at: 0.4)])?.kind == "emailAddress")
    }
}
