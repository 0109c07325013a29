// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import Typography

/// The inventory lists the font files in use with their digests. An installed program prefers its own fonts.
@Suite struct FontInventoryTests {
    @Test func digestsAreThoseThatEverybodyElseFinds() throws {
        // The SHA-256 digest of "abc" according to FIPS 180-2, appendix B.1.
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(FontDigest.sha256(of: "abc") == abc)
        try TemporaryFolder.with { temporary in
            let folder = temporary.url
            let file = folder.appending(path: "abc.ttf")
            try Data("abc".utf8).write(to: file)
            #expect(FontDigest.sha256(ofFile: file.path) == abc)
            #expect(FontDigest.sha256(ofFile: folder.appending(path: "none.ttf").path) == nil)
        }
    }

    @Test func eachDesignHasItsFiles() throws {
        let inventory = library.inventory()
        #expect(inventory.missingFamilies.isEmpty)
        for design in FontDescriptor.Design.allCases {
            let file = try library.font(system(17, design)).face.filePath
            let entry = try #require(inventory.files.first { $0.path == file })
            #expect(entry.designs.contains(design))
            #expect(entry.sha256 == FontDigest.sha256(ofFile: file))
        }
        // Inter has no Arabic letters, so a fallback font stands in, in regular and in bold.
        for weight in [400, 700] {
            let layout = try typeset("ع", system(17, weight: weight))
            let file = try #require(layout.fontFiles.first)
            #expect(try #require(inventory.files.first { $0.path == file }).standsIn)
        }
    }

    @Test func aLibraryWithoutFontsNamesTheMissingPackage() {
        let inventory = FontLibrary(folders: [], systemFolders: []).inventory()
        #expect(inventory.files.isEmpty)
        #expect(inventory.missingFamilies == ["Inter", "Inter Display", "Noto Serif", "JetBrains Mono"])
    }

    @Test func theDigestDependsOnContentsOnly() throws {
        try TemporaryFolder.with { temporary in
            let folder = temporary.url
            func library(_ name: String, _ fonts: [String]) throws -> FontLibrary {
                let place = folder.appending(path: name)
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                for font in fonts {
                    try FileManager.default.copyItem(
                        at: URL(filePath: "/usr/share/fonts/opentype/inter/\(font).otf"),
                        to: place.appending(path: "Inter-Regular.otf"))
                }
                return FontLibrary(folders: [], systemFolders: [place.path])
            }
            let one = try library("one", ["Inter-Regular"]).inventory()
            let same = try library("same", ["Inter-Regular"]).inventory()
            let other = try library("other", ["Inter-Medium"]).inventory()
            #expect(one.digest == same.digest && one.files != same.files)
            #expect(one.digest != other.digest)
        }
    }

    /// A program in `bin` prefers the fonts in `share/zoetrope/fonts` beside `bin` to Debian's.
    @Test func anInstalledProgramPrefersItsOwnFonts() throws {
        try TemporaryFolder.with { temporary in
            let prefix = temporary.url
            let program = prefix.appending(path: "bin/render")
            let fonts = prefix.appending(path: "share/zoetrope/fonts")
            #expect(FontFolders.installed(executable: program.path) == nil, "not installed")
            let inter = fonts.appending(path: "opentype/inter")
            try FileManager.default.createDirectory(at: inter, withIntermediateDirectories: true)
            let folder = try #require(FontFolders.installed(executable: program.path))
            #expect(URL(filePath: folder).resolvingSymlinksInPath() == fonts.resolvingSymlinksInPath())

            let source = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
            try FileManager.default.copyItem(
                at: URL(filePath: source), to: inter.appending(path: "Inter-Regular.otf"))
            let installed = FontLibrary(folders: [], systemFolders: FontFolders.debian, installedFolder: folder)
            #expect(try installed.font(system(17)).face.filePath.hasPrefix(folder))
            // All weights of the family come from the program's own folder. Other families are still Debian's.
            #expect(try installed.font(system(17, weight: 900)).face.postScriptName == "Inter-Regular")
            #expect(try installed.font(system(17, .serif)).face.filePath.hasPrefix("/usr/share/fonts/"))
            // The same file in two folders is listed once.
            let count = installed.inventory().files.count { $0.path.hasSuffix("/Inter-Regular.otf") }
            #expect(count == 1)
        }
    }
}
