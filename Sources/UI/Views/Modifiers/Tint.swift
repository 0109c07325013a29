private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension View {
    /// What the accent colour means inside of this view.
    nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

    /// The older name of `tint(_:)`; it does the same here.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }
}
