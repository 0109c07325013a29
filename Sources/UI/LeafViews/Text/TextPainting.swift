// SPDX-License-Identifier: MIT

import Drawing
import Foundation
@_spi(ViewGraph) import ViewGraph

/// What draws the letters of texts in their place: so `TextRenderer`, which stands above this module, reaches them.
package protocol TextPainting {
    /// The size of a text.
    ///
    /// - Parameter measure: The size that the text has by itself in a proposal.
    @MainActor func size(in proposal: ProposedViewSize, measure: @escaping (ProposedViewSize) -> CGSize) -> CGSize

    /// What is drawn of a text with its top left corner at the origin, for a node whose environment counts.
    @MainActor func items(of layout: Text.Layout, for node: _AnyViewNode) -> [DisplayItem]
}

/// What draws texts is said by the way when they are drawn, since it is animated where it is said, not in the texts.
package enum TextPaintingKey: DrawingContextKey, EnvironmentKey {
    package static var defaultValue: (any TextPainting)? { nil }
}

extension EnvironmentValues {
    /// What says how large texts are; nil: they do.
    package var textPainting: (any TextPainting)? {
        get { self[TextPaintingKey.self] }
        set { self[TextPaintingKey.self] = newValue }
    }
}
