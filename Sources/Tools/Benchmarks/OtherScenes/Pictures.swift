// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
import SwiftUICore

/// Large rotating images in five columns and six rows.
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

    private static var made: [Int: [ImageValue]] = [:]

    /// Thirty opaque images with different pixels.
    private static func pictures(side: Int) -> [ImageValue] {
        if let pictures = made[side] { return pictures }
        let pictures = (0..<30).map { index in
            var bitmap = Bitmap(width: side, height: side)
            let stride = bitmap.bytesPerRow / 4
            // There are thirty million pixels, so values that depend only on the column or the row are computed once.
            let parts = (0..<side).map { UInt32($0 * 255 / side) }
            let period = UInt32(side * 2 + index)
            bitmap.withUnsafeMutableBytes { bytes in
                let pixels = bytes.bindMemory(to: UInt32.self)
                for y in 0..<side {
                    let blue = (parts[y] + 8 * UInt32(index)) & 255
                    let alike = 255 << 24 | blue << 16, square = UInt32(y * y)
                    for x in 0..<side {
                        let wave = (UInt32(truncatingIfNeeded: x &* x) &+ square) / period & 255
                        pixels[y &* stride &+ x] = alike | parts[x] << 8 | wave
                    }
                }
            }
            return ImageValue(ImageAsset(.bitmap(bitmap, scale: 1)))
        }
        // Caches the images of only one size, because they need much memory.
        made = [side: pictures]
        return pictures
    }
}
