// SPDX-License-Identifier: MIT

import Motion
import Views

/// The state of an open menu, passed to its items through the environment.
@MainActor
struct OpenMenu {
    @Binding var isOpen: Bool
    /// Whether every item reserves space for a checkmark.
    let hasCheckmarks: Bool

    nonisolated init(isOpen: Binding<Bool>, hasCheckmarks: Bool) {
        _isOpen = isOpen
        self.hasCheckmarks = hasCheckmarks
    }

    /// Called when an item is chosen, unless `menuStaysOpen` is set.
    func close() { withAnimation(PopupMetrics.motion) { isOpen = false } }
}

private enum OpenMenuKey: EnvironmentKey { static var defaultValue: OpenMenu? { nil } }

extension EnvironmentValues {
    /// The menu that contains this view; nil outside of menus.
    var openMenu: OpenMenu? {
        get { self[OpenMenuKey.self] }
        set { self[OpenMenuKey.self] = newValue }
    }
}
