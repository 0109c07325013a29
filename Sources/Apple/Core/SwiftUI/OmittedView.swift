// SPDX-License-Identifier: MIT

import UIKitTypes
import Views

/// A grey box with a name, in place of a view that does not compile here. `render` inserts calls of this function and
/// reports each omitted view.
@MainActor @preconcurrency public func _omittedView(_ name: String) -> some View { NamedField(name) }
