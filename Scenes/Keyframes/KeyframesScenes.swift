// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// Pulsating circles with periods of 1.6 s and 1.8 s, which align again after 14.4 s.
    @MainActor static let keyframes: [SceneDescription] = [
        SceneDescription(
            name: "keyframes", summary: "circles that breathe by keyframes, with the tracks they follow",
            size: SceneDescription.phone, duration: 14.4,
            chrome: .bars
        ) { KeyframesView() }
    ]
}
