// SPDX-License-Identifier: MIT

import Motion
import Views

/// The open menu that views stand in.
@MainActor
struct OpenMenu {
    @Binding var isOpen: Bool
    /// Whether any item has a checkmark, so that all leave room for one.
    let hasCheckmarks: Bool

    nonisolated init(isOpen: Binding<Bool>, hasCheckmarks: Bool) {
        _isOpen = isOpen
        self.hasCheckmarks = hasCheckmarks
    }

    /// Lets the menu go, as when one of its items has been chosen.
    func close() { withAnimation(PopupMetrics.motion) { isOpen = false } }
}

private enum OpenMenuKey: EnvironmentKey { static var defaultValue: OpenMenu? { nil } }

extension EnvironmentValues {
    /// nil outside of menus.
    var openMenu: OpenMenu? {
        get { self[OpenMenuKey.self] }
        set { self[OpenMenuKey.self] = newValue }
    }
}
