// SPDX-License-Identifier: MIT

// This target is empty. It replaces the library when `render` builds a package that depends on Zoetrope, because the
// engine already contains the library's modules (Package.swift).
