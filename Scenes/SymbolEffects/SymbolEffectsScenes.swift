// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// Animated symbols in a loop of 4 s.
    @MainActor static let symbolEffects: [SceneDescription] = [
        SceneDescription(
            name: "symbol-effects", summary: "symbols that bounce, turn, light up and replace each other",
            size: SceneDescription.phone, duration: EffectBeat.round,
            chrome: .bars
        ) { SymbolEffectsView() }
    ]
}
