// SPDX-License-Identifier: MIT

import Views

/// What a button is for, where that matters for its look.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel }
    private let kind: Kind

    /// Deletes something.
    public static let destructive = ButtonRole(kind: .destructive)
    /// Ends something before it has happened.
    public static let cancel = ButtonRole(kind: .cancel)
}

/// A view that does something when it is tapped.
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    /// A button that shows any views; several of them stand in a row.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button of a role that shows any views; several of them stand in a row.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// The button as the nearest style around it makes it.
    public var body: some View {
        // A label of several views is a row.
        let row = HStack { label }
        StyledControl(
            PrimitiveButtonStyleConfiguration(role: role, label: .init(view: row), action: action),
            fallback: PrimitiveButtonStyleBox(style: DefaultButtonStyle())
        )
        .accessibility { $0.addedTraits = .isButton }
    }
}
