// SPDX-License-Identifier: MIT

import Views

/// The label of a button that has only a role. Bars show its symbol; other places show its title.
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    public var body: some View {
        switch role {
        case .cancel: Label("Cancel", systemImage: "xmark")
        case .close: Label("Close", systemImage: "xmark")
        case .destructive: Label("Delete", systemImage: "trash")
        default: Label("Done", systemImage: "checkmark")
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
