// SPDX-License-Identifier: MIT

// `Tolerance` is part of this module's API.
@_exported import Tolerances
