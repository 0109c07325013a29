// SPDX-License-Identifier: MIT

import Drawing
import Foundation
@_spi(ViewGraph) import ViewGraph

/// Draws texts in place of their elements. Through this protocol, text elements call a `TextRenderer`, which a higher
/// module declares.
package protocol TextPainting {
    /// The size of a text.
    ///
    /// - Parameter measure: Returns the text's own size for a proposal.
    @MainActor func size(in proposal: ProposedViewSize, measure: @escaping (ProposedViewSize) -> CGSize) -> CGSize

    /// The display items of a text with its top left corner at the origin. The environment is that of `node`.
    @MainActor func items(of layout: Text.Layout, for node: _AnyViewNode) -> [DisplayItem]
}

/// The key of the text renderer in the environment and in the drawing context. Drawing needs the latter, because the
/// modifier animates the renderer and passes its present value to the texts.
package enum TextPaintingKey: DrawingContextKey, EnvironmentKey {
    package static var defaultValue: (any TextPainting)? { nil }
}

extension EnvironmentValues {
    /// The renderer that determines the sizes of texts; nil if there is none.
    package var textPainting: (any TextPainting)? {
        get { self[TextPaintingKey.self] }
        set { self[TextPaintingKey.self] = newValue }
    }
}
