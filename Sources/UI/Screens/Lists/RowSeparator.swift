// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import Views
import Controls

extension Alignment {
    static let separator = Alignment(horizontal: .listRowSeparatorLeading, vertical: .bottom)
}
