// SPDX-License-Identifier: MIT

import Views
import Controls

/// Whether the status bar is hidden.
enum StatusBarHiddenKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Whether the home indicator is hidden.
enum SystemOverlaysHiddenKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        preference(key: StatusBarHiddenKey.self, value: hidden)
    }
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
    /// Affects the home indicator only.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        preference(key: SystemOverlaysHiddenKey.self, value: visibility == .hidden)
    }
    /// Has no effect: there are no system gestures.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
