// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Testing
import VectorImport

/// `<image>` elements of SVG drawings.
@Suite struct SVGPictureTests {
    /// A drawing of 100 × 100 units. Its image decoder accepts only the bytes 1, 2, 3, and returns 20 × 10 pixels: the
    /// left half red, the right half blue.
    private func document(_ body: String) throws -> SVGDocument {
        var bitmap = Bitmap(width: 20, height: 10)
        for y in 0..<10 {
            for x in 0..<20 { bitmap[x, y] = x < 10 ? SIMD4(255, 0, 0, 255) : SIMD4(0, 0, 255, 255) }
        }
        let text = "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>\(body)</svg>"
        return try SVGDocument(Array(text.utf8)) { [bitmap] in $0 == [1, 2, 3] ? bitmap : nil }
    }

    private let data = "data:image/png;base64,AQID"
    private let red = SIMD4<UInt8>(255, 0, 0, 255)
    private let blue = SIMD4<UInt8>(0, 0, 255, 255)
    private let clear = SIMD4<UInt8>.zero

    @Test func anImageFillsItsFrame() throws {
        let document = try document("<image x='10' y='20' width='60' height='30' xlink:href='\(data)'/>")
        #expect(document.warnings.isEmpty)
        let drawn = draw(document)
        #expect([drawn[12, 22], drawn[67, 47], drawn[8, 22], drawn[72, 22]] == [red, blue, clear, clear])
    }

    /// The image keeps its proportions and is centred in the frame.
    @Test func aspectRatiosAreKept() throws {
        let meet = draw(try document("<image width='60' height='60' href='\(data)'/>"))
        #expect([meet[5, 30], meet[55, 30], meet[5, 12], meet[5, 48]] == [red, blue, clear, clear])
        let none = draw(try document("<image width='60' height='60' preserveAspectRatio='none' href='\(data)'/>"))
        #expect([none[5, 5], none[55, 55]] == [red, blue])
        let slice = draw(
            try document("<image width='40' height='80' preserveAspectRatio='xMinYMin slice' href='\(data)'/>"))
        #expect([slice[5, 75], slice[35, 75], slice[45, 40]] == [red, red, clear])
    }

    @Test func imagesAreUsedAndTurned() throws {
        let drawn = draw(
            try document(
                "<defs><image id='i' width='20' height='10' href='\(data)'/></defs>"
                    + "<use href='#i' transform='matrix(0,2,-2,0,40,0)' opacity='.5'/>"))
        #expect(drawn[30, 5] == SIMD4(128, 0, 0, 128) && drawn[30, 35] == SIMD4(0, 0, 128, 128))
    }

    @Test func unreadablePicturesAreReported() throws {
        #expect(
            try document("<image width='9' height='9' href='a.png'/>").warnings.map(\.message)
                == ["<image> of \"a.png\", which is not in the file, is not drawn"])
        #expect(
            try document("<image width='9' height='9' href='data:image/png;base64,AAAA'/>").warnings.map(\.message)
                == ["an <image> cannot be read, and is not drawn"])
        #expect(
            try svg("<image width='9' height='9' href='\(data)'/>").warnings.map(\.message)
                == ["<image> is not supported and not drawn"])
    }
}
