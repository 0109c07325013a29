// SPDX-License-Identifier: MIT

import Views
import Controls

/// Whether to hide the status bar. Has no effect in pictures without the device's bars.
enum StatusBarHiddenKey: NeutralPreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Whether to hide the home indicator. Has no effect in pictures without the device's bars.
enum SystemOverlaysHiddenKey: NeutralPreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        preference(key: StatusBarHiddenKey.self, value: hidden)
    }
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
    /// Hides or shows the home indicator only.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        preference(key: SystemOverlaysHiddenKey.self, value: visibility == .hidden)
    }
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { withoutEffect(self, .system) }
}
