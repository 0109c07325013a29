// SPDX-License-Identifier: MIT

// Re-exported, so that importing LeafViews also imports these modules.
@_exported import SymbolArt
@_exported import ViewGraph
