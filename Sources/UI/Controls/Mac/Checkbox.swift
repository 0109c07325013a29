// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// A box with a checkmark before the label, as on macOS.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Checkbox(configuration: configuration)
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct Checkbox: View {
    let configuration: ToggleStyleConfiguration
    @State private var isPressed = false
    @Environment(\.controlSize) private var size
    @Environment(\.font) private var font
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: MacMetrics.boxSpacing) {
            CheckableGround(
                shape: RoundedRectangle(cornerRadius: size.mac.box / 4),
                isChecked: configuration.isOn || configuration.isMixed,
                isPressed: isPressed
            ) {
                Checkmark(isDash: configuration.isMixed)
                    .stroke(style: StrokeStyle(lineWidth: size.mac.box / 7, lineCap: .round, lineJoin: .round))
            }
            if labelsVisibility != .hidden {
                configuration.label.font(font ?? size.mac.font)
                    .foregroundStyle(isEnabled ? HierarchicalShapeStyle.primary : .tertiary)
            }
        }
        .onPress(fillsFrame: true, press: { isPressed = $0 }) { configuration.isOn.toggle() }
    }
}

/// The ground of a checkbox or radio button, with its mark. It stands on the text's baseline, so that its centre is
/// the centre of capital letters.
struct CheckableGround<Outline: InsettableShape, Mark: View>: View {
    let shape: Outline
    let isChecked: Bool
    let isPressed: Bool
    @ViewBuilder let mark: Mark
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let side = size.mac.box
        let isAccented = isChecked && isEnabled
        shape.fill(isAccented ? Color.accentColor : .fieldBezel)
            .overlay { shape.strokeBorder(isAccented ? Color.black.opacity(0.06) : .bezelLine, lineWidth: 0.5) }
            .overlay { shape.fill(.black.opacity(isPressed ? 0.12 : 0)) }
            .shadow(color: .black.opacity(isAccented ? 0.15 : 0.12), radius: 0.5, y: 0.5)
            .overlay {
                if isChecked {
                    mark.foregroundStyle(isEnabled ? AnyShapeStyle(.white) : AnyShapeStyle(.tertiary))
                }
            }
            .frame(width: side, height: side)
            .opacity(isEnabled ? 1 : 0.6)
            .alignmentGuide(.firstTextBaseline) { $0.height - side * 0.18 }
    }
}

/// A checkmark or, for a mixed state, a dash.
private struct Checkmark: Shape {
    let isDash: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        var path = Path()
        if isDash {
            path.move(to: point(0.27, 0.5))
            path.addLine(to: point(0.73, 0.5))
        } else {
            path.move(to: point(0.26, 0.54))
            path.addLine(to: point(0.43, 0.73))
            path.addLine(to: point(0.74, 0.27))
        }
        return path
    }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
