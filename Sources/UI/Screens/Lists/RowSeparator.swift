// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Views
import Controls

extension Alignment {
    /// The alignment of a row's separator.
    static let separator = Alignment(horizontal: .listRowSeparatorLeading, vertical: .bottom)
}
