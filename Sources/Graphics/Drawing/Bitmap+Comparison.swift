// SPDX-License-Identifier: MIT

extension Bitmap {
    /// Whether each channel of each pixel differs by at most `tolerance` from the same channel in `other`. False if the
    /// sizes differ.
    package func isClose(to other: Bitmap, within tolerance: Int) -> Bool {
        guard width == other.width, height == other.height else { return false }
        if identity == other.identity { return true }
        return withUnsafeBytes { mine in
            other.withUnsafeBytes { theirs in
                for y in 0..<height {
                    let row = y * bytesPerRow
                    for index in row..<row + 4 * width
                    where abs(Int(mine[index]) - Int(theirs[index])) > tolerance { return false }
                }
                return true
            }
        }
    }
}
