// SPDX-License-Identifier: MIT

import Vectors
import Views

/// `Views` draws what it is given, and knows no files; `Vectors` knows no views.
extension SVGDocument: VectorImage {}
