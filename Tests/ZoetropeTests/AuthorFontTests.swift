// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import TestSupport
import Testing
import SwiftUICore
import Zoetrope

/// Views find font files in the author's folders by the names of faces and families.
@Suite @MainActor struct AuthorFontTests {
    /// The bytes of an Inter font file in which another name of the same length, "Brand", replaces "Inter".
    private func brand(_ style: String) throws -> [UInt8] {
        var data = try Data(contentsOf: URL(filePath: "/usr/share/fonts/opentype/inter/Inter-\(style).otf"))
        for encoding in [String.Encoding.ascii, .utf16BigEndian] {
            let (old, new) = ("Inter".data(using: encoding)!, "Brand".data(using: encoding)!)
            while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
        }
        return [UInt8](data)
    }

    private func drawn<V: View>(_ folder: String?, @ViewBuilder _ content: () -> V) throws -> (
        items: [DisplayItem], warnings: [RenderWarning]
    ) {
        let settings = try RenderSettings(
            size: CGSize(width: 300, height: 60), assets: AssetLibrary(directories: folder.map { [$0] } ?? []))
        let source = ViewFrameSource(settings, content: content)
        return (try source.displayList(at: 0).items, source.warnings)
    }

    private func text(_ font: Font) -> Text { Text(verbatim: "Ragged 7").font(font) }

    @Test func isFoundByFaceAndByFamily() throws {
        try TemporaryFolder.with { folder in
            try folder.write(brand("Regular"), to: "Resources/Fonts/one.otf")
            try folder.write(brand("Bold"), to: "Resources/Fonts/two.otf")
            @MainActor func expect(_ font: Font, isLike other: Font, sourceLocation: SourceLocation = #_sourceLocation)
                throws
            {
                let (items, warnings) = try drawn(folder.path) { text(font) }
                #expect(try items == drawn(nil) { text(other) }.items, sourceLocation: sourceLocation)
                #expect(warnings.isEmpty, sourceLocation: sourceLocation)
            }
            func inter(_ style: String) -> Font { .custom("Inter-\(style)", size: 20) }
            try expect(.custom("Brand-Regular", size: 20), isLike: inter("Regular"))
            try expect(.custom("Brand-Bold", size: 20), isLike: inter("Bold"))
            try expect(.custom("Brand", size: 20), isLike: inter("Regular"))
            try expect(.custom("Brand", size: 20).bold(), isLike: inter("Bold"))
            // Modifiers on a face select another face of its family, as on iOS.
            try expect(.custom("Brand-Regular", size: 20).weight(.bold), isLike: inter("Bold"))
            // An author's fonts do not replace the system font.
            try expect(.system(size: 20), isLike: .system(size: 20))
        }
    }

    @Test func doesNotTakeThePlaceOfTheSystemFont() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                [UInt8](Data(contentsOf: URL(filePath: "/usr/share/fonts/opentype/inter/Inter-Black.otf"))),
                to: "Inter.otf")
            #expect(
                try drawn(folder.path) { text(.system(size: 20)) }.items == drawn(nil) { text(.system(size: 20)) }.items
            )
            #expect(
                try drawn(folder.path) { text(.custom("Inter", size: 20)) }.items
                    == drawn(nil) { text(.custom("Inter-Black", size: 20)) }.items)
        }
    }

    @Test func aBrokenFileIsNamedOnce() throws {
        try TemporaryFolder.with { folder in
            try folder.write("no font", to: "Brand.ttf")
            let (items, warnings) = try drawn(folder.path) {
                VStack { ForEach(0..<3) { _ in text(.custom("Brand", size: 20)) } }
            }
            #expect(try items == drawn(nil) { VStack { ForEach(0..<3) { _ in text(.system(size: 20)) } } }.items)
            #expect(warnings.map(\.kind) == [.font] && warnings.map(\.name) == ["Brand"])
            #expect(warnings.first?.message.contains(folder.path + "/Brand.ttf cannot be read as a font") == true)
            // An unused file gives no warning.
            #expect(try drawn(folder.path) { text(.body) }.warnings.isEmpty)
        }
    }
}
