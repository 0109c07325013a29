// SPDX-License-Identifier: MIT

// The imports that most tests of this folder need.
@_exported import TestSupport
