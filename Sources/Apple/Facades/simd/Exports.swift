// SPDX-License-Identifier: MIT

// Not a target of the package, like `os`: other packages that test `canImport(simd)` would expect all of Apple's module.
@_exported import SIMDVectors
