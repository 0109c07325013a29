// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// A small app operated by scripted touches: they scroll, open a page and return, flip a switch, fill in a sheet,
    /// and search for the new item.
    @MainActor static let settings: [SceneDescription] = [
        SceneDescription(
            name: "settings", summary: "a hand goes through a small app: a list, a form, a sheet and a search",
            size: SceneDescription.phone, duration: 13.5,
            events: EventScript([
                .touch(
                    CGPoint(x: 200, y: 600), at: 0.5, .init(way: [.by(CGSize(width: 0, height: -150))], duration: 0.6)),
                .tap("Watering", at: 2.6),
                .touch(
                    CGPoint(x: 161, y: 241), at: 3.7, .init(way: [.by(CGSize(width: 110, height: 0))], duration: 0.7)),
                .tap("Greenhouse", at: 5),
                .tap("Shades", at: 6),
                .tap("Add", at: 6.9),
                .type("Sage", into: "Name", at: 8),
                .tap("purple", at: 9.2),
                .tap("Save", at: 10),
                .type("sa", into: "Search", at: 11.2),
                .tap("Cancel", at: 12.6),
            ]),
            chrome: [.bars, .keyboard]
        ) { SettingsView() }
    ]
}
