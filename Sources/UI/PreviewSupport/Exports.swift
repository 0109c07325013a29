// SPDX-License-Identifier: MIT

// Whoever imports PreviewSupport has all of the vocabulary.
@_exported import Interaction
