// SPDX-License-Identifier: MIT

// What most tests of views need, for all files of this folder.
@_exported import TestSupport
