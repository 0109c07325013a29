// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// Canvases on timelines; everything in them turns a whole number of times in twelve seconds.
    @MainActor static let canvas: [SceneDescription] = [
        SceneDescription(
            name: "canvas", summary: "planets, drops and a stopwatch: canvases drawn anew for each frame",
            size: SceneDescription.phone, duration: CanvasView.period
        ) { CanvasView() }
    ]
}
