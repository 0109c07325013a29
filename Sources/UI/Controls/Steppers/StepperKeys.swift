// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// The minus and plus buttons on one background, 94 × 32 points.
struct StepperKeys: View {
    let decrement: (() -> Void)?
    let increment: (() -> Void)?
    let onEditingChanged: (Bool) -> Void

    private static let size = CGSize(width: 94, height: 32)

    var body: some View {
        HStack(spacing: 0) {
            StepperKey(symbol: "minus", action: decrement, onEditingChanged: onEditingChanged)
                .accessibilityLabel("Decrement")
            Color.separator.frame(width: 1, height: 18)
            StepperKey(symbol: "plus", action: increment, onEditingChanged: onEditingChanged)
                .accessibilityLabel("Increment")
        }
        .frame(width: Self.size.width, height: Self.size.height)
        .background(Color.tertiarySystemFill)
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }
}

private struct StepperKey: View {
    let symbol: String
    /// The button's action; nil disables the button.
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @Environment(\.isEnabled) private var isEnabled
    @State private var isPressed = false

    var body: some View {
        Image(systemName: symbol)
            .font(.system(size: 17))
            .foregroundStyle(
                isEnabled && action != nil
                    ? AnyShapeStyle(.primary) : AnyShapeStyle(HierarchicalShapeStyle.tertiary)
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(isPressed ? Color.systemFill : .clear)
            .onPress(fillsFrame: true, press: press(_:)) { action?() }
            .disabled(action == nil)
    }

    private func press(_ isDown: Bool) {
        isPressed = isDown
        onEditingChanged(isDown)
    }
}
