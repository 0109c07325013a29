import Drawing

/// Several frames side by side in one picture, so that a whole animation is looked at, and kept, at once.
struct ContactSheet {
    static func make(_ frames: [Bitmap], columns: Int) -> Bitmap {
        let (width, height) = (frames[0].width, frames[0].height)
        let rows = (frames.count + columns - 1) / columns
        var sheet = Bitmap(width: width * min(columns, frames.count), height: height * rows)
        for (index, frame) in frames.enumerated() {
            copy(frame, into: &sheet, x: index % columns * width, y: index / columns * height)
        }
        return sheet
    }

    static func copy(_ frame: Bitmap, into sheet: inout Bitmap, x: Int, y: Int) {
        let sheetRow = sheet.bytesPerRow
        sheet.withUnsafeMutableBytes { target in
            frame.withUnsafeBytes { source in
                for row in 0..<frame.height {
                    let from = row * frame.bytesPerRow
                    let to = (y + row) * sheetRow + x * 4
                    target[to..<(to + frame.width * 4)].copyBytes(from: source[from..<(from + frame.width * 4)])
                }
            }
        }
    }
}

/// Where and how much two pictures of one size differ.
struct PictureDifference {
    var count = 0
    var worst = (x: 0, y: 0, by: 0)
    var box = (minX: Int.max, minY: Int.max, maxX: Int.min, maxY: Int.min)
    /// Black where they agree; else the difference, brightened.
    var picture: Bitmap

    init(_ a: Bitmap, _ b: Bitmap) {
        picture = Bitmap(width: a.width, height: a.height)
        for y in 0..<a.height {
            for x in 0..<a.width {
                let (p, q) = (SIMD4<Int16>(truncatingIfNeeded: a[x, y]), SIMD4<Int16>(truncatingIfNeeded: b[x, y]))
                let difference = pointwiseMax(p &- q, q &- p)
                let most = Int(difference.max())
                guard most > 0 else {
                    picture[x, y] = SIMD4(0, 0, 0, 255)
                    continue
                }
                count += 1
                if most > worst.by { worst = (x, y, most) }
                box = (min(box.minX, x), min(box.minY, y), max(box.maxX, x), max(box.maxY, y))
                let shown = pointwiseMin(difference &* 8 &+ 48, SIMD4(repeating: 255))
                picture[x, y] = SIMD4(UInt8(shown.x), UInt8(shown.y), UInt8(shown.z), 255)
            }
        }
    }
}
