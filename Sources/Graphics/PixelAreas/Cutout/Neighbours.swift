// SPDX-License-Identifier: MIT

/// Finds neighbouring pixels by their index in rows without padding.
struct Neighbours {
    let width: Int
    let height: Int

    @inline(__always) func forEach(around i: Int, diagonal: Bool, _ body: (Int) -> Void) {
        let x = i % width
        let (hasLeft, hasRight) = (x > 0, x + 1 < width)
        if hasLeft { body(i - 1) }
        if hasRight { body(i + 1) }
        for (isThere, row) in [(i >= width, i - width), (i + width < width * height, i + width)] where isThere {
            body(row)
            guard diagonal else { continue }
            if hasLeft { body(row - 1) }
            if hasRight { body(row + 1) }
        }
    }

    /// The connected components of the pixels for which `belongs` is true.
    func regions(diagonal: Bool, _ belongs: (Int) -> Bool) -> [[Int32]] {
        var isTaken = [Bool](repeating: false, count: width * height)
        var regions: [[Int32]] = []
        for start in isTaken.indices where !isTaken[start] && belongs(start) {
            isTaken[start] = true
            var region = [Int32(start)]
            var next = 0
            while next < region.count {
                forEach(around: Int(region[next]), diagonal: diagonal) { i in
                    guard !isTaken[i], belongs(i) else { return }
                    isTaken[i] = true
                    region.append(Int32(i))
                }
                next += 1
            }
            regions.append(region)
        }
        return regions
    }
}
