// SPDX-License-Identifier: MIT

// Apple's Combine by its open-source counterpart: the same names, the same behaviour.
@_exported import OpenCombine
