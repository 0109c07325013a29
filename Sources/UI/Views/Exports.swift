// SPDX-License-Identifier: MIT

// Re-exported: the leaf views are part of the vocabulary but live in a module of their own.
@_exported import LeafViews
