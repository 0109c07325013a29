// SPDX-License-Identifier: MIT

import SwiftUI

extension Card {
    /// The bytes of a PNG file.
    ///
    /// The main actor evaluates the view. Its pixels are drawn and compressed by the thread that asks for the file, so that as many
    /// cards are drawn at once as are asked for.
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
