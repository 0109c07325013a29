import Views

/// The open menu that views stand in.
struct OpenMenu {
    /// Lets the menu go, as when one of its items has been chosen.
    let close: @MainActor () -> Void
}

private enum OpenMenuKey: EnvironmentKey { static var defaultValue: OpenMenu? { nil } }

extension EnvironmentValues {
    /// nil outside of menus.
    var openMenu: OpenMenu? {
        get { self[OpenMenuKey.self] }
        set { self[OpenMenuKey.self] = newValue }
    }
}
