// SPDX-License-Identifier: MIT

import SceneArt
import Codecs
import Drawing
import Foundation
import TestSupport
import Testing

@Suite struct CommandTests {
    /// Runs the program and returns its messages.
    private func run(_ names: String..., in folder: TemporaryFolder) throws -> [String] {
        var lines: [String] = []
        try SceneArtCommand.run([folder.path] + names) { lines.append($0) }
        return lines
    }

    @Test func withoutAFolderItPrintsItsUsage() {
        for arguments in [[], ["--help"], ["-x", "fan"]] {
            let error = #expect(throws: SceneArtError.self) { try SceneArtCommand.run(arguments) { _ in } }
            #expect(error?.exitCode == 64)
            #expect(error?.description.hasPrefix("Usage: SceneArt OUTDIR [NAME…]\n") == true)
        }
    }

    @Test func unknownNamesFailBeforeAnythingIsWritten() throws {
        try TemporaryFolder.with { folder in
            let error = #expect(throws: SceneArtError.self) { try run("fan", "fin", "gaer", in: folder) }
            #expect(error?.exitCode == 64)
            #expect(error?.description.hasPrefix("No picture or sound is called ‘fin’ or ‘gaer’. There are: ") == true)
            #expect(Gallery.names.allSatisfy { error?.description.contains($0) == true })
            #expect(folder.contents.isEmpty)
        }
    }

    @Test func aFolderThatCannotBeMadeIsNamed() throws {
        let error = #expect(throws: SceneArtError.self) { try SceneArtCommand.run(["/dev/null"]) { _ in } }
        #expect(error?.exitCode == 73)
        #expect(error?.description.hasPrefix("Cannot make the folder /dev/null/Assets.xcassets: ") == true)
    }

    /// On any machine, the program draws the pixels of the committed assets, and writes the same catalog files.
    @Test func reproducesTheAssets() throws {
        try TemporaryFolder.with { folder in
            let lines = try run("weOnWhite", in: folder)
            #expect(lines.count == 1 && lines[0].hasPrefix("weOnWhite: 1110 × 610, "))
            let set = "Assets.xcassets/weOnWhite.imageset"
            #expect(
                folder.contents == [
                    "Assets.xcassets", "Assets.xcassets/Contents.json", set, set + "/Contents.json",
                    set + "/weOnWhite.png",
                ])
            for name in ["Assets.xcassets/Contents.json", set + "/Contents.json"] {
                let (drawn, kept) = (try folder.read(name), try asset(name))
                #expect(drawn == kept, "\(name)")
            }
            // Compares pixels instead of bytes, because compression may differ.
            let name = set + "/weOnWhite.png"
            let (drawn, kept) = (try PNGDecoder.decode(folder.read(name)), try PNGDecoder.decode(asset(name)))
            #expect(drawn == kept)
        }
    }

    @Test func everythingHasItsFile() throws {
        #expect(Set(Gallery.names).count == Gallery.names.count)
        for picture in Gallery.pictures.map(\.name) {
            #expect(try !asset("Assets.xcassets/\(picture).imageset/\(picture).png").isEmpty)
        }
        for recording in Gallery.recordings.map(\.name) { #expect(try !asset("\(recording).wav").isEmpty) }
    }

    @Test func catalogsAreAsXcodeKeepsThem() throws {
        struct Contents: Decodable {
            struct Image: Decodable {
                var filename: String?
                var idiom, scale: String
            }
            var images: [Image]
        }
        try TemporaryFolder.with { folder in
            var bitmap = Bitmap(width: 3, height: 2)
            bitmap[1, 1] = SIMD4(10, 20, 30, 255)
            let catalog = try AssetCatalogWriter(in: folder.url)
            let count = try catalog.add(bitmap, named: "dot")
            let set = "Assets.xcassets/dot.imageset/"
            let png = try folder.read(set + "dot.png")
            let read = try PNGDecoder.decode(png)
            #expect(png.count == count && read == bitmap)
            let contents = try JSONDecoder().decode(Contents.self, from: Data(folder.read(set + "Contents.json")))
            #expect(contents.images.map(\.filename) == ["dot.png", nil, nil])
            #expect(contents.images.map(\.scale) == ["1x", "2x", "3x"])
            // A second run overwrites the first one's files.
            let again = try catalog.add(bitmap, named: "dot")
            #expect(again == count)
        }
    }

    private func asset(_ name: String) throws -> [UInt8] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return [UInt8](try Data(contentsOf: root.appending(path: "Assets/" + name)))
    }
}
