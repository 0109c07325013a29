// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// Symbols that move. A round takes 4 s, and ends as it began.
    @MainActor static let symbolEffects: [SceneDescription] = [
        SceneDescription(
            name: "symbol-effects", summary: "symbols that bounce, turn, light up and replace each other",
            size: SceneDescription.phone, duration: EffectBeat.round
        ) { SymbolEffectsView() }
    ]
}
