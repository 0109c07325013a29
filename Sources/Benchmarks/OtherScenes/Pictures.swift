// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
import Interaction

/// Large pictures that turn, in five columns and six rows.
struct Pictures: View {
    let side: Int
    let isTilted: Bool

    var body: some View {
        let pictures = Self.pictures(side: side)
        Moment { time in
            ZStack {
                ForEach(0..<30, id: \.self) { index in
                    let angle = Angle.degrees(time * 40 + Double(index) * 12)
                    let picture = Image(pictures[index]).resizable().frame(width: 110, height: 110)
                    Group {
                        if isTilted {
                            picture.rotation3DEffect(angle, axis: (x: 0.3, y: 1, z: 0.1), perspective: 0.6)
                        } else {
                            picture.rotationEffect(angle)
                        }
                    }
                    .position(x: 40 + Double(index % 5) * 80, y: 70 + Double(index / 5) * 144)
                }
            }
        }
    }

    private static var made: [Int: [HeldImage]] = [:]

    /// Thirty of them, opaque, each with its own pixels.
    private static func pictures(side: Int) -> [HeldImage] {
        if let pictures = made[side] { return pictures }
        let pictures = (0..<30).map { index in
            var bitmap = Bitmap(width: side, height: side)
            let stride = bitmap.bytesPerRow
            bitmap.withUnsafeMutableBytes { bytes in
                for y in 0..<side {
                    for x in 0..<side {
                        let wave = (x * x + y * y) / (side * 2 + index) & 255
                        let at = y * stride + 4 * x
                        bytes[at] = UInt8(wave)
                        bytes[at + 1] = UInt8(x * 255 / side)
                        bytes[at + 2] = UInt8((y * 255 / side + 8 * index) & 255)
                        bytes[at + 3] = 255
                    }
                }
            }
            return HeldImage(ImageAsset(.bitmap(bitmap, scale: 1)))
        }
        // One size at a time: they are many.
        made = [side: pictures]
        return pictures
    }
}
