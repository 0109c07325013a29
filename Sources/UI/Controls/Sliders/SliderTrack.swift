// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// A 4-point bar with a white 27-point knob; 31 points high.
struct SliderTrack: View {
    /// The knob's position, from 0 to 1.
    @Binding var fraction: Double
    let onEditingChanged: (Bool) -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.tint) private var tint
    /// The finger's horizontal distance from the knob's centre, in points; nil while no drag is in progress.
    @State private var grip: CGFloat?

    private static let height: CGFloat = 31
    nonisolated static let knob: CGFloat = 27
    private static let line: CGFloat = 4
    /// The inset of the bar at both ends.
    private static let inset: CGFloat = 1
    /// The greatest distance from the knob's centre at which a drag can begin, in points.
    private static let reach: CGFloat = 28

    var body: some View {
        GeometryReader { geometry in
            let way = max(geometry.size.width - Self.knob, 0)
            let place = way * fraction
            ZStack(alignment: .leading) {
                Group {
                    Capsule().fill(Color.systemFill).padding(.horizontal, Self.inset)
                    Capsule()
                        .fill(tint ?? .accentColor)
                        .frame(width: place + Self.knob / 2)
                        .padding(.leading, Self.inset)
                }
                .frame(height: Self.line)
                .offset(y: 0.5)
                .opacity(isEnabled ? 1 : 0.5)
                Circle()
                    .fill(.white)
                    .frame(width: Self.knob, height: Self.knob)
                    .sliderKnobShadow()
                    .padding(.leading, place)
            }
            .frame(height: Self.height)
            .contentShape(Rectangle())
            .gesture(drag(place: place, way: way, width: geometry.size.width))
        }
        .frame(height: Self.height)
    }

    private func drag(place: CGFloat, way: CGFloat, width: CGFloat) -> some Gesture {
        func fromLeading(_ x: CGFloat) -> CGFloat { direction == .rightToLeft ? width - x : x }
        return DragGesture(minimumDistance: 0)
            .onChanged { drag in
                if grip == nil {
                    let distance = fromLeading(drag.startLocation.x) - place - Self.knob / 2
                    guard abs(distance) <= Self.reach else { return }
                    grip = distance
                    onEditingChanged(true)
                }
                guard let grip, way > 0, drag.translation != .zero else { return }
                fraction = (fromLeading(drag.location.x) - grip - Self.knob / 2) / way
            }
            .onEnded { _ in
                guard grip != nil else { return }
                grip = nil
                onEditingChanged(false)
            }
    }
}

extension View {
    fileprivate func sliderKnobShadow() -> some View {
        shadow(color: .black.opacity(0.12), radius: 0.5, y: 0.5).shadow(color: .black.opacity(0.13), radius: 6.5, y: 6)
    }
}
