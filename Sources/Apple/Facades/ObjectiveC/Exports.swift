// SPDX-License-Identifier: MIT

// Not a target of the package, like `os`: other packages that test `canImport(ObjectiveC)` would expect a runtime.
@_exported import Foundation
@_exported import FoundationAdditions
