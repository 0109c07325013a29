// SPDX-License-Identifier: MIT

import SwiftUI
import Zoetrope

/// All scenes that `render` knows by name.
public enum SceneCatalog {
    @MainActor public static let all: [SceneDescription] =
        canvas + cards + completion + controls + curves + gears + keyframes + phases + recordPlayer + settings + strokes
        + symbolEffects + symbols + transitions
}
