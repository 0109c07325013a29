// SPDX-License-Identifier: MIT

import VectorImport
import Views

/// Declared here because `Views` reads no files and `VectorImport` has no views.
extension SVGDocument: VectorImage {}
