// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import Quartz2D

extension NSSortDescriptor {
    /// The selectors of `NSString`'s comparisons are known; any other selector compares like none.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending, comparison: selector?.name ?? "")
    }
}
