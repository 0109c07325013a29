// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine

extension HorizontalAlignment {
    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// Where a row's separator starts. By default, at the leading edge of the row's first text.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// Stored but ignored, because separators always extend to the list's edge.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
