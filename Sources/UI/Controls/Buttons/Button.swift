// SPDX-License-Identifier: MIT

import Views

public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel, close, confirm }
    private let kind: Kind

    public static let destructive = ButtonRole(kind: .destructive)
    public static let cancel = ButtonRole(kind: .cancel)
    public static let close = ButtonRole(kind: .close)
    public static let confirm = ButtonRole(kind: .confirm)
}

public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public var body: some View {
        StyledControl(
            PrimitiveButtonStyleConfiguration(role: role, label: .init(view: ImplicitRow(label)), action: action),
            fallback: PrimitiveButtonStyleBox(style: DefaultButtonStyle())
        )
        .accessibility { $0.addedTraits = .isButton }
    }
}
