// SPDX-License-Identifier: MIT

// This target is empty. When `render` builds a package that depends on Zoetrope, this target takes the place of the
// library, whose modules the engine already contains (Package.swift).
