// SPDX-License-Identifier: MIT

// Part of the vocabulary, behind walls of their own: whoever imports ViewGraph has them too.
@_exported import LayoutEngine
@_exported import Styles
@_exported import VirtualTime
