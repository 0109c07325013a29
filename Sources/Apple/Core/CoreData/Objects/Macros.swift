// SPDX-License-Identifier: MIT

import Foundation

/// A property whose value is stored by its name. `@NSManaged` needs Objective-C, so `render` replaces it by this macro of
/// the same length (`AppleSpellings`).
@attached(accessor, names: named(get), named(set))
public macro CDManaged() = #externalMacro(module: "PreviewsMacros", type: "ManagedMacro")
