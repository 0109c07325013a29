// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// The push button of macOS 12 to 15: a white bezel, dark grey in dark mode, 20 points high around
/// 13-point text.
struct BezelLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Bezel(configuration: configuration) }
}

/// A push button's label, drawn on its bezel.
struct Bezel: View, UnnamedView {
    let configuration: ButtonStyleConfiguration
    /// Whether the bezel is filled with the accent colour.
    var isProminent = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.font) private var font
    @Environment(\.keyboardShortcut) private var shortcut

    var body: some View {
        configuration.label
            .font(font ?? size.mac.font)
            .foregroundStyle(labelStyle)
            .padding(.horizontal, 8)
            .padding(.top, size.mac.padding.top)
            .padding(.bottom, size.mac.padding.bottom)
            .background {
                BezelGround(
                    radius: size.mac.cornerRadius, isAccented: isAccented, isPressed: configuration.isPressed)
            }
    }

    /// Prominent buttons and the button that Return triggers are filled.
    private var isAccented: Bool { isProminent || shortcut == .defaultAction }

    private var labelStyle: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        return isAccented ? AnyShapeStyle(.white) : AnyShapeStyle(HierarchicalShapeStyle.primary)
    }
}
