// SPDX-License-Identifier: MIT

import Foundation

extension HorizontalAlignment {
    /// The leading edge of the leftmost text in a view (rightmost in right-to-left layouts). Without text, the view's
    /// own leading edge.
    package static let leadingText = HorizontalAlignment(LeadingText.self)

    private enum LeadingText: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
        static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.min() }
    }
}
