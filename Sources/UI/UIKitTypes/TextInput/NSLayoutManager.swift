// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// A mutable text with attributes, for layout managers.
open class NSTextStorage: NSMutableAttributedString {
    open private(set) var layoutManagers: [NSLayoutManager] = []

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }
}

/// Lays out a text in its first container. Each UTF-16 code unit counts as one glyph.
open class NSLayoutManager: NSObject {
    open weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    /// Kept and ignored.
    open var usesFontLeading = true
    /// Kept and ignored.
    open var allowsNonContiguousLayout = false
    open weak var delegate: (any NSLayoutManagerDelegate)?

    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
    open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Does nothing: layouts are computed when asked for.
    open func ensureLayout(for container: NSTextContainer) {}
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        container === textContainers.first ? NSRange(location: 0, length: numberOfGlyphs) : NSRange()
    }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// The size of the text as wrapped in the container, between its paddings. Zero in all but the first container.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let textStorage, container === textContainers.first else { return .zero }
        let padding = container.lineFragmentPadding
        // A side of 0 does not limit the text.
        func limit(_ length: CGFloat, _ padding: CGFloat) -> CGFloat { length > 0 ? length - padding : .infinity }
        let size = textStorage.boundingRect(
            with: CGSize(width: limit(container.size.width, 2 * padding), height: limit(container.size.height, 0)),
            options: .usesLineFragmentOrigin, context: nil
        ).size
        return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
    }

    /// Draws the whole text, whichever glyphs are asked for.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let textStorage, let container = textContainers.first else { return }
        let padding = container.lineFragmentPadding
        let rect = usedRect(for: container)
        textStorage.draw(
            in: CGRect(
                x: origin.x + padding, y: origin.y, width: rect.width - 2 * padding, height: rect.height))
    }
}

/// Kept by layout managers and never called.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
