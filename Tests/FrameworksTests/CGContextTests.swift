// SPDX-License-Identifier: MIT

import CoreGraphics
import Drawing
import SwiftUI
import TestSupport
import Testing
import UIKit
import Zoetrope

private struct Maker: View {
    let make: () -> Void
    var body: some View {
        let _ = make()
        Color.clear
    }
}

/// Calls `make` while a view is evaluated, and returns its value.
@MainActor
private func evaluated<Value>(_ make: @escaping () -> Value) throws -> Value {
    var value: Value?
    let host = ViewHost(size: CGSize(width: 10, height: 10), scale: 2, images: AssetLibrary(directories: [])) {
        Maker { value = make() }
    }
    host.advance(to: 0)
    return try #require(value)
}

@MainActor
@Suite struct CGContextTests {
    private typealias Pixel = SIMD4<UInt8>
    private let red = Pixel(255, 0, 0, 255)
    private let clear = Pixel(0, 0, 0, 0)

    private func bitmapContext(_ width: Int = 20, _ height: Int = 10) -> CGContext {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    }

    @Test func bitmapContextsHaveTheirOriginAtTheBottomLeft() throws {
        let image = try evaluated {
            let context = bitmapContext()
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            return context.makeImage()
        }
        let bitmap = try #require(image).bitmap
        #expect(bitmap.width == 20 && bitmap.height == 10)
        #expect(bitmap[0, 9] == red && bitmap[4, 5] == red && bitmap[0, 4] == clear && bitmap[5, 9] == clear)
    }

    /// Quartz draws the top of an image at the largest y.
    @Test func imagesAreUprightIfYPointsUp() throws {
        let (up, down) = try evaluated {
            let source = bitmapContext()
            source.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            source.fill(CGRect(x: 0, y: 5, width: 20, height: 5))
            let half = source.makeImage()!
            let copy = bitmapContext()
            copy.draw(half, in: CGRect(x: 0, y: 0, width: 20, height: 10))
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let flipped = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
                $0.cgContext.draw(half, in: CGRect(x: 0, y: 0, width: 20, height: 10))
            }
            return (copy.makeImage()!.bitmap, flipped.cgImage!.bitmap)
        }
        #expect(up[3, 2] == red && up[3, 7] == clear)
        #expect(down[3, 2] == clear && down[3, 7] == red)
    }

    @Test func codeReadsPixelsRightAfterItDrew() throws {
        let values = try evaluated {
            var bytes = [UInt8](repeating: 0, count: 2 * 4)
            var seen: [[UInt8]] = []
            bytes.withUnsafeMutableBytes { memory in
                let context = CGContext(
                    data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)!
                context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                seen.append(Array(memory))
                context.setFillColor(gray: 1, alpha: 1)
                context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
                seen.append(Array(memory))
            }
            return seen
        }
        #expect(values == [[0, 51, 255, 255, 0, 0, 0, 0], [0, 51, 255, 255, 255, 255, 255, 255]])
    }

    @Test func greysAreTheLightOfColours() throws {
        let bytes = try evaluated {
            let context = CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 1,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)!
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            return context.data!.load(as: UInt8.self)
        }
        #expect(bytes == UInt8((0.7152 * 255).rounded()))
    }

    @Test func invalidContextsAreNil() throws {
        let isNil = try evaluated {
            CGContext(
                data: nil, width: 0, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil
                && CGContext(
                    data: nil, width: 4, height: 4, bitsPerComponent: 16, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
                    == nil
        }
        #expect(isNil)
    }

    private func items(_ draw: (CGContext) -> Void) -> [DisplayItem] {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1)
        draw(context)
        return context.items
    }

    @Test func pathsAreMappedWhenAddedAndLinesWhenDrawn() {
        let drawn = items { context in
            context.move(to: .zero)
            context.scaleBy(x: 2, y: 2)
            context.addLine(to: CGPoint(x: 10, y: 0))
            context.setLineWidth(3)
            context.strokePath()
        }
        guard case .stroke(let path, let style, _) = drawn[0].content else {
            Issue.record("\(drawn)")
            return
        }
        #expect(path.boundingRect.width == 10 && style.lineWidth == 3)
        #expect(drawn[0].transform == ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
    }

    @Test func stateIsKeptAndTakenBack() {
        let drawn = items { context in
            context.saveGState()
            context.setAlpha(0.5)
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.translateBy(x: 3, y: 4)
            #expect(context.ctm == CGAffineTransform(translationX: 3, y: 4))
            #expect(context.boundingBoxOfClipPath == CGRect(x: -3, y: -4, width: 5, height: 5))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
        }
        #expect(drawn[0].effects.count == 2 && drawn[0].effects[0] == .opacity(0.5))
        #expect(drawn[1].effects.isEmpty)
    }

    /// The blur is twice the standard deviation, and transforms do not affect the offset.
    @Test func shadowsFallInTheBaseSpace() {
        let drawn = items { context in
            context.scaleBy(x: 3, y: 3)
            context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: CGColor(gray: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(drawn[0].effects == [.shadow(Shadow(color: .black, radius: 3, offset: CGSize(width: 1, height: 2)))])
    }

    @Test func aTransparencyLayerIsOneImage() {
        let drawn = items { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
            context.endTransparencyLayer()
            context.endTransparencyLayer()
        }
        #expect(drawn.count == 1 && drawn[0].effects == [.opacity(0.5)])
        guard case .group(let inner, true) = drawn[0].content else {
            Issue.record("\(drawn)")
            return
        }
        #expect(inner.count == 2 && inner.allSatisfy { $0.effects.isEmpty })
    }

    /// Without options, a gradient does not extend beyond its ends.
    @Test func gradientsExtendOnlyOnRequest() {
        func width(_ options: CGGradientDrawingOptions) -> CGFloat {
            let drawn = items { context in
                let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as CFArray
                let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)!
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 60, y: 0), options: options)
            }
            guard case .fill(let path, _, _) = drawn[0].content else { return 0 }
            let bounds = path.boundingRect
            return min(bounds.maxX, 100) - max(bounds.minX, 0)
        }
        #expect(width([]) == 40 && width(.drawsBeforeStartLocation) == 60 && width(.drawsAfterEndLocation) == 80)
        #expect(width([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == 100)
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    }

    @Test func clearingRemovesPixels() throws {
        let bitmap = try evaluated {
            let context = bitmapContext()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.setBlendMode(.copy)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0)
            context.fill(CGRect(x: 15, y: 0, width: 5, height: 10))
            return context.makeImage()!.bitmap
        }
        #expect(bitmap[5, 5] == clear && bitmap[12, 5] == Pixel(0, 0, 0, 255))
    }

    @Test func quartzDrawsIntoACanvasAtItsPlace() throws {
        let stage = Stage(100, 100) {
            Canvas { context, size in
                context.translateBy(x: 10, y: 0)
                context.withCGContext { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
            }
        }
        let items = try stage.host.displayList().items
        #expect(items.count == 1)
    }
}

@MainActor
@Suite struct UIKitDrawingTests {
    @Test func aRendererHasTheRequestedSize() throws {
        let images = try evaluated {
            let screen = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in }
            UIGraphicsBeginImageContext(CGSize(width: 8, height: 4))
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 4))
            let old = UIGraphicsGetImageFromCurrentImageContext()!
            UIGraphicsEndImageContext()
            return (screen, old, UIGraphicsGetCurrentContext() == nil)
        }
        #expect(images.0.size == CGSize(width: 8, height: 4) && images.0.scale == 2 && images.0.cgImage?.width == 16)
        #expect(images.1.scale == 1 && images.1.cgImage?.width == 8 && images.2)
        #expect(images.1.cgImage?.bitmap[1, 1] == SIMD4(255, 0, 0, 255) && images.1.cgImage?.bitmap[3, 1].w == 0)
    }

    @Test func textsPathsAndImagesDrawIntoThePicture() throws {
        let counts = try evaluated {
            let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1)
            UIGraphicsPushContext(context)
            var counts: [Int] = []
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
            counts.append(context.items.count)
            "Hello".draw(at: CGPoint(x: 3, y: 4), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
            counts.append(context.items.count)
            UIImage(systemName: "star")?.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
            counts.append(context.items.count)
            UIGraphicsPopContext()
            return counts
        }
        #expect(counts == [1, 2, 3])
    }

    @Test func aTextIsAsLargeAsItsFontMakesIt() throws {
        let sizes = try evaluated {
            let text = NSAttributedString(
                string: "one two three four", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            let wrapped = text.boundingRect(
                with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, context: nil)
            return (text.size(), wrapped.size)
        }
        #expect(sizes.1.height > sizes.0.height * 2 && sizes.1.width <= 60 && sizes.0.width > 100)
    }

    @Test func anImageInOneColourKeepsItsShape() throws {
        let bitmap = try evaluated {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let half = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
                UIColor.blue.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
            return half.withTintColor(.red, renderingMode: .alwaysOriginal).cgImage!.bitmap
        }
        #expect(bitmap[0, 0] == SIMD4(255, 0, 0, 255) && bitmap[3, 0].w == 0)
    }
}

@MainActor
@Suite struct ImageRendererTests {
    @Test func aViewIsAnImageOfItsSize() throws {
        let image = try evaluated {
            let renderer = ImageRenderer(content: Color.green.frame(width: 10, height: 5))
            renderer.scale = 3
            return renderer.uiImage
        }
        let found = try #require(image)
        #expect(found.size == CGSize(width: 10, height: 5) && found.cgImage?.width == 30)
    }

    @Test func theViewIsOfferedASize() throws {
        let sizes = try evaluated {
            let renderer = ImageRenderer(content: Color.green)
            let ideal = renderer.cgImage
            renderer.proposedSize = ProposedViewSize(width: 40, height: 30)
            var drawn = CGSize.zero
            renderer.render { size, draw in
                let context = CGContext(bounds: CGRect(origin: .zero, size: size), scale: 1)
                draw(context)
                drawn = CGSize(width: size.width, height: CGFloat(context.items.count))
            }
            return (ideal?.width, renderer.cgImage?.width, drawn)
        }
        #expect(sizes.0 == 10 && sizes.1 == 40 && sizes.2 == CGSize(width: 40, height: 1))
    }

    /// Servers draw outside of views, on threads other than the main thread.
    @Test func thereNeedBeNoHost() async throws {
        let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 5))
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 10, height: 5))
        let file = try #require(await Task.detached { image.pngData() }.value)
        let read = try #require(UIImage(data: file)?.cgImage)
        #expect(read.width == 20 && read.height == 10)
        #expect(read.bitmap[3, 3] == SIMD4(255, 0, 0, 255))
        #expect(image.jpegData(compressionQuality: 0.8) != nil)
    }

    @Test func opaqueContextsStartBlack() throws {
        let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
        #expect(renderer.cgImage?.bitmap[1, 1] == SIMD4(0, 0, 0, 0))
        renderer.isOpaque = true
        #expect(renderer.cgImage?.bitmap[1, 1] == SIMD4(0, 0, 0, 255))
    }

    private struct Counted: View {
        let note: () -> Void

        var body: some View {
            let _ = note()
            Color.red.frame(width: 7, height: 3)
        }
    }

    @Test func aViewOfTheSizeOfTheLastOneIsEvaluatedOnce() {
        var count = 0
        let renderer = ImageRenderer(content: Counted { count += 1 })
        #expect(renderer.cgImage?.width == 7 && count == 2)
        #expect(renderer.cgImage?.width == 7 && count == 3)
    }

    @Test func observersAreNotifiedBeforeTheChange() {
        let renderer = ImageRenderer(content: Color.red)
        var told = 0
        let watching = renderer.objectWillChange.sink { told += 1 }
        renderer.content = Color.blue
        #expect(told == 1)
        watching.cancel()
    }
}
