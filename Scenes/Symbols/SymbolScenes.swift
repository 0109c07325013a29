// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

extension SceneCatalog {
    /// A contact sheet of the symbol set: a still.
    @MainActor static let symbols: [SceneDescription] = [
        SceneDescription(
            name: "symbols", summary: "all symbols with their names, a contact sheet", size: SymbolSheet.size,
            duration: 1, rate: 1
        ) { SymbolSheet() }
    ]
}
