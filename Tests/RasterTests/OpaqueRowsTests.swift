// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// Rows that are certainly opaque are written without reading the destination. The result must not depend on the
/// destination.
@Suite struct OpaqueRowsTests {
    private func picture() -> Bitmap {
        var dice = Dice(state: 11)
        return bitmap(53, 47) { _, _ in
            SIMD4(UInt8.random(in: 0...255, using: &dice), UInt8.random(in: 0...255, using: &dice), 255, 255)
        }
    }

    private static let transforms: [ProjectionTransform] = {
        let turned = CGAffineTransform(rotationAngle: 0.4)
        var tilted = ProjectionTransform(turned)
        tilted.m13 = 0.004
        return [
            .identity, .scale(0.37), .scale(2.3), ProjectionTransform(turned), tilted,
            ProjectionTransform(turned.scaledBy(x: 0.2, y: 0.9)), .translation(x: 0.3, y: 0.6),
        ]
    }()

    @Test(arguments: transforms.indices, [ImageInterpolation.none, .low, .medium, .high])
    func opaquePicturesStayOpaque(transform: Int, interpolation: ImageInterpolation) {
        let item = DisplayItem(
            .image(
                ImageContent(
                    bitmap: picture(), rect: CGRect(x: 0, y: 0, width: 60, height: 60), interpolation: interpolation)),
            transform: Self.transforms[transform].concatenating(.translation(x: 40, y: 10)))
        let silhouette = DisplayItem(
            .fill(Path(CGRect(x: 0, y: 0, width: 60, height: 60)), FillStyle(), .color(.black)),
            transform: item.transform)
        let (seen, covered) = (render(140, 120, [item]), render(140, 120, [silhouette]))
        let onRed = render(140, 120, background: RGBAColor(red: 1, green: 0, blue: 0), [item])
        for y in 0..<120 {
            for x in 0..<140 where covered[x, y].w == 255 {
                #expect(seen[x, y].w == 255 && onRed[x, y] == seen[x, y], "\(x), \(y)")
            }
        }
    }
}
