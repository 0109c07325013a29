// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// A 4-point bar with a round knob or, if the slider has ticks, a narrow one.
struct MacSliderTrack: View {
    /// The knob's position, from 0 to 1.
    @Binding var fraction: Double
    /// The places of the ticks, as fractions of the knob's way.
    let ticks: [Double]
    let onEditingChanged: (Bool) -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.tint) private var tint
    @Environment(\.controlSize) private var size
    @GestureState private var isDragged = false

    private static let line: CGFloat = 4
    private static let narrowKnob: CGFloat = 8

    var body: some View {
        let height = size.mac.knob
        let width = ticks.isEmpty ? height : Self.narrowKnob
        GeometryReader { geometry in
            let way = max(geometry.size.width - width, 0)
            let place = way * fraction
            ZStack(alignment: .leading) {
                Capsule().fill(Color.macTrack).frame(height: Self.line)
                ForEach(ticks.indices, id: \.self) { index in
                    Capsule().fill(Color.macTrack).frame(width: 2, height: 8)
                        .padding(.leading, way * ticks[index] + width / 2 - 1)
                }
                Capsule().fill(tint ?? .accentColor).frame(width: place + width / 2, height: Self.line)
                    .opacity(isEnabled ? 1 : 0.5)
                Capsule()
                    .fill(Color(white: isDragged ? 0.94 : 1))
                    .overlay { Capsule().strokeBorder(.black.opacity(0.08), lineWidth: 0.5) }
                    .shadow(color: .black.opacity(0.25), radius: 1, y: 0.5)
                    .frame(width: width, height: height)
                    .padding(.leading, place)
            }
            .frame(height: height)
            .contentShape(Rectangle())
            .gesture(drag(way: way, knob: width, width: geometry.size.width))
        }
        .frame(height: height)
    }

    /// A press on the track moves the knob there.
    private func drag(way: CGFloat, knob: CGFloat, width: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isDragged) { _, isDragged, _ in isDragged = true }
            .onChanged { drag in
                if drag.translation == .zero { onEditingChanged(true) }
                guard way > 0 else { return }
                let x = direction == .rightToLeft ? width - drag.location.x : drag.location.x
                fraction = (x - knob / 2) / way
            }
            .onEnded { _ in onEditingChanged(false) }
    }
}
