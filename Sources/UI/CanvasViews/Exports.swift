// SPDX-License-Identifier: MIT

// Re-exported, so that importing CanvasViews also imports Interaction.
@_exported import SwiftUICore
