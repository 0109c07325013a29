// SPDX-License-Identifier: MIT

// Part of the vocabulary, behind a wall of its own: whoever imports Scrolling has it too.
@_exported import Interaction
