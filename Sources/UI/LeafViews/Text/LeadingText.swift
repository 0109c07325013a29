// SPDX-License-Identifier: MIT

import Foundation

extension HorizontalAlignment {
    /// The leading edge of the text that starts furthest to the leading side. A view without text uses its own leading
    /// edge.
    package static let leadingText = HorizontalAlignment(LeadingText.self)

    private enum LeadingText: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
        static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.min() }
    }
}
