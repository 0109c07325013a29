// SPDX-License-Identifier: MIT

// Part of the vocabulary, behind walls of their own: whoever imports LeafViews has them too.
@_exported import SymbolArt
@_exported import ViewGraph
