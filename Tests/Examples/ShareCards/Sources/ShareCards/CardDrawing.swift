// SPDX-License-Identifier: MIT

import SwiftUI

extension Card {
    /// The card as the bytes of a PNG file; nil if it cannot be drawn.
    ///
    /// The main actor evaluates the view. The calling thread draws and compresses the pixels, so that cards
    /// are drawn in parallel.
    public func png() async -> Data? {
        let image = await MainActor.run {
            let renderer = ImageRenderer(content: CardView(card: self))
            renderer.proposedSize = ProposedViewSize(CardView.size)
            renderer.isOpaque = true
            return renderer.uiImage
        }
        return image?.pngData()
    }
}
