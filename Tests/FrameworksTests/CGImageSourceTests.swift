// SPDX-License-Identifier: MIT

import Foundation
import ImageIO
import Testing
import UIKit
import Zoetrope

@MainActor
@Suite struct CGImageSourceTests {
    /// 20×10 pixels, the left half red and the right half blue.
    private func png() throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        }
        return try #require(image.pngData())
    }

    @Test func imagesAreReadFromBytesAndFiles() throws {
        let data = try png()
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".png")
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let sources = [
            CGImageSourceCreateWithData(data as CFData, nil), CGImageSourceCreateWithData(data as NSData, nil),
            CGImageSourceCreateWithURL(url as CFURL, [kCGImageSourceShouldCache: false] as CFDictionary),
            CGImageSourceCreateWithURL(url as NSURL, nil),
        ]
        for source in sources {
            let source = try #require(source)
            #expect(CGImageSourceGetCount(source) == 1)
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            #expect(image.width == 20 && image.height == 10)
            #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
            #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 20)
            #expect(properties?[kCGImagePropertyPixelHeight] as? Int == 10)
        }
        #expect(CGImageSourceCreateWithData(Data([1, 2, 3]) as CFData, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(filePath: "/none.png") as CFURL, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(string: "https://example.com/a.png")! as CFURL, nil) == nil)
    }

    @Test(arguments: [(10, 10, 5), (7.0, 7, 4), (CGFloat(4), 4, 2), (30, 20, 10)] as [(any Sendable, Int, Int)])
    func thumbnailsAreNotLargerThanRequested(most: any Sendable, width: Int, height: Int) throws {
        let source = try #require(CGImageSourceCreateWithData(try png() as CFData, nil))
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: most,
            ] as [CFString: Any]
        let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        #expect(image.width == width && image.height == height)
        let bytes = try #require(image.dataProvider?.data)
        // The upper left corner is red, the lower right one blue.
        #expect(bytes[0] == 255 && bytes[2] == 0)
        let last = (height - 1) * image.bytesPerRow + (width - 1) * 4
        #expect(bytes[last] == 0 && bytes[last + 2] == 255)
    }

    @Test func formatsOfImagesHaveTheirScale() throws {
        let image = try #require(UIImage(data: try png(), scale: 2))
        #expect(image.imageRendererFormat.scale == 2)
    }

    /// An image that is written and read again is the same; as JPEG, its size is.
    @Test(arguments: ["public.png", "public.jpeg"])
    func imagesAreWritten(type: String) throws {
        let source = try #require(CGImageSourceCreateWithData(try png() as CFData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
        CGImageDestinationAddImage(
            destination, image, [kCGImageDestinationLossyCompressionQuality: 0.5] as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        let written = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let again = try #require(CGImageSourceCreateImageAtIndex(written, 0, nil))
        #expect(again.width == 20 && again.height == 10)
        if type == "public.png" { #expect(again.dataProvider?.data == image.dataProvider?.data) }
    }

    @Test func otherTypesAreNotWritten() {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic" as CFString, 1, nil) == nil)
    }
}
