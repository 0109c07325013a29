// SPDX-License-Identifier: MIT

import Drawing

/// How a view's colours meet those behind it, for `blendMode(_:)`; computed on sRGB-encoded components.
public typealias BlendMode = Drawing.BlendMode
