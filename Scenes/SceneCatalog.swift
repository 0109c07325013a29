import SwiftUI

/// All scenes that `render` knows by name.
public enum SceneCatalog {
    @MainActor public static let all: [SceneDescription] = gears + recordPlayer + strokes + symbols
}
