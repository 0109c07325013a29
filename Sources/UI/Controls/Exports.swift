// SPDX-License-Identifier: MIT

// Importing Controls also imports the modules of views below it.
@_exported import CanvasViews
@_exported import Scrolling
