// SPDX-License-Identifier: MIT

// Re-exported: `Views` is part of the vocabulary but a module of its own.
@_exported import Views
