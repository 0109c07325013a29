// SPDX-License-Identifier: MIT

// Re-exported, so that files importing `PreviewSupport` see the whole vocabulary.
@_exported import Interaction
