// SPDX-License-Identifier: MIT

import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
    @Test func kindsBelongToOthers() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.swiftSource.isSubtype(of: .text))
        #expect(UTType.text.isSupertype(of: .json))
    }

    @Test func endingsNameThem() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType("org.nobody.unknown") == nil)
        #expect(UTType(exportedAs: "org.example.card").conforms(to: .data))
    }
}
