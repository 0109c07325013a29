// SPDX-License-Identifier: MIT

/// A function of the plane, tabulated on a square grid with bilinear interpolation.
struct Grid: Sendable {
    /// The grid spans −extent…extent in x and y.
    let extent: Float
    /// The number of grid points along each side.
    let resolution: Int
    private let values: [Float]
    private let cellsPerUnit: Float

    /// - Parameter values: In rows from (−extent, −extent), x first.
    init(extent: Float, resolution: Int, values: [Float]) {
        precondition(values.count == resolution * resolution)
        self.extent = extent
        self.resolution = resolution
        self.values = values
        cellsPerUnit = Float(resolution - 1) / (2 * extent)
    }

    /// Samples a function at the grid points.
    init(extent: Float, resolution: Int, _ function: (Point) -> Float) {
        let cell = 2 * extent / Float(resolution - 1)
        let values = (0..<(resolution * resolution)).map { index in
            function(Point(Float(index % resolution), Float(index / resolution)) * cell - extent)
        }
        self.init(extent: extent, resolution: resolution, values: values)
    }

    /// The position in the grid nearest to `p`.
    @inline(__always) func nearest(_ p: Point) -> Point {
        let limit = extent * 0.9999
        return Point(clamp(p.x, -limit, limit), clamp(p.y, -limit, limit))
    }

    /// The value at `p`, which must lie in the grid; see `nearest(_:)`.
    @inline(__always) func callAsFunction(_ p: Point) -> Float {
        let x = (p.x + extent) * cellsPerUnit
        let y = (p.y + extent) * cellsPerUnit
        let (i, j) = (Int(x), Int(y))
        let (u, v) = (x - Float(i), y - Float(j))
        let index = j * resolution + i
        return values.withUnsafeBufferPointer { grid in
            mix(mix(grid[index], grid[index + 1], u), mix(grid[index + resolution], grid[index + resolution + 1], u), v)
        }
    }
}
