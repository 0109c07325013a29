// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Styles
import TestSupport
import Testing

@Suite struct ColorFilterTests {
    /// The red of iOS.
    private let red: [Float] = [255.0 / 255, 59.0 / 255, 48.0 / 255, 1]

    /// The matrix times the components, clamped to 0…1, in bytes.
    private func apply(_ matrix: ColorMatrix, _ color: [Float]) -> [Double] {
        [matrix.red, matrix.green, matrix.blue, matrix.alpha].map { row in
            let sum = zip(row, color).reduce(row[4]) { $0 + $1.0 * $1.1 }
            return Double(min(max(sum, 0), 1)) * 255
        }
    }

    @Test(
        arguments: [
            (ColorMatrix.brightness(0.2), [255.0, 110, 99]), (.brightness(-0.2), [204, 8, 0]),
            (.contrast(0.5), [191.25, 93.25, 87.75]), (.contrast(2), [255, 0, 0]),
            (.saturation(0), [99.88, 99.88, 99.88]), (.saturation(0.5), [177.44, 79.44, 73.94]),
            (.grayscale(1), [99.88, 99.88, 99.88]), (.hueRotation(.degrees(45)), [172.87, 92.99, 0]),
            (.hueRotation(.degrees(90)), [48, 131.02, 0]), (.hueRotation(.degrees(180)), [0, 140.75, 151.75]),
            (.colorInvert, [0, 196, 207]), (.colorMultiply(RGBAColor(white: 0.5)), [127.5, 29.5, 24]),
        ] as [(ColorMatrix, [Double])])
    func samples(_ matrix: Drawing.ColorMatrix, _ expected: [Double]) {
        #expect(areClose(apply(matrix, red), expected + [255], within: 0.06))
    }

    @Test(arguments: [
        ColorMatrix.brightness(0), .contrast(1), .saturation(1), .grayscale(0), .hueRotation(.zero),
        .hueRotation(.degrees(360)), .colorMultiply(.white),
    ])
    func nothingToDo(_ matrix: Drawing.ColorMatrix) {
        // The rows of the hue rotation are rounded to four digits: .2126 + .7873 is not quite 1.
        #expect(areClose(apply(matrix, red), red.map { Double($0) * 255 }, within: 0.05))
    }

    @Test func parametersAreCut() {
        #expect(ColorMatrix.saturation(-3) == .saturation(0))
        #expect(ColorMatrix.grayscale(5) == .grayscale(1) && ColorMatrix.grayscale(-5) == .grayscale(0))
        #expect(apply(.contrast(-1), red)[0] == 0)
    }

    @Test func greysKeepTheirHue() {
        for degrees in stride(from: 0.0, to: 360, by: 30) {
            let grey = apply(.hueRotation(.degrees(degrees)), [0.5, 0.5, 0.5, 1])
            #expect(areClose(Array(grey[..<3]), [127.5, 127.5, 127.5], within: 0.1))
        }
    }

    @Test func luminanceBecomesAlpha() {
        #expect(areClose(apply(.luminanceToAlpha, red), [0, 0, 0, 99.88], within: 0.06))
        #expect(apply(.luminanceToAlpha, [0, 0, 0, 1])[3] == 0)
    }

    @Test func alphaIsMultiplied() {
        #expect(apply(.colorMultiply(RGBAColor(white: 1, alpha: 0.5)), red)[3] == 127.5)
        #expect(apply(.colorInvert, [0, 0, 0, 0.5])[3] == 127.5)
    }
}
