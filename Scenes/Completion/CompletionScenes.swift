// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// A ball moves down and back; the button's title changes when the animation completes.
    @MainActor static let completion: [SceneDescription] = [
        SceneDescription(
            name: "completion", summary: "a button that waits for the end of an animation",
            size: SceneDescription.phone, duration: 4, events: [.tap("Start", at: 1), .tap("Reset", at: 3)],
            chrome: .bars
        ) { CompletionView() }
    ]
}
