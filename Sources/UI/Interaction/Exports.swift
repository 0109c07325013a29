// SPDX-License-Identifier: MIT

// Part of the vocabulary, behind a wall of its own: whoever imports Interaction has it too.
@_exported import Views
