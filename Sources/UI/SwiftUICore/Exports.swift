// SPDX-License-Identifier: MIT

// The modules of view code: views, modifiers, layout, drawing, animation, gestures, focus and keys.
@_exported import Interaction
