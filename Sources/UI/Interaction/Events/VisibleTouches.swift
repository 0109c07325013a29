// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Views

/// Draws the fingers of event scripts, for recordings.
final class VisibleTouches: HostFeature {
    private struct Spot {
        let touch: ObjectIdentifier
        var place: CGPoint
        let start: Double
        /// The time of the touch-up, in seconds; nil while the finger is down.
        var end: Double?
    }

    fileprivate var areShown = false
    private var spots: [Spot] = []

    /// The radius of a fingertip, in points.
    private static let radius: CGFloat = 20
    /// The durations of the fade-in after the touch-down and of the fade-out after the touch-up, in seconds.
    private static let (rise, fade) = (0.06, 0.25)

    init(host: ViewHost) {}

    func begin(_ touch: ActiveTouch, at places: [CGPoint], time: Double) {
        spots.removeAll { $0.end.map { $0 + Self.fade < time } ?? false }
        spots += places.map { Spot(touch: ObjectIdentifier(touch), place: $0, start: time) }
    }

    func move(_ touch: ActiveTouch, to places: [CGPoint]) {
        let own = spots.indices.filter { spots[$0].touch == ObjectIdentifier(touch) && spots[$0].end == nil }
        for (index, place) in zip(own, places) { spots[index].place = place }
    }

    func end(_ touch: ActiveTouch, time: Double) {
        for index in spots.indices where spots[index].touch == ObjectIdentifier(touch) && spots[index].end == nil {
            spots[index].end = time
        }
    }

    func overlayItems(at time: Double) -> [DisplayItem] {
        guard areShown else { return [] }
        return spots.flatMap { spot -> [DisplayItem] in
            let risen = min(max((time - spot.start) / Self.rise, 0), 1)
            let gone = spot.end.map { min(max((time - $0) / Self.fade, 0), 1) } ?? 0
            let opacity = risen * (1 - gone)
            guard opacity > 0 else { return [] }
            // The spot appears larger and shrinks to its normal size while fading in. It grows while fading out.
            let radius = Self.radius * CGFloat(1.25 - 0.25 * risen + 0.3 * gone)
            func circle(_ radius: CGFloat) -> Path {
                Path(
                    ellipseIn: CGRect(
                        x: spot.place.x - radius, y: spot.place.y - radius, width: 2 * radius, height: 2 * radius))
            }
            // Draws a grey disc with a light and a dark rim, which is visible on any background.
            return [
                DisplayItem(
                    .fill(circle(radius), FillStyle(), .color(RGBAColor(white: 0.5, alpha: 0.5))),
                    effects: [.opacity(opacity)]),
                DisplayItem(
                    .stroke(
                        circle(radius - 0.75), StrokeStyle(lineWidth: 1.5), .color(RGBAColor(white: 1, alpha: 0.9))),
                    effects: [.opacity(opacity)]),
                DisplayItem(
                    .stroke(circle(radius + 0.5), StrokeStyle(lineWidth: 1), .color(RGBAColor(white: 0, alpha: 0.2))),
                    effects: [.opacity(opacity)]),
            ]
        }
    }
}

extension ViewHost {
    var touches: VisibleTouches { feature(VisibleTouches.self) }

    /// Whether the touches of event scripts are drawn.
    public var showsTouches: Bool {
        get { touches.areShown }
        set { touches.areShown = newValue }
    }
}
