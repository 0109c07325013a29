// SPDX-License-Identifier: MIT

import SwiftUICore

/// A button that looks like a link, as on macOS.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.tapped(LinkLook(), fillsFrame: true)
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

private struct LinkLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.font) private var font

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(font ?? size.mac.font)
            .foregroundStyle(isEnabled ? AnyShapeStyle(Color.macLink) : AnyShapeStyle(HierarchicalShapeStyle.tertiary))
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}

extension Color {
    /// AppKit's `linkColor`.
    static let macLink = Color(dynamic: { isDark, _ in
        isDark
            ? Color(red: 65 / 255, green: 156 / 255, blue: 1) : Color(red: 0, green: 104 / 255, blue: 218 / 255)
    })
}
