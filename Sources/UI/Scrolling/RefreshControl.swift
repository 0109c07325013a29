// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import LeafViews
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// The wheel above content that can be refreshed: its spokes come one after the other while the content is pulled down, and it
/// turns, with the content below it, until the refreshing is over.
@MainActor
final class RefreshControl {
    /// The room for the wheel, and how far content must be pulled to be refreshed, in points.
    static let height: CGFloat = 60
    /// How far it is pulled, of that, when the first spoke comes.
    private static let first: CGFloat = 0.25
    /// How content goes back to its place.
    static let motion = Animation.easeInOut(duration: 0.3)

    /// When the refreshing has begun; nil while there is none.
    private var start: Double?

    var isRefreshing: Bool { start != nil }

    func begin(at time: Double) { start = time }
    func end() { start = nil }

    /// - Parameter pull: How far the content is below its place, in points.
    func draw(_ pull: CGFloat, _ scroll: ScrollElement, _ emitter: inout Emitter) {
        guard pull > 0 else { return }
        let (frame, side) = (scroll.frame, WheelSpokes.side)
        let place = CGPoint(
            x: frame.midX - side / 2,
            y: frame.minY + scroll.settings.contentMargins.top - scroll.node.environment.barBelowRefreshing
                + (min(pull, Self.height) - side) / 2)
        let color = Color.secondary.resolve(scroll.node.environment.styleContext)
        for (index, opacity) in opacities(pull, at: emitter.time).enumerated() where opacity > 0 {
            let spoke = WheelSpokes.path(of: index, in: CGRect(x: 0, y: 0, width: side, height: side))
            emitter.faded(to: opacity) { $0.leaf(.fill(spoke, FillStyle(), .color(color)), at: place) }
        }
        if isRefreshing { MovingParts.add() }
    }

    /// Of each spoke.
    private func opacities(_ pull: CGFloat, at time: Double) -> [Double] {
        (0..<WheelSpokes.count).map { index in
            if let start {
                // All of them are there, and the last that came leads.
                let turn = WheelSpokes.turn(after: time - start) + WheelSpokes.count - 1
                return WheelSpokes.strength(of: index, at: turn)
            }
            // One after the other, each on an eighth of the rest of the way.
            let way = (pull / Self.height - Self.first) / (1 - Self.first) * CGFloat(WheelSpokes.count)
            return Double(min(max(way - CGFloat(index), 0), 1))
        }
    }
}
