// SPDX-License-Identifier: MIT

// Re-exports `SwiftUICore`: modules that import `Scrolling` also see the modules below it.
@_exported import SwiftUICore
