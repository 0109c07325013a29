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

    /// The guide at which a row's separator starts. By default, the leading edge of the row's first text.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// Stored but ignored: separators end at the list's edge.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
