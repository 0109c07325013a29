// SPDX-License-Identifier: MIT

import Views

public struct RenameAction {
    let action: () -> Void

    public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }
}

public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    public init() where Label == Controls.Label<Text, Image> { label = Controls.Label("Rename", systemImage: "pencil") }

    public var body: some View { Button(action: { rename?() }) { label }.disabled(rename == nil) }
}
