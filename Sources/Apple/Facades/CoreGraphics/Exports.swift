// SPDX-License-Identifier: MIT

// Points, sizes and rectangles are Foundation's; transforms, vectors and paths are `Geometry`'s.
@_exported import Foundation
@_exported import Geometry
@_exported import Quartz2D
