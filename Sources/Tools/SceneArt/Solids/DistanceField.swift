// SPDX-License-Identifier: MIT

/// The signed distance to an outline over a square: negative inside, positive outside.
///
/// Distances are exact at grid points and bilinear between them. The grid is built in tiles, and each tile tests only
/// nearby segments. Let d be the distance from the tile's centre to the nearest segment. Segments farther from the
/// centre than d plus the tile's diagonal are skipped, because they cannot be nearest to any point of the tile.
package struct DistanceField: Sendable {
    private let grid: Grid

    package init(_ outline: Outline, extent: Float, resolution: Int = 1024) {
        let cell = 2 * extent / Float(resolution - 1)
        var segments: [(a: Point, b: Point)] = []
        for contour in outline.contours {
            for (i, a) in contour.enumerated() {
                let b = contour[(i + 1) % contour.count]
                if a != b { segments.append((a, b)) }
            }
        }
        func squaredDistance(_ p: Point, _ s: (a: Point, b: Point)) -> Float {
            let (pa, ba) = (p - s.a, s.b - s.a)
            let offset = pa - ba * clamp(dot(pa, ba) / dot(ba, ba))
            return dot(offset, offset)
        }

        var grid = [Float](repeating: 0, count: resolution * resolution)
        let tile = 16
        let diagonal = Float(tile) * cell * 1.4143
        for top in stride(from: 0, to: resolution, by: tile) {
            for left in stride(from: 0, to: resolution, by: tile) {
                let middle = Point(Float(left) + Float(tile) / 2, Float(top) + Float(tile) / 2) * cell - extent
                let distances = segments.map { squaredDistance(middle, $0).squareRoot() }
                let reach = (distances.min() ?? 0) + diagonal
                let candidates = zip(segments, distances).filter { $0.1 <= reach }.map(\.0)
                for j in top..<min(top + tile, resolution) {
                    for i in left..<min(left + tile, resolution) {
                        let p = Point(Float(i), Float(j)) * cell - extent
                        var nearest = Float.greatestFiniteMagnitude
                        for segment in candidates { nearest = min(nearest, squaredDistance(p, segment)) }
                        grid[j * resolution + i] = nearest.squareRoot()
                    }
                }
            }
        }

        // Sets the signs. Along a row, each crossing of the outline changes between outside and inside.
        for j in 0..<resolution {
            let y = Float(j) * cell - extent
            var crossings: [Float] = []
            for (a, b) in segments where (a.y <= y) != (b.y <= y) {
                crossings.append(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x))
            }
            crossings.sort()
            var next = 0
            for i in 0..<resolution {
                let x = Float(i) * cell - extent
                while next < crossings.count, crossings[next] <= x { next += 1 }
                if next % 2 == 1 { grid[j * resolution + i].negate() }
            }
        }
        self.grid = Grid(extent: extent, resolution: resolution, values: grid)
    }

    /// The signed distance at `p`. Outside of the grid, it is the value at the nearest grid position plus the distance
    /// to it.
    @inline(__always) package func callAsFunction(_ p: Point) -> Float {
        let q = grid.nearest(p)
        return p == q ? grid(q) : grid(q) + length(p - q)
    }
}
