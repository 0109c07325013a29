// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// The two arrows of a stepper, above each other on one bezel, 13 × 20 points in the regular control size.
struct MacStepperKeys: View {
    let decrement: (() -> Void)?
    let increment: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @Environment(\.controlSize) private var size

    var body: some View {
        let height = size.mac.height
        VStack(spacing: 0) {
            MacStepperKey(symbol: "chevron.up", action: increment, onEditingChanged: onEditingChanged)
                .accessibilityLabel("Increment")
            MacStepperKey(symbol: "chevron.down", action: decrement, onEditingChanged: onEditingChanged)
                .accessibilityLabel("Decrement")
        }
        .frame(width: (height * 0.65).rounded(), height: height)
        .background { BezelGround(radius: size.mac.cornerRadius) }
        .clipShape(RoundedRectangle(cornerRadius: size.mac.cornerRadius).inset(by: -1))
        .alignmentGuide(.firstTextBaseline) { MacMetrics.baseline(in: $0.height) }
    }
}

private struct MacStepperKey: View {
    let symbol: String
    /// The action; nil disables the key.
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @State private var isPressed = false

    var body: some View {
        Image(systemName: symbol)
            .font(.system(size: size.mac.height * 0.38, weight: .bold))
            .foregroundStyle(
                isEnabled && action != nil ? AnyShapeStyle(.primary) : AnyShapeStyle(HierarchicalShapeStyle.tertiary)
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(isPressed ? Color.macTrack : .clear)
            .onPress(
                fillsFrame: true,
                press: {
                    isPressed = $0
                    onEditingChanged($0)
                },
                action: { action?() }
            )
            .disabled(action == nil)
    }
}
