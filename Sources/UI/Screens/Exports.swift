// SPDX-License-Identifier: MIT

// Whoever imports Screens has all of the vocabulary.
@_exported import Controls
