// SPDX-License-Identifier: MIT

import Views

/// What a `RenameButton` does.
public struct RenameAction {
    let action: () -> Void

    /// Does it.
    public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// What a `RenameButton` does here; nil where it does nothing.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// What a `RenameButton` in this view does.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }
}

/// A button that renames something: it does what `renameAction(_:)` says, and is disabled where that says nothing.
public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    /// A button with a pencil that says Rename.
    public init() where Label == Controls.Label<Text, Image> { label = Controls.Label("Rename", systemImage: "pencil") }

    /// A button in the style of buttons here.
    public var body: some View { Button(action: { rename?() }) { label }.disabled(rename == nil) }
}
