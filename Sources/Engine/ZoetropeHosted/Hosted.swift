// SPDX-License-Identifier: MIT

// Empty. When `render` builds a package that depends on Zoetrope, this target stands for the library, whose modules the
// engine contains (Package.swift).
