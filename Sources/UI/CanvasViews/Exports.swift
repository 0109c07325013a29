// SPDX-License-Identifier: MIT

// Re-exports `SwiftUICore`: modules that import `CanvasViews` also see `Interaction` and the modules below it.
@_exported import SwiftUICore
