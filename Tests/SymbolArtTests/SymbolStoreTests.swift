// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SymbolArt
import TestSupport
import Testing

/// Cached symbols equal drawn ones, and invalid cache files are ignored.
@Suite struct SymbolStoreTests {
    /// Symbols that together have slashes, enclosures, cutouts, colours, variable layers and pivots.
    private static let names = [
        "bicycle", "bell.slash.fill", "heart.circle.fill", "wifi", "gearshape.2", "clock", "speaker.wave.3",
        "envelope.badge",
        "arrow.right.square", "arrow.forward", "list.bullet", "cloud.sun.rain.fill", "mappin",
    ]

    @Test(arguments: names) func bytesAreADrawing(_ name: String) throws {
        for weight in [100, 400, 433.5, 900] {
            let drawing = try SymbolLibrary.symbol(named: name, weight: SymbolWeight(weight))
            #expect(SymbolDrawing(bytes: drawing.bytes) == drawing)
        }
    }

    @Test func namesAreOfManyKinds() throws {
        let drawings = try Self.names.map { try SymbolLibrary.symbol(named: $0) }
        #expect(drawings.contains { $0.slash != nil } && drawings.contains { $0.isDirectional })
        let layers = drawings.flatMap(\.layers)
        #expect(layers.contains(where: \.isCutout) && layers.contains(where: \.isVariable))
        #expect(layers.contains { $0.pivot != nil } && layers.contains { $0.color != nil })
        #expect(Set(layers.map(\.level)).count > 1)
    }

    /// Bytes that are truncated, too long or changed do not become a drawing.
    @Test func invalidCacheFilesAreIgnored() throws {
        let bytes = try SymbolLibrary.symbol(named: "bell.slash.fill").bytes
        for count in [0, 7, 8, 16, 24, bytes.count / 2 / 8 * 8, bytes.count - 8, bytes.count - 1] {
            #expect(SymbolDrawing(bytes: Array(bytes[..<count])) == nil, "\(count)")
        }
        #expect(SymbolDrawing(bytes: bytes + [UInt8](repeating: 0, count: 8)) == nil)
        for place in stride(from: 0, to: bytes.count, by: 37) {
            var other = bytes
            other[place] ^= 0x41
            #expect(SymbolDrawing(bytes: other) == nil, "\(place)")
        }
    }

    @Test func drawingsAreKeptAndReadAgain() throws {
        try TemporaryFolder.with { folder in
            let store = SymbolStore(in: folder.path, build: "a1")
            let drawing = try SymbolLibrary.symbol(named: "bicycle")
            #expect(store.drawing(named: "bicycle-400") == nil)
            store.keep(drawing, named: "bicycle-400")
            #expect(store.drawing(named: "bicycle-400") == drawing)
            #expect(SymbolStore(in: folder.path, build: "b2").drawing(named: "bicycle-400") == nil)
            // Symbols with letters are not cached, because fonts may change.
            try store.keep(SymbolLibrary.symbol(named: "a.circle"), named: "a.circle-400")
            #expect(store.drawing(named: "a.circle-400") == nil)
            try Data("no symbol".utf8).write(to: folder.url.appending(path: "symbols/a1/bicycle-400"))
            #expect(store.drawing(named: "bicycle-400") == nil)
        }
    }

    @Test func foldersOfOldBuildsGo() throws {
        try TemporaryFolder.with { folder in
            let drawing = try SymbolLibrary.symbol(named: "bicycle")
            for (age, build) in ["a", "b", "c", "d", "e", "f"].enumerated() {
                SymbolStore(in: folder.path, build: build).keep(drawing, named: "bicycle")
                let date = Date(timeIntervalSince1970: 1_000_000 + Double(age))
                try FileManager.default.setAttributes(
                    [.modificationDate: date], ofItemAtPath: folder.url.appending(path: "symbols/" + build).path)
            }
            let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "symbols").path)
            #expect(left.sorted() == ["c", "d", "e", "f"])
        }
    }

    /// The store's folder cannot be created, because its path leads through a file.
    @Test func anUnwritableFolderCachesNothing() throws {
        try TemporaryFolder.with { folder in
            let file = folder.url.appending(path: "file")
            try Data().write(to: file)
            let store = SymbolStore(in: file.path, build: "a")
            try store.keep(SymbolLibrary.symbol(named: "bicycle"), named: "bicycle")
            #expect(store.drawing(named: "bicycle") == nil)
        }
    }
}
