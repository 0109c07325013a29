// SPDX-License-Identifier: MIT

// Re-exports the modules with views, modifiers, layout, drawing, animation, gestures, focus and keys.
@_exported import Interaction
