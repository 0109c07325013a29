// SPDX-License-Identifier: MIT

import CoreImage
import Drawing
import Foundation
import Geometry
import Quartz2D
import SwiftUICore
import TestSupport
import Testing
import Zoetrope

@MainActor @Suite struct FilterTests {
    /// A picture of 4 × 2 pixels: the left half has one colour, the right half another.
    private func picture(_ left: SIMD4<UInt8>, _ right: SIMD4<UInt8>) -> CIImage {
        var bitmap = Bitmap(width: 4, height: 2)
        for y in 0..<2 { for x in 0..<4 { bitmap.set(x, y, x < 2 ? left : right) } }
        return CIImage(cgImage: CGImage(bitmap))
    }

    /// The pixels of an image, top row first.
    private func pixels(_ image: CIImage?, _ rect: CGRect? = nil) throws -> [[SIMD4<UInt8>]] {
        let image = try #require(image)
        let box = Box()
        let stage = Stage(images: AssetLibrary(directories: [])) {
            Color.clear.onAppear { box.value = CIContext().createCGImage(image, from: rect ?? image.extent) }
        }
        _ = try stage.list()
        let bitmap = try #require(box.value).bitmap
        return (0..<bitmap.height).map { y in (0..<bitmap.width).map { bitmap[$0, y] } }
    }

    private let red = SIMD4<UInt8>(255, 0, 0, 255)
    private let blue = SIMD4<UInt8>(0, 0, 255, 255)

    /// A vector keeps the numbers of a value, in their order, and returns the value.
    @Test func vectorsKeepValues() {
        let rect = CGRect(x: 1, y: -2, width: 3.5, height: 4)
        #expect(CIVector(cgRect: rect).cgRectValue == rect && CIVector(cgRect: rect).count == 4)
        let point = CGPoint(x: 7, y: 8)
        #expect(CIVector(cgPoint: point).cgPointValue == point && CIVector(x: 7, y: 8) == CIVector(cgPoint: point))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CIVector(cgAffineTransform: transform).cgAffineTransformValue == transform)
        #expect(CIVector(cgRect: rect).stringRepresentation == "[1 -2 3.5 4]")
        for vector in [
            CIVector(x: 1), CIVector(x: 1, y: 2, z: 3), CIVector(cgRect: rect), CIVector(values: [], count: 0),
        ] {
            #expect(CIVector(string: vector.stringRepresentation) == vector)
        }
        #expect(CIVector(string: "[1 a]").count == 0)
    }

    @Test func anImageStaysUpright() throws {
        var bitmap = Bitmap(width: 2, height: 2)
        for (index, color) in [red, blue, SIMD4<UInt8>(0, 255, 0, 255), SIMD4<UInt8>(9, 9, 9, 255)].enumerated() {
            bitmap.set(index % 2, index / 2, color)
        }
        let image = CIImage(cgImage: CGImage(bitmap))
        #expect(try pixels(image) == [[red, blue], [SIMD4(0, 255, 0, 255), SIMD4(9, 9, 9, 255)]])
        // The y axis points up: the lower left quarter is that of the origin.
        #expect(try pixels(image, CGRect(x: 0, y: 0, width: 1, height: 1)) == [[SIMD4(0, 255, 0, 255)]])
    }

    @Test func colorFiltersChangeColors() throws {
        let invert = CIFilter.colorInvert()
        invert.inputImage = picture(red, blue)
        #expect(
            try pixels(invert.outputImage)[0] == [
                SIMD4(0, 255, 255, 255), SIMD4(0, 255, 255, 255), SIMD4(255, 255, 0, 255), SIMD4(255, 255, 0, 255),
            ])
        let controls = CIFilter.colorControls()
        controls.inputImage = picture(red, blue)
        #expect(try pixels(controls.outputImage) == pixels(picture(red, blue)))
        controls.saturation = 0
        let grey = try pixels(controls.outputImage)[0]
        // Rec. 709: 0.2126 · 255 and 0.0722 · 255.
        #expect(grey.first == SIMD4(54, 54, 54, 255) && grey.last == SIMD4(18, 18, 18, 255))
        controls.saturation = 1
        controls.brightness = 1
        #expect(try pixels(controls.outputImage)[0].allSatisfy { $0 == SIMD4(repeating: 255) })
        let named = try #require(CIFilter(name: "CIColorInvert", parameters: [kCIInputImageKey: picture(red, blue)]))
        #expect(try pixels(named.outputImage) == pixels(invert.outputImage))
    }

    @Test func aBlurReachesBeyondTheImage() throws {
        let image = picture(red, red).applyingGaussianBlur(sigma: 1)
        #expect(image.extent == CGRect(x: -3, y: -3, width: 10, height: 8))
        let row = try pixels(image)[3]
        #expect(row[5].w > row[2].w && row[2].w > 0 && row[0].w < 10)
    }

    @Test func cropsTransformsAndLayers() throws {
        let image = picture(red, blue)
        #expect(try pixels(image.cropped(to: CGRect(x: 1, y: 0, width: 2, height: 1))) == [[red, blue]])
        let large = image.transformed(by: CGAffineTransform(scaleX: 2, y: 1))
        #expect(large.extent.width == 8)
        let over = CIImage(color: .green).cropped(to: CGRect(x: 0, y: 1, width: 4, height: 1)).composited(over: image)
        #expect(try pixels(over).map { $0[0] } == [SIMD4(0, 255, 0, 255), red])
    }

    @Test func anUnknownFilterWarnsByName() throws {
        let stage = Stage { Color.clear.onAppear { #expect(CIFilter(name: "CIKaleidoscope") == nil) } }
        _ = try stage.list()
        #expect(stage.host.warnings == ["CIFilter: there is no filter CIKaleidoscope"])
    }

    @Test func barCodesAreDrawnWithAQuietZone() throws {
        let generator = CIFilter.code128BarcodeGenerator()
        generator.message = Data("PJJ".utf8)
        let rows = try pixels(generator.outputImage)
        let first = try #require(rows.first)
        #expect(rows.count == 32)
        #expect(first.count == 82)
        #expect(rows.allSatisfy { $0 == first })
        // A quiet zone, then the start character of set B: 2 dark, 1 light, 1 dark, 2 light, 1 dark, 4 light.
        let bars = first.prefix(18).map { color -> String in color.x == 0 ? "#" : "." }.joined()
        #expect(bars == ".......##.#..#....")
    }

    /// Scaled codes stay sharp: each module is a square of one colour.
    @Test func codesAreSharpAtAnySize() throws {
        let generator = CIFilter.qrCodeGenerator()
        generator.message = Data("HELLO".utf8)
        let small = try pixels(generator.outputImage)
        #expect(small.count == 23 && small[0].allSatisfy { $0 == SIMD4(repeating: 255) })
        #expect(small[1][1] == SIMD4(0, 0, 0, 255) && small[2][2] == SIMD4(repeating: 255))
        let large = try pixels(generator.outputImage?.transformed(by: CGAffineTransform(scaleX: 7, y: 7)))
        #expect(large.count == 161)
        #expect((0..<161).allSatisfy { y in (0..<161).allSatisfy { large[y][$0] == small[y / 7][$0 / 7] } })
    }
}

/// Holds an image that a view makes.
@MainActor private final class Box {
    var value: CGImage?
}

extension Bitmap {
    fileprivate mutating func set(_ x: Int, _ y: Int, _ color: SIMD4<UInt8>) {
        let place = y * bytesPerRow + 4 * x
        withUnsafeMutableBytes { bytes in for index in 0..<4 { bytes[place + index] = color[index] } }
    }
}
