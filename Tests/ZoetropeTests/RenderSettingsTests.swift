// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Raster
import Testing
import Zoetrope

@Suite struct RenderSettingsTests {
    private let assets = AssetLibrary(directories: [])

    @Test(
        arguments: [
            (400.0, 860.0, 1.0), (400, 860, 3), (33.3, 10.1, 1.5), (100 / 3.0, 7, 3), (0.2, 0.1, 1),
        ] as [(Double, Double, Double)])
    func pixelsAreThoseOfTheRasterizer(width: Double, height: Double, scale: Double) throws {
        let size = CGSize(width: width, height: height)
        let settings = try RenderSettings(size: size, scale: scale, assets: assets)
        var bitmap = Bitmap(width: 0, height: 0)
        Rasterizer().draw(DisplayList(size: size, scale: scale), into: &bitmap)
        #expect(settings.pixelSize == (bitmap.width, bitmap.height))
    }

    @Test func boundsAreNamed() {
        let cases: [(Double, Double, Double, String)] = [
            (0, 5, 1, "the width is 0 points, but must be more than 0"),
            (5, -3, 1, "the height is -3 points, but must be more than 0"),
            (5, .nan, 1, "the height is nan points, but must be more than 0"),
            (16_385, 5, 1, "the width is 16385 pixels, but must be at most 16384"),
            (5, 5_461.5, 3, "the height is 16385 pixels, but must be at most 16384"),
            (.infinity, 5, 1, "the width is inf pixels, but must be at most 16384"),
            (5, 5, 0, "the scale is 0, but must be more than 0 and at most 16"),
            (5, 5, -1, "the scale is -1, but must be more than 0 and at most 16"),
            (5, 5, 16.5, "the scale is 16.5, but must be more than 0 and at most 16"),
        ]
        for (width, height, scale, message) in cases {
            let error = #expect(throws: LimitError.self) {
                try RenderSettings(size: CGSize(width: width, height: height), scale: scale, assets: assets)
            }
            #expect(error.map { "\($0)" } == message)
        }
    }
}
