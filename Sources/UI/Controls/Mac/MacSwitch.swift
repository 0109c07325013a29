// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// The switch of macOS, 38 × 22 points in the regular control size.
struct MacSwitch: View {
    @Binding var isOn: Bool
    /// The track's colour when the switch is on. If nil, uses the environment's tint or, without a tint, the accent
    /// colour.
    let color: Color?
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize

    private static let rim: CGFloat = 1

    var body: some View {
        let size = controlSize.mac.switchSize
        let knob = size.height - 2 * Self.rim
        Capsule()
            .fill(isOn ? color ?? tint ?? .accentColor : .macTrack)
            .overlay { Capsule().strokeBorder(.black.opacity(0.08), lineWidth: 0.5) }
            .frame(width: size.width, height: size.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle()
                    .fill(.white)
                    .overlay { Circle().strokeBorder(.black.opacity(0.04), lineWidth: 0.5) }
                    .shadow(color: .black.opacity(0.2), radius: 1, y: 0.5)
                    .frame(width: knob, height: knob)
                    .padding(Self.rim)
            }
            .animation(.easeInOut(duration: 0.2), value: isOn)
            .compositingGroup()
            .opacity(isEnabled ? 1 : 0.5)
            .onPress(fillsFrame: true, press: { _ in }) { isOn.toggle() }
    }
}
