// SPDX-License-Identifier: MIT

import Codecs
import Foundation
import SwiftUI
import TestSupport
import Testing
import Zoetrope
import SnapshotChecks
import ZoetropeTesting

/// A recorded snapshot contains the names and digests of its font files. Failure messages say whether the files have
/// changed.
@Suite struct SnapshotFontsTests {
    private let picture = Pictures.gradient(12, 9)
    private let other = Pictures.plain(12, 9)

    /// Checks a snapshot as if its letters came from a font file with the contents `font`; nil for no font file.
    private func check(_ snapshot: Snapshot, in folder: URL, _ mode: RecordMode, font: String?) throws -> String? {
        let file = folder.appending(path: "Letters.otf")
        // Each content has its own folder, because a process reads the font file at a path only once.
        let place = folder.appending(path: font ?? "none")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let path = place.appending(path: file.lastPathComponent)
        if let font { try Data(font.utf8).write(to: path) }
        return try SnapshotCheck(
            reference: folder.appending(path: "picture.\(snapshot.isPicture ? "png" : "txt")"), name: "picture",
            mode: mode, failures: nil
        ).run(snapshot, fontFiles: font == nil ? [] : [path.path])?.message
    }

    private func fontLine(_ message: String?) -> String? {
        message?.split(separator: "\n").first { $0.hasPrefix("  fonts ") }.map(String.init)
    }

    @Test func aFailureNamesFontsThatAreOthers() throws {
        let pairs: [(Snapshot, Snapshot)] = [
            (.picture(picture), .picture(other)), (.text("one\n"), .text("two\n")),
        ]
        for (expected, actual) in pairs {
            try TemporaryFolder.with { temporary in
                let folder = temporary.url
                _ = try check(expected, in: folder, .all, font: "abc")
                // SHA-256 of abc and of def.
                let line = "  fonts     recorded with other font files: Letters.otf (ba7816bf, here cb8379ac)"
                #expect(try fontLine(check(actual, in: folder, .never, font: "def")) == line)
                #expect(try fontLine(check(actual, in: folder, .never, font: "abc")) == nil, "the same fonts")
                #expect(
                    try fontLine(check(actual, in: folder, .never, font: nil))?.hasSuffix("Letters.otf (not used here)")
                        == true)
                #expect(try check(expected, in: folder, .never, font: "def") == nil, "fonts are not compared")
            }
        }
    }

    @Test func whatWasRecordedWithoutANoteKeepsItsBytes() throws {
        try TemporaryFolder.with { temporary in
            let folder = temporary.url
            let reference = folder.appending(path: "picture.png")
            let plain = Data(try PNGEncoder().encode(picture))
            try plain.write(to: reference)
            #expect(try check(.picture(picture), in: folder, .never, font: "abc") == nil)
            #expect(try check(.picture(picture), in: folder, .all, font: "abc")?.contains("as it is") == true)
            #expect(try Data(contentsOf: reference) == plain)
            let message = try check(.picture(other), in: folder, .never, font: "abc")
            #expect(message != nil && fontLine(message) == nil)
        }
    }

    /// A frame lists the font files of its texts and of the letters in its symbols. The second round draws cached
    /// symbols.
    @Test(arguments: 0..<2) @MainActor func aViewsLettersAreFromFiles(_ round: Int) throws {
        func files(_ view: some View) throws -> Set<String> {
            let frames = try SnapshotFrames.lists(
                of: view, at: [0], .fixed(CGSize(width: 90, height: 40), scale: 1), Traits(), [], assets: [],
                isTransparent: false)
            return Set(frames[0].fontFiles.map { ($0 as NSString).lastPathComponent })
        }
        #expect(try files(Color.red).isEmpty)
        #expect(try files(Text("Plain")) == ["Inter-Regular.otf"])
        #expect(try files(Text("Plain").bold()) == ["Inter-SemiBold.otf"])
        #expect(
            try files(
                HStack {
                    Text("a"); Text("b").monospaced()
                }) == ["Inter-Regular.otf", "JetBrainsMono-Regular.ttf"])
        #expect(try files(Image(systemName: "heart")).isEmpty)
        let hebrew = try files(Image(systemName: "character.he"))
        #expect(hebrew.count == 1 && hebrew != ["Inter-Medium.otf"])
    }
}

extension Snapshot {
    fileprivate var isPicture: Bool { if case .picture = self { true } else { false } }
}
