// SPDX-License-Identifier: MIT

import UIKitTypes
import Views

/// For `render`, which puts it into an author's code in place of a view that does not compile here, and says so: a grey field
/// with a name.
@MainActor @preconcurrency public func _omittedView(_ name: String) -> some View { NamedField(name) }
