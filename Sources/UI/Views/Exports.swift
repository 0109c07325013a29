// Part of the vocabulary, behind walls of their own: whoever imports Views has them too.
@_exported import LayoutEngine
@_exported import Styles
@_exported import SymbolArt
@_exported import VirtualTime
