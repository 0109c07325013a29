// SPDX-License-Identifier: MIT

extension Bitmap {
    /// The greatest size of a caret, in pixels. Images have one to a few pixels per point.
    private static var caretSize: (width: Int, height: Int) { (8, 120) }

    /// Whether two images are equal, or differ only in a narrow upright rectangle, as a blinking caret does.
    package func differsAtMostByCaret(from other: Bitmap) -> Bool {
        guard width == other.width, height == other.height else { return false }
        var (columns, rows) = ((least: Int.max, most: -1), (least: Int.max, most: -1))
        for y in 0..<height {
            for x in 0..<width where self[x, y] != other[x, y] {
                (columns.least, columns.most) = (min(columns.least, x), max(columns.most, x))
                (rows.least, rows.most) = (min(rows.least, y), y)
            }
        }
        guard columns.most >= 0 else { return true }
        let (width, height) = (columns.most - columns.least + 1, rows.most - rows.least + 1)
        return width <= Self.caretSize.width && height <= Self.caretSize.height && width < height
    }
}
