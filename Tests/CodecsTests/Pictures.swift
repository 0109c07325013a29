// SPDX-License-Identifier: MIT

import Drawing

/// Small images for round trips.
enum Pictures {
    /// - Parameter color: straight red, green, blue and alpha of a pixel, 0…255; premultiplied here.
    static func make(_ width: Int, _ height: Int, _ color: (Int, Int) -> [Int]) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let c = color(x, y).map { $0 & 255 }
                bitmap[x, y] = SIMD4(
                    UInt8((c[0] * c[3] + 127) / 255), UInt8((c[1] * c[3] + 127) / 255),
                    UInt8((c[2] * c[3] + 127) / 255), UInt8(c[3]))
            }
        }
        return bitmap
    }

    static let sizes = [(1, 1), (2, 3), (7, 5), (16, 16), (17, 33), (63, 2), (65, 64)]

    static func noise(_ x: Int, _ y: Int) -> Int {
        let n = (x &* 374_761_393 &+ y &* 668_265_263) & 0x7FFF_FFFF
        return ((n ^ n >> 13) &* 1_274_126_177) >> 16 & 255
    }
}
