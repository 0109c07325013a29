// SPDX-License-Identifier: MIT

/// The shadow that a model throws straight down onto the backdrop behind it, as blurred as a large lamp makes it.
///
/// Tabulated once: what the model covers is looked up at a few heights, joined and blurred by a bell. The backdrop has no
/// surface of its own here; `Film.castShadow` darkens what shines through.
struct SoftShadow: Sendable {
    private let grid: Grid

    /// - Parameters:
    ///   - heights: the z of the cuts through the model whose outlines together are the outline of the shadow.
    ///   - extent: the shadow is known for −extent…extent in x and y.
    ///   - blur: the bell's standard deviation, in the model's unit.
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
        // Blurred along x and transposed, twice: along both.
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

    /// How much light is missing at a place of the backdrop, 0…1.
    func callAsFunction(_ p: Point) -> Float { grid(grid.nearest(p)) }
}
