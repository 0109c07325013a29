// SPDX-License-Identifier: MIT

/// A flat-sawn walnut board with satin lacquer; the grain runs from left to right.
///
/// Painted without a model. Growth rings are cones around the pith, cut by a plane that is not quite parallel to it:
/// a ring's radius at a point is √(across² + depth²), and the depth changes along the board. Near the pith the cut is
/// tangential and rings form pointed arches (cathedrals); beside it they run straight and close. Noise bends the
/// trunk, so that nothing repeats.
///
/// Unit: the image's side is 1; x to the right, y down.
struct WoodGrain: Sendable {
    private static let side = 1000

    private let walnut = Ramp([
        0x22110A, 0x3A2013, 0x54311D, 0x6D4327, 0x865733, 0x9E6C42, 0xB48254, 0xC6986A,
    ])

    /// Rings per unit of radius.
    private static let rings: Float = 62

    private func color(_ p: Point) -> Vector {
        // Coordinates along and across the bent trunk.
        let bend = 0.055 * Noise.clouds(Point(p.x * 0.9 + 3, p.y * 1.7), octaves: 3, seed: 101)
        let ripple = 0.0030 * Noise.value(Point(p.x * 5, p.y * 14), seed: 104)
        let across = p.y + bend + ripple

        // Fibres: long streaks of several widths.
        let long = Noise.value(Point(p.x * 1.7, across * 62), seed: 111)
        let middle = Noise.value(Point(p.x * 3.5 + 5, across * 160), seed: 112)
        let fine = Noise.value(Point(p.x * 8 + 9, across * 390), seed: 113)
        let fibre = long * 0.34 + middle * 0.34 + fine * 0.32

        // The cut of the board through the trunk: `fromPith` is the distance to the side of the pith, `depth` the
        // distance above or below it.
        let fromPith = across - (0.20 + 0.10 * p.x)
        let depth = 0.05 + 0.30 * p.x + 0.05 * Noise.value(p.x * 2.3, seed: 105)
        let radius = (fromPith * fromPith + depth * depth * 0.6).squareRoot()

        // Rings of uneven width and colour. Fibres fray their edges, most where the cut is tangential.
        let age = radius * Self.rings
        let along = depth / max(radius, 0.02)
        let fray = (0.10 + 0.34 * along) * (long * 0.36 + middle * 0.36 + fine * 0.28)
        let year =
            age + 0.5 * Noise.value(age * 0.45, seed: 106) + 0.16 * Noise.clouds(p * 7, octaves: 3, seed: 107) + fray
        let ring = year.rounded(.down)
        let season = year - ring  // 0 spring … 1 winter
        let vigour = Noise.unit(Int(ring), seed: 108)
        let late = smoothstep(0.10, 0.90, season) * smoothstep(1.0, 0.86, season) * (1 - 0.2 * along)
        let line = smoothstep(0.70, 0.92, season) * smoothstep(1.0, 0.92, season)

        // Broad bands of heartwood that follow the rings.
        let band = Noise.value(year * 0.13, seed: 109) * 0.6 + Noise.value(year * 0.31, seed: 110) * 0.4

        var tone: Float = 0.655 + 0.15 * band
        tone -= (0.02 + 0.09 * vigour) * late + (0.01 + 0.10 * vigour * vigour) * line
        tone += 0.13 * fibre * (0.8 + 0.4 * late)
        tone -= 0.20 * pores(Point(p.x, across), season: season)
        tone += 0.05 * Noise.clouds(Point(p.x * 1.5, p.y * 4), octaves: 2, seed: 116)

        // Chatoyance: fibres that dive into the board show their dark ends, and fibres that rise show their sheen.
        let wave = Noise.value(Point(p.x * 6 + 1.5 * across, p.y * 1.6), seed: 114)
        let curl = Noise.value(Point(p.x * 15 + 100 * bend, p.y * 3.5), seed: 115)
        let figure = 0.55 * wave + 0.45 * curl
        tone += figure * 0.035

        // The lacquer: soft window light from the upper left, modulated by the grain.
        let window = bell(length(Point(p.x - 0.16, p.y - 0.05)) / 0.75)
        let light = 0.87 + 0.30 * window + 0.06 * figure * window
        let gloss = (0.004 + 0.022 * window * window) * (1 + 0.25 * fibre + 0.3 * figure)
        return walnut(tone) * light + Vector(0.95, 0.98, 1.0) * gloss
    }

    /// Pores, 0…1: short dark dashes along the grain, dense in early wood and sparse in late wood.
    private func pores(_ p: Point, season: Float) -> Float {
        let density = 0.62 - 0.45 * smoothstep(0.15, 0.75, season)
        return max(
            dashes(p, cells: Point(19, 230), width: 0.0009, density: density, seed: 120),
            0.65 * dashes(p, cells: Point(38, 290), width: 0.0008, density: density, seed: 130))
    }

    /// The darkness of the pores, which are short dashes: at most one for each cell of a lattice.
    private func dashes(_ p: Point, cells: Point, width: Float, density: Float, seed: UInt32) -> Float {
        let q = p * cells
        let (i, j) = (Int(q.x.rounded(.down)), Int(q.y.rounded(.down)))
        var dark: Float = 0
        for y in (j - 1)...(j + 1) {
            for x in (i - 1)...(i + 1) where Noise.unit(x, y, seed: seed) < density {
                let size = Noise.unit(x, y, seed: seed + 1)
                let middle = Point(
                    Float(x) + Noise.unit(x, y, seed: seed + 2), Float(y) + Noise.unit(x, y, seed: seed + 3))
                let away = (q - middle) / cells
                let half = (0.18 + 0.55 * size * size) / cells.x
                let end = smoothstep(half, half * 0.4, abs(away.x))
                let slant = away.y - away.x * (Noise.unit(x, y, seed: seed + 4) - 0.5) * 0.03
                dark = max(dark, end * bell(slant / (width * (0.5 + 0.5 * size))) * (0.45 + 0.55 * size))
            }
        }
        return dark
    }

    static func draw() -> Film {
        let board = WoodGrain()
        return Film(painting: side, by: side, samples: 2) { board.color($0 / Float(side)) }
    }
}
