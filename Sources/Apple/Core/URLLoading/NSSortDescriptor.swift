// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import Quartz2D

extension NSSortDescriptor {
    /// The selectors `localizedStandardCompare(_:)`, `caseInsensitiveCompare(_:)` and
    /// `localizedCaseInsensitiveCompare(_:)` have an effect. Any other selector compares like `compare(_:)`.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending, comparison: selector?.name ?? "")
    }
}
