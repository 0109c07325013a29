// SPDX-License-Identifier: MIT

import Vectors
import Views

/// Declared here because `Views` reads no files and `Vectors` has no views.
extension SVGDocument: VectorImage {}
