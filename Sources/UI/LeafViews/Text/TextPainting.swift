// SPDX-License-Identifier: MIT

import Drawing
import Foundation
@_spi(ViewGraph) import ViewGraph

/// Draws a text instead of its `TextElement`. The module that declares `TextRenderer` implements this protocol, because
/// text elements cannot import that module.
package protocol TextPainting {
    /// The size that the text renderer gives a text.
    ///
    /// - Parameter measure: Returns the size without a text renderer, for a proposal.
    @MainActor func size(in proposal: ProposedViewSize, measure: @escaping (ProposedViewSize) -> CGSize) -> CGSize

    /// The display items of a text whose top left corner is the origin.
    ///
    /// - Parameter node: The node whose environment the renderer uses.
    @MainActor func items(of layout: Text.Layout, for node: _AnyViewNode) -> [DisplayItem]
}

/// The key of the text renderer in the environment and in the drawing context. Texts draw with the renderer in the
/// drawing context, because only that one has the animated values of the current frame.
package enum TextPaintingKey: DrawingContextKey, EnvironmentKey {
    package static var defaultValue: (any TextPainting)? { nil }
}

extension EnvironmentValues {
    /// The text renderer that draws the texts in this environment and determines their sizes; nil if there is none.
    package var textPainting: (any TextPainting)? {
        get { self[TextPaintingKey.self] }
        set { self[TextPaintingKey.self] = newValue }
    }
}
