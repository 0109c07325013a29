// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// Strokes that run around shapes. The duration is one cycle: a whole number of frames at 25 and 50 frames per
    /// second, but not at 30.
    @MainActor static let strokes: [SceneDescription] = [
        SceneDescription(
            name: "strokes", summary: "strokes that run around two letters, a heart and a bird",
            size: SceneDescription.phone, duration: 2.76, rate: 50
        ) { StrokesView() }
    ]
}
