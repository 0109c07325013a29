// SPDX-License-Identifier: MIT

import Drawing

extension Bitmap {
    /// The bitmap with its stored pixels rotated and mirrored for display.
    func shown(in orientation: ImageOrientation) -> Bitmap {
        if orientation == .up { return self }
        let (columns, rows) = (width, height)
        var result =
            orientation.swapsSides ? Bitmap(width: rows, height: columns) : Bitmap(width: columns, height: rows)
        // `start`: the byte offset of the stored pixel that is shown at the top left. `beside`, `below`: the byte
        // offsets from a stored pixel to the pixels shown to its right and below it.
        let (right, down) = (4, bytesPerRow)
        let (lastColumn, lastRow) = ((columns - 1) * right, (rows - 1) * down)
        let (start, beside, below) =
            switch orientation {
            case .up: (0, right, down)
            case .upMirrored: (lastColumn, -right, down)
            case .down: (lastColumn + lastRow, -right, -down)
            case .downMirrored: (lastRow, right, -down)
            case .leftMirrored: (0, down, right)
            case .right: (lastRow, -down, right)
            case .rightMirrored: (lastColumn + lastRow, -down, -right)
            case .left: (lastColumn, down, -right)
            }
        let (shownWidth, shownHeight, shownBytesPerRow) = (result.width, result.height, result.bytesPerRow)
        withUnsafeBytes { stored in
            result.withUnsafeMutableBytes { shown in
                for y in 0..<shownHeight {
                    var source = start + y * below
                    for x in 0..<shownWidth {
                        let pixel = stored.load(fromByteOffset: source, as: UInt32.self)
                        shown.storeBytes(of: pixel, toByteOffset: y * shownBytesPerRow + 4 * x, as: UInt32.self)
                        source += beside
                    }
                }
            }
        }
        return result
    }
}
