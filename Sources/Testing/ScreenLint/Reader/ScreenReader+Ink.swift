// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Inspection
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views
import Zoetrope

// Draws the screen with texts and symbols in several colours, to measure what is seen of them.

extension ScreenReader {
    func inkPictures() throws -> InkPictures {
        let area = max(host.size.width * host.size.height, 1)
        let scale = min(Self.fineScale, (Self.mostPixels / area).squareRoot())
        let rasterizer = FrameRasterizer()
        func picture(_ ink: InspectionInk) throws -> Bitmap {
            var list = try source.displayList(ink: ink)
            list.scale = scale
            return rasterizer.draw(list)
        }
        return InkPictures(
            scale: scale, own: try picture(.own), none: try picture(.none), black: try picture(.gray(0)),
            white: try picture(.gray(1)))
    }

    /// Whether at least one pixel of the letters in `box` has a coverage above `InkPictures.least`.
    func isInkVisible(_ element: Element, in box: CGRect) throws -> Bool {
        let rasterizer = FrameRasterizer()
        func picture(_ level: Float) throws -> Bitmap {
            rasterizer.draw(try source.displayList(ink: .grayOf(ObjectIdentifier(element), level)))
        }
        let (black, white) = (try picture(0), try picture(1))
        let scale = Double(black.width) / max(host.size.width, 1)
        let (left, right) = (max(Int(box.minX * scale), 0), min(Int(box.maxX * scale), black.width))
        let (top, bottom) = (max(Int(box.minY * scale), 0), min(Int(box.maxY * scale), black.height))
        guard left < right, top < bottom else { return false }
        for y in top..<bottom {
            for x in left..<right where InkPictures.coverage(black[x, y], white[x, y]) > InkPictures.least {
                return true
            }
        }
        return false
    }
}

extension Bitmap {
    var hasOneColor: Bool {
        guard width > 0, height > 0 else { return true }
        let first = self[0, 0]
        return withUnsafeBytes { bytes in
            (0..<height).allSatisfy { y in
                let row = UnsafeRawBufferPointer(rebasing: bytes[y * bytesPerRow..<y * bytesPerRow + 4 * width])
                return row.bindMemory(to: SIMD4<UInt8>.self).allSatisfy { $0 == first }
            }
        }
    }
}
