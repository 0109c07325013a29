// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// Facts about a leaf that checks of a screen need, beyond its description.
@_spi(ViewGraph) public struct ElementFacts {
    package struct Text: Sendable {
        /// Whether an ellipsis replaces a part of the text.
        package var isTruncated: Bool
        /// The frames of the lines, relative to the text's top left corner.
        package var lines: [CGRect]
        /// The distance from the text's top to the first baseline, in points.
        package var baseline: CGFloat
        /// The first word that a line end divides, because it is wider than a line; nil if there is none.
        package var brokenWord: String?
        /// The greatest font size, in points.
        package var pointSize: Double
        /// Whether all letters have a weight of at least 700.
        package var isBold: Bool
        /// Whether a font has a size in points that dynamic type does not change.
        package var hasFixedSize: Bool
        /// Whether a redaction bar replaces the letters.
        package var isRedacted: Bool

        package init(
            isTruncated: Bool, lines: [CGRect], baseline: CGFloat, brokenWord: String?, pointSize: Double, isBold: Bool,
            hasFixedSize: Bool, isRedacted: Bool
        ) {
            (self.isTruncated, self.lines, self.baseline) = (isTruncated, lines, baseline)
            (self.brokenWord, self.pointSize) = (brokenWord, pointSize)
            (self.isBold, self.hasFixedSize, self.isRedacted) = (isBold, hasFixedSize, isRedacted)
        }
    }

    package struct Image: Sendable {
        package var isSymbol: Bool
        /// Whether the view declares that the image carries no information.
        package var isDecorative: Bool
        package var isMissing: Bool
        /// The label that assistive technologies read; nil for symbols, whose names are not words.
        package var label: String?

        package init(isSymbol: Bool, isDecorative: Bool, isMissing: Bool, label: String?) {
            (self.isSymbol, self.isDecorative, self.isMissing) = (isSymbol, isDecorative, isMissing)
            self.label = label
        }
    }

    package var text: Text?
    package var image: Image?

    package init() {}
}

/// The way in which an effect hides its content.
@_spi(ViewGraph) public enum ContentVisibility {
    case opacity(Double)
    /// The content is clipped to a shape in the effect's frame.
    case clipped
}

/// Replaces the colours of texts and symbols in a drawing, to measure what lies behind them.
package enum InspectionInk: DrawingContextKey, Equatable {
    case own
    /// Draws neither texts nor symbols.
    case none
    /// The grey level of all letters, from 0 to 1.
    case gray(Float)
    /// The grey level of one element's letters; all other texts and symbols are not drawn.
    case grayOf(ObjectIdentifier, Float)

    package static var defaultValue: InspectionInk { .own }

    /// The ink for drawing `element`. `grayOf` becomes `gray` for the element that it names and `none` for any other
    /// element; all other inks are returned unchanged.
    package func of(_ element: Element) -> InspectionInk {
        guard case .grayOf(let chosen, let level) = self else { return self }
        return chosen == ObjectIdentifier(element) ? .gray(level) : .none
    }
}

extension ViewHost {
    /// Draws the current frame with other ink.
    package func displayList(background: RGBAColor?, ink: InspectionInk) throws -> DisplayList {
        discardDrawings()
        self.ink = ink
        defer {
            self.ink = .own
            discardDrawings()
        }
        return try displayList(background: background)
    }

    private func discardDrawings() {
        for root in [shownElement] + layers { root.discardDrawings() }
    }
}

extension Element {
    fileprivate func discardDrawings() {
        for child in childElements { child.discardDrawings() }
        drawingHasChanged()
    }
}
