// SPDX-License-Identifier: MIT

import SwiftUICore

public nonisolated struct ButtonToggleStyle: ToggleStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Button(action: { configuration.isOn.toggle() }) { configuration.label }
            .buttonStyle(ToggleButtonStyle(isOn: configuration.isOn))
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleButtonStyle: ButtonStyle {
    let isOn: Bool
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        ButtonBackdrop(isOn ? (isEnabled ? .accentColor.opacity(0.15) : .gray.opacity(0.12)) : .clear) {
            configuration.label
                .foregroundStyle(
                    isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(HierarchicalShapeStyle.tertiary))
        }
        .opacity(configuration.isPressed ? 0.75 : 1)
    }
}
