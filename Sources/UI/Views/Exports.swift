// SPDX-License-Identifier: MIT

// Re-exported, so that a module that imports Views also imports the leaf views.
@_exported import LeafViews
