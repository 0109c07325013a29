// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// A ball goes down, and back: the button is named anew when it has arrived.
    @MainActor static let completion: [SceneDescription] = [
        SceneDescription(
            name: "completion", summary: "a button that waits for the end of an animation",
            size: SceneDescription.phone, duration: 4, events: [.tap("Start", at: 1), .tap("Reset", at: 3)]
        ) { CompletionView() }
    ]
}
