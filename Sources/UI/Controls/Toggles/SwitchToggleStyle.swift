// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Interaction

/// A switch behind the label.
public nonisolated struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let tint: Color?

    /// A switch in the colour that `tint(_:)` sets; green where none is set.
    public init() { tint = nil }

    /// - Parameter tint: The colour of a switch that is on.
    public init(tint: Color) { self.tint = tint }

    /// The label at the leading edge of all the room there is, the switch at the trailing one.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            Switch(isOn: configuration.$isOn, color: tint).modifier(FittingRow())
        }
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch behind the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A knob that slides on a track, when it is tapped or dragged: 51 × 31 points, of which layout sees 49 × 31.
struct Switch: View {
    @Binding var isOn: Bool
    /// Of the track of a switch that is on; nil: the tint of the place.
    let color: Color?
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @GestureState private var isPressed = false
    /// Whether the present drag has moved the knob.
    @State private var hasDragged = false

    private static let size = CGSize(width: 51, height: 31)
    /// Between track and knob, in points.
    private static let rim: CGFloat = 2
    /// How far a finger goes before it takes the knob along, in points.
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
            // As one: the track does not show through the knob.
            .compositingGroup()
            .opacity(isEnabled ? 1 : 0.5)
            .contentShape(Rectangle())
            .gesture(drag)
            .padding(.horizontal, -1)
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
    /// The shadow of a white knob on its track.
    func knobShadow() -> some View {
        shadow(color: .black.opacity(0.04), radius: 0.5, y: 1).shadow(color: .black.opacity(0.1), radius: 4, y: 3)
    }
}
