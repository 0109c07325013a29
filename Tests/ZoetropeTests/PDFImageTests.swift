// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SVGSyntax
import SwiftUI
import TestSupport
import Testing
import VectorImport
import Zoetrope

/// PDF files as images of views. Needs pdftocairo, which `make setup` installs.
@Suite @MainActor struct PDFImageTests {
    /// A PDF file with one page of 24 × 16 points.
    ///
    /// - Parameters:
    ///   - resources: The entries of the page's resource dictionary.
    ///   - more: The objects that `resources` refers to. The first one has the number 5.
    private nonisolated static func pdf(_ content: String, _ resources: String = "", _ more: [String] = []) -> String {
        let objects =
            [
                "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 24 16] /Contents 4 0 R /Resources << \(resources) >> >>",
                "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
            ] + more
        var text = "%PDF-1.4\n"
        var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for (index, object) in objects.enumerated() {
            let offset = String(text.utf8.count)
            table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        return text + table + "trailer << /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    }

    /// A PDF page with a red area, a blue line and a clipped green curve. Its y axis goes up.
    private static let page = pdf(
        "1 0 0 rg 4 2 12 6 re f 0 0 1 RG 2 w 2 13 m 22 13 l S q 16 2 8 8 re W n 0 1 0 rg 18 2 m 30 4 20 12 18 10 c h f Q"
    )

    /// The same drawing as `page`, as SVG. Its y axis goes down.
    private static let drawing = """
        <svg xmlns='http://www.w3.org/2000/svg' width='24' height='16'><clipPath id='c'><path d='M16 6h8v8h-8z'/></clipPath>\
        <path fill='#f00' d='M4 8h12v6H4z'/><path stroke='#00f' stroke-width='2' d='M2 3H22'/>\
        <path clip-path='url(#c)' fill='#0f0' d='M18 14C30 12 20 4 18 6z'/></svg>
        """

    private func picture(
        of folder: TemporaryFolder, _ scale: Double = 1, @ViewBuilder view: () -> some View
    ) throws -> Bitmap {
        let host = ViewHost(
            size: CGSize(width: 60, height: 60), scale: scale, images: AssetLibrary(directories: [folder.path]),
            content: view)
        let bitmap = FrameRasterizer().draw(try host.displayList())
        #expect(host.warnings.isEmpty)
        return bitmap
    }

    private func largestDifference(_ a: Bitmap, _ b: Bitmap) -> Int {
        (0..<a.height * a.width).map { i in
            let (x, y) = (i % a.width, i / a.width)
            return (0..<4).map { abs(Int(a[x, y][$0]) - Int(b[x, y][$0])) }.max() ?? 0
        }.max() ?? 0
    }

    /// A page is drawn as vectors at any size, with and without `preserves-vector-representation`.
    @Test(arguments: [1.0, 3])
    func aPageIsTheDrawingItHolds(scale: Double) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.page, to: "A.xcassets/page.imageset/page.pdf")
            try folder.write(
                "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"page.pdf\"}], "
                    + "\"properties\": {\"preserves-vector-representation\": true}}",
                to: "A.xcassets/page.imageset/Contents.json")
            try folder.write(Self.page, to: "plain.pdf")
            try folder.write(Self.drawing, to: "drawing.svg")
            let library = AssetLibrary(directories: [folder.path])
            #expect(try library.image(named: "page", scale: scale).size == CGSize(width: 24, height: 16))
            let natural = try picture(of: folder, scale) { Image("page") }
            #expect(try largestDifference(natural, picture(of: folder, scale) { Image("drawing") }) <= 1)
            #expect(try largestDifference(natural, picture(of: folder, scale) { Image("plain.pdf") }) == 0)
            let large = try picture(of: folder, scale) { Image("plain").resizable() }
            #expect(try largestDifference(large, picture(of: folder, scale) { Image("drawing").resizable() }) <= 1)
            let middle = large[Int(25 * scale), Int(41 * scale)]
            #expect(middle == SIMD4(255, 0, 0, 255))
        }
    }

    /// An image object of `width` × 1 pixels; the bytes in hexadecimal.
    private nonisolated static func image(_ width: Int, _ space: String, _ hex: String, _ more: String = "") -> String {
        "<< /Type /XObject /Subtype /Image /Width \(width) /Height 1 \(space) /Filter /ASCIIHexDecode \(more) "
            + "/Length \(hex.utf8.count + 1) >>\nstream\n\(hex)>\nendstream"
    }

    /// Pages of 24 points, with their colours at x = 6 (left half) and x = 18 (right half).
    @Test(arguments: [
        // A bitmap of a red and a blue pixel.
        (
            pdf(
                "q 24 0 0 16 0 0 cm /I Do Q", "/XObject << /I 5 0 R >>",
                [image(4, "/ColorSpace /DeviceRGB /BitsPerComponent 8", "FF0000FF00000000FF0000FF")]),
            [SIMD4(255, 0, 0, 255), SIMD4(0, 0, 255, 255)]
        ),
        // A bitmap with a soft mask: its right half is transparent.
        (
            pdf(
                "q 24 0 0 16 0 0 cm /I Do Q", "/XObject << /I 5 0 R >>",
                [
                    image(2, "/ColorSpace /DeviceRGB /BitsPerComponent 8", "FF0000FF0000", "/SMask 6 0 R"),
                    image(2, "/ColorSpace /DeviceGray /BitsPerComponent 8", "FF00"),
                ]), [SIMD4(255, 0, 0, 255), SIMD4(0, 0, 0, 0)]
        ),
        // A stencil mask whose left pixel is painted in green.
        (
            pdf(
                "0 1 0 rg q 24 0 0 16 0 0 cm /I Do Q", "/XObject << /I 5 0 R >>",
                [image(2, "/ImageMask true /BitsPerComponent 1", "40")]), [SIMD4(0, 255, 0, 255), SIMD4(0, 0, 0, 0)]
        ),
        // A red rectangle with a luminosity mask that hides the left half.
        (
            pdf(
                "/G gs 1 0 0 rg 0 0 24 16 re f", "/ExtGState << /G 5 0 R >>",
                [
                    "<< /Type /ExtGState /SMask << /S /Luminosity /G 6 0 R >> >>",
                    "<< /Type /XObject /Subtype /Form /BBox [0 0 24 16] /Group << /S /Transparency /CS /DeviceGray >> "
                        + "/Length 18 >>\nstream\n1 g 12 0 12 16 re f\nendstream",
                ]), [SIMD4(0, 0, 0, 0), SIMD4(255, 0, 0, 255)]
        ),
    ])
    func bitmapsAndMasksAreDrawn(page: String, halves: [SIMD4<UInt8>]) throws {
        try TemporaryFolder.with { folder in
            try folder.write(page, to: "photo.pdf")
            let library = AssetLibrary(directories: [folder.path])
            let asset = try library.image(named: "photo", scale: 2)
            #expect(asset.size == CGSize(width: 24, height: 16) && asset.warnings.isEmpty)
            let natural = try picture(of: folder, 2) { Image("photo") }
            // The image of 24 × 16 points lies in the middle of a canvas of 60 × 60 points.
            #expect([natural[2 * 22, 60], natural[2 * 38, 60]] == halves)
            let tinted = try picture(of: folder, 2) {
                Image("photo").renderingMode(.template).foregroundStyle(Color(red: 0, green: 1, blue: 1))
            }
            let opaque = halves.map { $0.w == 0 ? SIMD4<UInt8>.zero : SIMD4(0, 255, 255, 255) }
            #expect([tinted[2 * 22, 60], tinted[2 * 38, 60]] == opaque)
        }
    }

    @Test func aTemplateTakesTheForegroundStyle() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.page, to: "plain.pdf")
            let tinted = try picture(of: folder) {
                Image("plain").renderingMode(.template).resizable().foregroundStyle(Color(red: 0, green: 1, blue: 1))
            }
            #expect(tinted[25, 41] == SIMD4(0, 255, 255, 255))
        }
    }

    @Test func damagedFilesAreErrors() throws {
        try TemporaryFolder.with { folder in
            try folder.write("no page", to: "bad.pdf")
            let library = AssetLibrary(directories: [folder.path])
            let error = try #require(throws: AssetError.self) { try library.image(named: "bad", scale: 1) }
            #expect(!error.isMissing)
            #expect("\(error)".hasPrefix("\(folder.path)/bad.pdf: no PDF that pdftocairo can read: "), "\(error)")
        }
    }

    /// The error that the converter reports if `script` takes the place of pdftocairo.
    private func complaint(of script: String, timeout: Double = 30) throws -> PDFError? {
        try TemporaryFolder.with { (folder) throws in
            try folder.write("#!/bin/sh\n\(script)\n", to: "pdftocairo")
            chmod(folder.path + "/pdftocairo", 0o755)
            var converter = try PDFConverter(path: folder.path + ":/bin:/usr/bin")
            converter.timeout = timeout
            return #expect(throws: PDFError.self) { try converter.drawing([1]) }
        }
    }

    @Test func theProgramIsKeptInBounds() throws {
        #expect(try complaint(of: "exec sleep 60", timeout: 0.2) == .timedOut(seconds: 0.2))
        #expect(
            "\(PDFError.timedOut(seconds: 0.2))"
                == "pdftocairo took longer than 0.2 seconds; raise ZOETROPE_PROGRAM_TIMEOUT")
        #expect(try complaint(of: "exec yes") == .outputTooLarge(limit: SVGLimits.standard.byteCount))
        #expect(try complaint(of: "echo 'It is encrypted' >&2; exit 1") == .failed("It is encrypted"))
        let text = try complaint(of: "echo '<svg'").map { "\($0)" }
        #expect(text?.hasPrefix("pdftocairo's drawing cannot be read: ") == true)
    }

    @Test func withoutTheProgramThePageIsMissing() {
        #expect(throws: PDFError.programMissing) { try PDFConverter(path: "/nowhere:/dev") }
        let missing = AssetError.badPage(path: "a.pdf", .programMissing)
        #expect(missing.isMissing && "\(missing)".hasSuffix("apt-get install poppler-utils"))
    }
}
