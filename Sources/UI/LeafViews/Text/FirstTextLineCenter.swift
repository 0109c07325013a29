// SPDX-License-Identifier: MIT

import Foundation

extension VerticalAlignment {
    /// The middle of the first line of text. A view without text uses its own centre.
    package static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)

    private enum FirstTextLineCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
        static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.min() }
    }
}
