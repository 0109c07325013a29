// SPDX-License-Identifier: MIT

import Foundation

extension VerticalAlignment {
    /// The vertical centre of the first line of text. In a view without text, the centre of the view.
    package static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)

    private enum FirstTextLineCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
        static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.min() }
    }
}
