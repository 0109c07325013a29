// SPDX-License-Identifier: MIT

// Modules that import `Controls` also see `CanvasViews` and the modules below it.
@_exported import CanvasViews
@_exported import Scrolling
