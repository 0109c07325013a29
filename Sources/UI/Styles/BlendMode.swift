// SPDX-License-Identifier: MIT

import Drawing

/// Computed on sRGB-encoded components.
public typealias BlendMode = Drawing.BlendMode
