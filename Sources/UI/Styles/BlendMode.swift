// SPDX-License-Identifier: MIT

import Drawing

/// The blend modes of SwiftUI, computed on sRGB-encoded components.
public typealias BlendMode = Drawing.BlendMode
