// SPDX-License-Identifier: MIT

/// The shadow of a model on the backdrop straight behind it, blurred as by a large lamp.
///
/// The table is computed once. It holds the union of the model's cross sections at a few values of z, blurred by a
/// Gaussian. `Film.castShadow` darkens the transparent backdrop with it.
struct SoftShadow: Sendable {
    private let grid: Grid

    /// - Parameters:
    ///   - heights: The z of the cross sections whose union is the shadow's outline.
    ///   - extent: The shadow is defined for −extent…extent in x and y.
    ///   - blur: The standard deviation of the blur, in the model's unit.
    init(of subject: some Model, heights: [Float], extent: Float, blur: Float, resolution: Int = 384) {
        let cell = 2 * extent / Float(resolution - 1)
        func place(_ index: Int) -> Float { Float(index) * cell - extent }
        var covered = [Float](repeating: 0, count: resolution * resolution)
        for j in 0..<resolution {
            for i in 0..<resolution {
                for z in heights {
                    let d = subject.distance(Vector(place(i), place(j), z))
                    covered[j * resolution + i] = max(covered[j * resolution + i], clamp(0.5 - d / cell))
                }
            }
        }
        let reach = Int((3 * blur / cell).rounded(.up))
        let taps = (-reach...reach).map { exp(-(Float($0) * cell / blur) * (Float($0) * cell / blur) / 2) }
        let total = taps.reduce(0, +)
        // Each pass blurs along x and transposes, so two passes blur both axes.
        for _ in 0..<2 {
            var turned = covered
            for j in 0..<resolution {
                for i in 0..<resolution {
                    var sum: Float = 0
                    for (tap, weight) in taps.enumerated() {
                        let column = i + tap - reach
                        if column >= 0, column < resolution { sum += covered[j * resolution + column] * weight }
                    }
                    turned[i * resolution + j] = sum / total
                }
            }
            covered = turned
        }
        grid = Grid(extent: extent, resolution: resolution, values: covered)
    }

    /// The strength of the shadow at a point of the backdrop, 0…1.
    func callAsFunction(_ p: Point) -> Float { grid(grid.nearest(p)) }
}
