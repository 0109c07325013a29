// SPDX-License-Identifier: MIT

// Whoever imports Controls has all of the vocabulary.
@_exported import CanvasViews
@_exported import Scrolling
