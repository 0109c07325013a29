// SPDX-License-Identifier: MIT

import SwiftUICore

/// In a list, lets a control overflow the height of a text line, so that the control does not make its row higher.
struct FittingRow: ViewModifier {
    @Environment(\.isInList) private var isInList

    func body(content: Content) -> some View {
        if isInList { content.fixedSize().frame(height: RowMetrics.lineHeight) } else { content }
    }
}
