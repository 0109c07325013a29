// SPDX-License-Identifier: MIT

import Interaction

/// A control that is higher than a line of text does not make its row higher.
struct FittingRow: ViewModifier {
    @Environment(\.isInList) private var isInList

    func body(content: Content) -> some View {
        if isInList { content.fixedSize().frame(height: RowMetrics.lineHeight) } else { content }
    }
}
