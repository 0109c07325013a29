// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Bars stay where they are while their pages come and go: what is in them fades, and goes a part of the way.
struct BarCrossingEffect: DrawingEffect {
    /// How much of its page another covers, from 0 to 1.
    var cover: CGFloat
    /// How far its page goes while another covers it, as a part of its width.
    let parallax: CGFloat
    let isMirrored: Bool

    /// How far titles and buttons go on their way, as a part of the width.
    private static let way: CGFloat = 0.25

    var animatableData: CGFloat {
        get { cover }
        set { cover = newValue }
    }

    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        let arrival = emitter.context[PageArrivalKey.self]
        guard arrival < 1 || cover > 0 else { return content.draw(&emitter) }
        // What goes has nearly gone where what comes begins to be read.
        let opacity = min(max((arrival - 0.25) / 0.75, 0), 1) * min(max(1 - 1.6 * cover, 0), 1)
        guard opacity > 0 else { return }
        // Back to where the bar would be if its page stood still, and from there a part of the way.
        let coming = (Self.way - 1) * (1 - arrival) * (isMirrored ? -1 : 1)
        let map = CGAffineTransform(
            translationX: frame.width * (coming + (parallax - Self.way) * cover), y: 0)
        emitter.group(map: ProjectionTransform(map), effects: [.opacity(opacity)]) { content.draw(&$0) }
    }
}
