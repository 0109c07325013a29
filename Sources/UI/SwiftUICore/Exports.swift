// SPDX-License-Identifier: MIT

// What views are written with: views, modifiers, layout, drawing, animation, gestures, focus and keys.
@_exported import Interaction
