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

    /// Where the line below a row of a list begins: at its first text, where nothing else is said.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// Where the line below a row of a list ends. Kept, and not heeded: it ends at the edge of the list.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
