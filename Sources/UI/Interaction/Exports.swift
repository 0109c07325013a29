// SPDX-License-Identifier: MIT

// Re-exports `Views`: modules that import `Interaction` also see its declarations.
@_exported import Views
