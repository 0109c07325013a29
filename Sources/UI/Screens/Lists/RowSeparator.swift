// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Views
import Controls

extension Alignment {
    /// Of the line below a row.
    static let separator = Alignment(horizontal: .listRowSeparatorLeading, vertical: .bottom)
}
