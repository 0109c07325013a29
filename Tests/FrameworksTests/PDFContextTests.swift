// SPDX-License-Identifier: MIT

import CoreGraphics
import Drawing
import SwiftUI
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct PDFContextTests {
    private struct Badge: View {
        var body: some View {
            Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20)
                .overlay(alignment: .topLeading) { Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10) }
        }
    }

    private func text(_ bytes: Data) -> String { String(decoding: bytes, as: Unicode.ASCII.self) }

    /// The example of Apple's `ImageRenderer` documentation: a view in the middle of a page, as a file.
    @Test func aViewOnAPage() throws {
        let folder = try TemporaryFolder()
        let place = URL(filePath: folder.path + "/award.pdf")
        let renderer = ImageRenderer(content: Badge())
        renderer.render { size, renderer in
            var mediaBox = CGRect(origin: .zero, size: CGSize(width: 80, height: 60))
            guard let consumer = CGDataConsumer(url: place as CFURL),
                let pdfContext = CGContext(consumer: consumer, mediaBox: &mediaBox, nil)
            else { return }
            pdfContext.beginPDFPage(nil)
            pdfContext.translateBy(
                x: mediaBox.size.width / 2 - size.width / 2, y: mediaBox.size.height / 2 - size.height / 2)
            renderer(pdfContext)
            pdfContext.endPDFPage()
            pdfContext.closePDF()
        }
        let file = text(try Data(contentsOf: place))
        #expect(file.hasPrefix("%PDF-") && file.contains("/MediaBox [0 0 80 60]") && file.contains("/Count 1 "))
        #expect(!file.contains("/Subtype /Image"))
        // Without `pdftocairo`, only the text of the file is checked.
        guard let poppler = OtherProgram("pdftocairo") else { return }
        #expect(try poppler.run(["-png", "-r", "72", "-singlefile", place.path, folder.path + "/a"]).status == 0)
        let bitmap = try #require(UIImage(data: Data(folder.read("a.png")))?.cgImage).bitmap
        #expect(bitmap.width == 80 && bitmap.height == 60)
        // The view is upright and in the middle of the page.
        #expect(bitmap[22, 22] == SIMD4(0, 0, 255, 255) && bitmap[45, 35] == SIMD4(255, 0, 0, 255))
        #expect(bitmap[18, 30] == SIMD4(255, 255, 255, 255) && bitmap[22, 42] == SIMD4(255, 255, 255, 255))
    }

    /// A context can write directly to a URL. The media box has the view's size.
    @Test func straightToAFile() throws {
        let folder = try TemporaryFolder()
        let place = URL(filePath: folder.path + "/badge.pdf")
        ImageRenderer(content: Badge()).render { size, context in
            var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
            guard let pdf = CGContext(place as CFURL, mediaBox: &box, nil) else { return }
            pdf.beginPDFPage(nil)
            context(pdf)
            pdf.endPDFPage()
            pdf.closePDF()
        }
        #expect(text(try Data(contentsOf: place)).contains("/MediaBox [0 0 40 20]"))
        #expect(CGContext(URL(string: "https://example.org/a.pdf")!, mediaBox: nil, nil) == nil)
        #expect(CGDataConsumer(url: URL(string: "https://example.org/a.pdf")!) == nil)
    }

    @Test func pagesHaveBoxesOfTheirOwnAndFilesATitle() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
        let context = try #require(CGContext(consumer: consumer, mediaBox: nil, [kCGPDFContextTitle: "A"]))
        // Drawing between pages has no effect.
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        context.beginPDFPage(nil)
        context.scaleBy(x: 3, y: 3)
        context.endPDFPage()
        var box = CGRect(x: 10, y: 20, width: 30, height: 40)
        let bytes = withUnsafeBytes(of: &box) { Data($0) }
        context.beginPDFPage([kCGPDFContextMediaBox: bytes])
        #expect(context.ctm.isIdentity && context.boundingBoxOfClipPath == box)
        context.endPDFPage()
        context.beginPage(mediaBox: &box)
        context.endPage()
        #expect(data.length == 0)
        context.closePDF()
        let file = text(data as Data)
        #expect(file.contains("/Count 3 ") && file.contains("/MediaBox [0 0 612 792]"))
        #expect(file.components(separatedBy: "/MediaBox [0 0 30 40]").count == 3)
        #expect(file.contains("/Title <FEFF0041>"))
        let length = data.length
        context.closePDF()
        #expect(data.length == length)
    }

    /// Rasterized content has the requested resolution.
    @Test func shadowsArePicturesAtTheScaleOfTheRenderer() throws {
        func file(_ scale: CGFloat) throws -> Int {
            let data = NSMutableData()
            let consumer = try #require(CGDataConsumer(data: data))
            let renderer = ImageRenderer(content: Badge().shadow(radius: 4).padding(20))
            renderer.render(rasterizationScale: scale) { size, draw in
                var box = CGRect(origin: .zero, size: size)
                // `closePDF` is not called: releasing the context closes the file.
                guard let pdf = CGContext(consumer: consumer, mediaBox: &box, nil) else { return }
                pdf.beginPDFPage(nil)
                draw(pdf)
                pdf.endPDFPage()
            }
            let words = text(data as Data).split { $0 == " " || $0 == "\n" }
            let place = try #require(words.firstIndex(of: "/Width"))
            return try #require(Int(words[place + 1]))
        }
        let (one, three) = try (file(1), file(3))
        #expect(one > 40 && three > 2 * one && three < 4 * one)
    }

    @Test func pagesHaveBounds() throws {
        for size in [
            CGSize(width: 0, height: 10), CGSize(width: 10, height: 14_401), CGSize(width: CGFloat.nan, height: 10),
        ] {
            var box = CGRect(origin: .zero, size: size)
            let consumer = try #require(CGDataConsumer(data: NSMutableData()))
            #expect(CGContext(consumer: consumer, mediaBox: &box, nil) == nil)
        }
    }
}
