// SPDX-License-Identifier: MIT

import Foundation

/// Makes a property read and write the value that the object stores under the property's name.
///
/// `@NSManaged` needs Objective-C, so `render` replaces it by this macro (`AppleSpellings`). Both names have the same
/// length, so that columns in diagnostics stay right.
@attached(accessor, names: named(get), named(set))
public macro CDManaged() = #externalMacro(module: "PreviewsMacros", type: "ManagedMacro")
