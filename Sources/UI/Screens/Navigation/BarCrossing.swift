// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Bars stay where they are while their pages come and go: what is in them fades, and goes a part of the way.
nonisolated struct BarCrossingModifier: EffectModifier {
    let level: Int
    /// Of its page, while a finger pulls it away: from 1, all there, to 0.
    let held: CGFloat
    /// How much of its page another covers, from 0 to 1.
    let cover: CGFloat
    /// How far its page goes while another covers it, as a part of its width.
    let parallax: CGFloat

    func effect(in environment: EnvironmentValues) -> BarCrossingEffect {
        let isZoomed = environment.pageZooms[level] != nil
        return BarCrossingEffect(
            arrival: isZoomed ? 1 : environment.pageArrival * held, cover: cover, parallax: parallax,
            isMirrored: environment.layoutDirection == .rightToLeft)
    }
}

struct BarCrossingEffect: DrawingEffect {
    /// From 0, not there yet, to 1.
    var arrival: CGFloat
    var cover: CGFloat
    let parallax: CGFloat
    let isMirrored: Bool

    /// How far titles and buttons go on their way, as a part of the width.
    private static let way: CGFloat = 0.25

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(arrival, cover) }
        set { (arrival, cover) = (newValue.first, newValue.second) }
    }

    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        guard arrival < 1 || cover > 0 else { return content.draw(&emitter) }
        let opacity = min(max(arrival, 0), 1) * min(max(1 - cover, 0), 1)
        guard opacity > 0 else { return }
        emitter.group(map: ProjectionTransform(shift(in: frame)), effects: [.opacity(opacity)]) { content.draw(&$0) }
    }

    func drawingTransform(in frame: CGRect) -> ProjectionTransform? {
        arrival < 1 || cover > 0 ? ProjectionTransform(shift(in: frame)) : nil
    }

    /// Back to where the bar would be if its page stood still, and from there a part of the way.
    private func shift(in frame: CGRect) -> CGAffineTransform {
        let coming = (Self.way - 1) * (1 - arrival)
        return CGAffineTransform(
            translationX: frame.width * ((isMirrored ? -coming : coming) + (parallax - Self.way) * cover), y: 0)
    }
}
