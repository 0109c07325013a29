// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import Typography

/// Names and scripts of font files are cached between runs while the files do not change.
@Suite struct FontIndexTests {
    /// A folder with two fonts and another file, and a folder for the index.
    private struct Place {
        let fonts: String, index: String

        init(in folder: TemporaryFolder) throws {
            fonts = folder.path + "/fonts"
            index = folder.path + "/index"
            try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
            for (name, copy) in [("Inter-Bold", "Inter-x"), ("Inter-MediumItalic", "Inter-y")] {
                try FileManager.default.copyItem(
                    atPath: "/usr/share/fonts/opentype/inter/\(name).otf", toPath: "\(fonts)/\(copy).otf")
            }
            try Data("no font".utf8).write(to: URL(filePath: fonts + "/Inter-z.ttf"))
        }

        var library: FontLibrary { FontLibrary(folders: [], systemFolders: [fonts], indexFolder: index) }

        var styles: [String] {
            let library = library
            return ["Inter-Bold", "Inter-MediumItalic", "Inter-Black"].map { name in
                library.style(ofFaceNamed: name).map { "\($0.family) \($0.weight) \($0.isItalic)" } ?? "none"
            }
        }

        var indexFiles: [String] { (try? FileManager.default.contentsOfDirectory(atPath: index)) ?? [] }

        /// Replaces a file's contents by others of the same length. Keeps the modification time if `keepsDate` is true.
        func spoil(_ name: String, keepsDate: Bool) throws {
            let path = "\(fonts)/\(name)"
            let length = try Data(contentsOf: URL(filePath: path)).count
            var status = stat()
            stat(path, &status)
            // Writes in place, because an atomic write would create a new file.
            try Data(repeating: 1, count: length).write(to: URL(filePath: path))
            let time = keepsDate ? status.st_mtim : timespec(tv_sec: 1, tv_nsec: 2)
            #expect(utimensat(AT_FDCWD, path, [time, time], 0) == 0)
        }
    }

    private static let styles = ["Inter 700 false", "Inter 500 true", "none"]

    @Test func aSecondRunOpensNoFonts() throws {
        try TemporaryFolder.with { folder in
            let place = try Place(in: folder)
            #expect(place.styles == Self.styles)
            #expect(place.indexFiles.count == 1)
            for name in ["Inter-x.otf", "Inter-y.otf"] { try place.spoil(name, keepsDate: true) }
            #expect(place.styles == Self.styles, "nobody opened them")
        }
    }

    @Test func changedFilesAreReadAgain() throws {
        try TemporaryFolder.with { folder in
            let place = try Place(in: folder)
            #expect(place.styles == Self.styles)
            try place.spoil("Inter-x.otf", keepsDate: false)
            #expect(place.styles == ["none", "Inter 500 true", "none"])
            try FileManager.default.removeItem(atPath: place.fonts + "/Inter-y.otf")
            #expect(place.styles == ["none", "none", "none"])
            // Replaces a file that was not a font by a font.
            try FileManager.default.removeItem(atPath: place.fonts + "/Inter-z.ttf")
            try FileManager.default.copyItem(
                atPath: "/usr/share/fonts/opentype/inter/Inter-Black.otf", toPath: place.fonts + "/Inter-z.ttf")
            #expect(place.styles == ["none", "none", "Inter 900 false"])
        }
    }

    /// An index is ignored if it is truncated, or if its version, its folder or one of its fields is wrong.
    @Test func aBrokenIndexIsIgnored() throws {
        try TemporaryFolder.with { folder in
            let place = try Place(in: folder)
            #expect(place.styles == Self.styles)
            let file = URL(filePath: "\(place.index)/\(place.indexFiles[0])")
            let whole = try String(contentsOf: file, encoding: .utf8)
            #expect(whole.split(separator: "\n").count == 5)
            let broken =
                stride(from: 0, to: whole.count, by: 7).map { String(whole.prefix($0)) } + [
                    whole.replacing("fonts 1", with: "fonts 0"), whole.replacing(place.fonts, with: "/elsewhere"),
                    whole.replacing("\t", with: " "), whole.replacing("700", with: "x"),
                    whole.replacing("\t700\t700", with: "\t700\t100"), String(repeating: "\t\n", count: 99),
                ]
            for text in broken {
                try Data(text.utf8).write(to: file)
                #expect(place.styles == Self.styles, "\(text)")
            }
            try Data([0, 255, 200, 10, 9]).write(to: file)
            #expect(place.styles == Self.styles)
            #expect(try String(contentsOf: file, encoding: .utf8) == whole, "made anew")
        }
    }

    @Test func withoutAPlaceNothingIsKept() throws {
        try TemporaryFolder.with { folder in
            let place = try Place(in: folder)
            try Data().write(to: URL(filePath: place.index))
            #expect(place.styles == Self.styles)
            #expect(try Data(contentsOf: URL(filePath: place.index)).isEmpty)
        }
    }
}
