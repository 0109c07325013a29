// SPDX-License-Identifier: MIT

// OpenCombine declares the names of Apple's Combine with their behaviour.
@_exported import OpenCombine
