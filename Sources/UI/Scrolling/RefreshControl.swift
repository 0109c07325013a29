// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import LeafViews
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// The spinner above refreshable content.
///
/// Its spokes appear one by one while the content is pulled down. It turns, with the content held below it, while the
/// refresh action runs.
@MainActor
final class RefreshControl {
    /// The height of the spinner's area, in points. Pulling the content down by this distance starts a refresh.
    static let height: CGFloat = 60
    /// The fraction of the pull distance at which the first spoke appears.
    private static let first: CGFloat = 0.25
    /// The animation with which the content returns to its place after a refresh.
    static let motion = Animation.easeInOut(duration: 0.3)

    /// The time at which the refresh began, in seconds; nil while no refresh is running.
    private var start: Double?

    var isRefreshing: Bool { start != nil }

    func begin(at time: Double) { start = time }
    func end() { start = nil }

    /// - Parameter pull: The distance by which the content is pulled down, in points.
    func draw(_ pull: CGFloat, _ scroll: ScrollElement, _ emitter: inout Emitter) {
        guard pull > 0 else { return }
        let (frame, side) = (scroll.frame, WheelSpokes.side)
        let place = CGPoint(
            x: frame.midX - side / 2,
            y: frame.minY + scroll.settings.contentMargins.top - scroll.node.environment.barBelowRefreshing
                + (min(pull, Self.height) - side) / 2)
        let color = Color.secondary.resolve(scroll.node.environment.styleContext)
        for (index, opacity) in opacities(pull, at: emitter.clockTime).enumerated() where opacity > 0 {
            let spoke = WheelSpokes.path(of: index, in: CGRect(x: 0, y: 0, width: side, height: side))
            emitter.faded(to: opacity) { $0.leaf(.fill(spoke, FillStyle(), .color(color)), at: place) }
        }
        if isRefreshing { emitter.noteTimeDependence() }
    }

    /// The opacities of the spokes, from 0 to 1, in the order in which the spokes appear.
    private func opacities(_ pull: CGFloat, at time: Double) -> [Double] {
        (0..<WheelSpokes.count).map { index in
            if let start {
                // During a refresh all spokes are visible. The rotation starts with the spoke that appeared last as the
                // brightest.
                let turn = WheelSpokes.turn(after: time - start) + WheelSpokes.count - 1
                return WheelSpokes.strength(of: index, at: turn)
            }
            // After the first quarter of the pull distance, the spokes fade in one after the other over equal
            // distances.
            let way = (pull / Self.height - Self.first) / (1 - Self.first) * CGFloat(WheelSpokes.count)
            return Double(min(max(way - CGFloat(index), 0), 1))
        }
    }
}
