// SPDX-License-Identifier: MIT

// Modules that import `LeafViews` also see these modules.
@_exported import SymbolArt
@_exported import ViewGraph
