// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// The push button of macOS 12 to 15: a white bezel, dark grey in dark mode, 22 points high around 13-point text.
struct BezelLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Bezel(configuration: configuration) }
}

/// A push button's label, drawn on its bezel.
struct Bezel: View, UnnamedView {
    let configuration: ButtonStyleConfiguration
    /// Whether the bezel is filled with the accent colour.
    var isProminent = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let isDark = colorScheme == .dark
        let bezel = RoundedRectangle(cornerRadius: 5)
        configuration.label
            .foregroundStyle(labelStyle)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background {
                bezel.fill(isProminent && isEnabled ? .accentColor : isDark ? Color(white: 0.396) : .white)
                    .overlay { bezel.fill(.black.opacity(configuration.isPressed ? 0.08 : 0)) }
                    .overlay { bezel.strokeBorder(.black.opacity(isDark ? 0 : 0.06), lineWidth: 0.5) }
                    .shadow(color: .black.opacity(0.25), radius: 0.5, y: 0.5)
                    .opacity(isEnabled ? 1 : 0.5)
            }
    }

    private var labelStyle: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        return isProminent ? AnyShapeStyle(.white) : AnyShapeStyle(HierarchicalShapeStyle.primary)
    }
}
