// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Cross-fades the contents of bars while pages slide. The bars stay in place; their contents move part of the way.
struct BarCrossingEffect: DrawingEffect {
    /// The fraction of this page that another page covers, from 0 to 1.
    var cover: CGFloat
    /// The distance that the page moves while it is covered, as a fraction of the page's width.
    let parallax: CGFloat
    let isMirrored: Bool

    /// The distance that titles and buttons move, as a fraction of the width.
    private static let way: CGFloat = 0.25

    var animatableData: CGFloat {
        get { cover }
        set { cover = newValue }
    }

    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        let arrival = emitter.context[PageArrivalKey.self]
        guard arrival < 1 || cover > 0 else { return content.draw(&emitter) }
        // The outgoing contents have nearly faded out when the incoming contents become legible.
        let opacity = min(max((arrival - 0.25) / 0.75, 0), 1) * min(max(1 - 1.6 * cover, 0), 1)
        guard opacity > 0 else { return }
        // The bar is drawn with the page's offset. This transform shortens that offset for the bar's contents.
        let coming = (Self.way - 1) * (1 - arrival) * (isMirrored ? -1 : 1)
        let map = CGAffineTransform(
            translationX: frame.width * (coming + (parallax - Self.way) * cover), y: 0)
        emitter.group(map: ProjectionTransform(map), effects: [.opacity(opacity)]) { content.draw(&$0) }
    }
}
