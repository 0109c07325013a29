// SPDX-License-Identifier: MIT

// Re-exported: `Interaction` is part of the vocabulary but a module of its own.
@_exported import SwiftUICore
