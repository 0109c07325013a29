// SPDX-License-Identifier: MIT

// Nothing: what a package that depends on Zoetrope is built with where `render` builds it. The engine has the modules (Package.swift).
