// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import ImageComparison
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

    /// Whether letters of the element are visible in `box`.
    func isInkVisible(_ element: Element, in box: CGRect) throws -> Bool {
        let rasterizer = FrameRasterizer()
        func picture(_ level: Float) throws -> Bitmap {
            rasterizer.draw(try source.displayList(ink: .grayOf(ObjectIdentifier(element), level)))
        }
        let (black, white) = (try picture(0), try picture(1))
        let scale = Double(black.width) / max(host.size.width, 1)
        return InkPictures.isInkVisible(black: black, white: white, scale: scale, in: box)
    }
}
