// SPDX-License-Identifier: MIT

import Drawing

/// Arranges frames of the same size in one image, row by row, so that a whole animation can be viewed and stored at
/// once.
package enum ContactSheet {
    /// Makes the sheet. A single frame is returned unchanged.
    /// - Parameters:
    ///   - frames: One or more frames of the same size.
    ///   - columns: The number of frames in a row, at least 1. Cells without a frame are transparent.
    package static func make(_ frames: [Bitmap], columns: Int) -> Bitmap {
        if frames.count == 1 { return frames[0] }
        let (width, height) = (frames[0].width, frames[0].height)
        let rows = (frames.count + columns - 1) / columns
        var sheet = Bitmap(width: width * min(columns, frames.count), height: height * rows)
        for (index, frame) in frames.enumerated() {
            copy(frame, into: &sheet, x: index % columns * width, y: index / columns * height)
        }
        return sheet
    }

    private static func copy(_ frame: Bitmap, into sheet: inout Bitmap, x: Int, y: Int) {
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
