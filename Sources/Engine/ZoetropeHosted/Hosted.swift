// SPDX-License-Identifier: MIT

// This target is empty. When `render` builds a package that depends on Zoetrope, it replaces the library target, whose
// modules the engine already contains (Package.swift).
