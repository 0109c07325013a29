// SPDX-License-Identifier: MIT

/// A mask of the background pixels, which begins with the pixels reachable from the borders.
struct BackgroundFlood {
    private(set) var isBackground: [Bool]

    private let grid: Neighbours
    /// The distance of each pixel from the background colour, 0…255.
    private let distances: [UInt8]
    private let limit: Int

    init(_ grid: PixelArray, _ color: SIMD4<UInt8>, limit: Int) {
        self.grid = Neighbours(width: grid.width, height: grid.height)
        self.limit = limit
        distances = grid.pixels.map { UInt8($0.distance(to: color)) }
        isBackground = [Bool](repeating: false, count: grid.pixels.count)
        let (width, height) = (grid.width, grid.height)
        for x in 0..<width { flood(from: x) }
        for x in 0..<width { flood(from: (height - 1) * width + x) }
        for y in 0..<height { flood(from: y * width) }
        for y in 0..<height { flood(from: y * width + width - 1) }
    }

    /// Adds a pixel, and all pixels within `limit` that are 4-connected to it.
    private mutating func flood(from start: Int) {
        guard !isBackground[start], distances[start] <= limit else { return }
        isBackground[start] = true
        var waiting = [Int32(start)]
        while let next = waiting.popLast() {
            grid.forEach(around: Int(next), diagonal: false) { i in
                guard !isBackground[i], distances[i] <= limit else { return }
                isBackground[i] = true
                waiting.append(Int32(i))
            }
        }
    }
}

// MARK: - Holes, islands and fringes

extension BackgroundFlood {
    /// Adds enclosed areas of more than `speckle` pixels in the background colour, such as the inside of a ring.
    mutating func addHoles(largerThan speckle: Int) {
        for region in grid.regions(diagonal: false, { !isBackground[$0] && distances[$0] <= limit })
        where region.count > speckle { add(region) }
    }

    /// Marks islands of up to `speckle` foreground pixels as background. The largest island stays foreground, because
    /// it is the subject.
    mutating func addIslands(upTo speckle: Int) {
        guard speckle > 0 else { return }
        let islands = grid.regions(diagonal: true) { !isBackground[$0] }
        let largest = islands.map(\.count).max() ?? 0
        for island in islands where island.count <= speckle && island.count < largest { add(island) }
    }

    private mutating func add(_ region: [Int32]) {
        for i in region { isBackground[Int(i)] = true }
    }

    /// Adds the fringes that JPEG's ringing and chroma subsampling leave at strong edges. Their distance from the
    /// background colour exceeds `limit` slightly, but is far below the distance of the nearby subject.
    mutating func addFringes() {
        guard limit > 0 else { return }
        let strongest = blockMaxima()
        let columns = (grid.width + 7) / 8
        func nearby(_ i: Int) -> Int {
            let (x, y) = (i % grid.width / 8, i / grid.width / 8)
            var most = 0
            for row in max(y - 1, 0)...min(y + 1, (grid.height - 1) / 8) {
                for column in max(x - 1, 0)...min(x + 1, columns - 1) {
                    most = max(most, Int(strongest[row * columns + column]))
                }
            }
            return most
        }
        var shore = isBackground.indices.filter { isBackground[$0] }
        for _ in 0..<4 {
            var next: [Int] = []
            for i in shore {
                grid.forEach(around: i, diagonal: true) { j in
                    let distance = Int(distances[j])
                    guard !isBackground[j], distance <= 2 * limit, distance * 4 <= nearby(j) else { return }
                    isBackground[j] = true
                    next.append(j)
                }
            }
            shore = next
        }
    }

    /// The largest distance from the background colour in each block of 8 × 8 pixels.
    private func blockMaxima() -> [UInt8] {
        let columns = (grid.width + 7) / 8
        var maxima = [UInt8](repeating: 0, count: columns * ((grid.height + 7) / 8))
        for i in distances.indices {
            let block = i / grid.width / 8 * columns + i % grid.width / 8
            maxima[block] = max(maxima[block], distances[i])
        }
        return maxima
    }
}
