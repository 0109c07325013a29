// SPDX-License-Identifier: MIT

import SwiftUICore

/// Lets a control overflow its row in a list, so that the control does not make the row higher than a line of text.
struct FittingRow: ViewModifier {
    @Environment(\.isInList) private var isInList

    func body(content: Content) -> some View {
        if isInList { content.fixedSize().frame(height: RowMetrics.lineHeight) } else { content }
    }
}
