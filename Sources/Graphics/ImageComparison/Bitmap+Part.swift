// SPDX-License-Identifier: MIT

import Drawing

extension Bitmap {
    /// A part of the picture; what lies outside is left out.
    package func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
        let (left, top) = (min(max(x, 0), self.width - 1), min(max(y, 0), self.height - 1))
        var part = Bitmap(width: min(width, self.width - left), height: min(height, self.height - top))
        for row in 0..<part.height {
            for column in 0..<part.width { part[column, row] = self[left + column, top + row] }
        }
        return part
    }
}
