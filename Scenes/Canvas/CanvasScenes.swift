// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// Three canvases on one timeline; every motion repeats in twelve seconds.
    @MainActor static let canvas: [SceneDescription] = [
        SceneDescription(
            name: "canvas", summary: "planets, drops and a stopwatch: canvases drawn anew for each frame",
            size: SceneDescription.phone, duration: CanvasView.period,
            chrome: .bars
        ) { CanvasView() }
    ]
}
