// SPDX-License-Identifier: MIT

import Views

/// Whether a scene is to be seen.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It is not.
    case background
    /// It is, and does not answer.
    case inactive
    /// It is, and answers.
    case active
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// What is rendered is to be seen.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
