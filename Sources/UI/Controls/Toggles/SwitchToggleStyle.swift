// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

public nonisolated struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let tint: Color?

    public init() { tint = nil }

    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            SystemSwitch(isOn: configuration.$isOn, color: tint)
        }
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The switch of iOS or macOS.
private struct SystemSwitch: View {
    @Binding var isOn: Bool
    let color: Color?
    @Environment(\.isMac) private var isMac

    var body: some View {
        if isMac {
            MacSwitch(isOn: $isOn, color: color)
        } else {
            Switch(isOn: $isOn, color: color).modifier(FittingRow())
        }
    }
}

/// A switch, toggled by a tap or a drag. It is drawn 51 × 31 points large, but takes only 49 × 31 points in layout. The
/// drawing extends 2 points beyond the right edge of the layout frame, in every language.
struct Switch: View {
    @Binding var isOn: Bool
    /// The track's colour when the switch is on. If nil, uses the environment's tint or, without a tint, green.
    let color: Color?
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @GestureState private var isPressed = false
    /// Whether the current drag has moved the knob.
    @State private var hasDragged = false

    private static let size = CGSize(width: 51, height: 31)
    /// The inset of the knob, in points.
    private static let rim: CGFloat = 2
    /// The distance a finger moves before the knob follows, in points.
    private static let slack: CGFloat = 10
    private static let slide = Animation.spring(response: 0.32, dampingFraction: 0.9)

    var body: some View {
        let knob = Self.size.height - 2 * Self.rim
        Capsule()
            .fill(isOn ? color ?? tint ?? .green : Color.secondarySystemFill)
            .frame(width: Self.size.width, height: Self.size.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule()
                    .fill(.white)
                    .frame(width: isPressed ? knob + 7 : knob, height: knob)
                    .knobShadow()
                    .padding(Self.rim)
            }
            .clipShape(Capsule())
            .animation(Self.slide, value: isOn)
            .animation(Self.slide, value: isPressed)
            // Composites the switch before fading, so that the track does not show through the knob.
            .compositingGroup()
            .opacity(isEnabled ? 1 : 0.5)
            .contentShape(Rectangle())
            .gesture(drag)
            .padding(direction == .rightToLeft ? .leading : .trailing, -2)
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isPressed) { _, isPressed, _ in isPressed = true }
            .onChanged { drag in
                if drag.translation == .zero { hasDragged = false }
                let way = direction == .rightToLeft ? -drag.translation.width : drag.translation.width
                guard abs(way) >= Self.slack else { return }
                hasDragged = true
                if isOn != (way > 0) { isOn = way > 0 }
            }
            .onEnded { _ in if !hasDragged { isOn.toggle() } }
    }
}

extension View {
    func knobShadow() -> some View {
        shadow(color: .black.opacity(0.04), radius: 0.5, y: 1).shadow(color: .black.opacity(0.1), radius: 4, y: 3)
    }
}
