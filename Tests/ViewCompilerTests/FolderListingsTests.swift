// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
@testable import ViewCompiler

@Suite struct FolderListingsTests {
    /// After any change, the listing is that of a new walk, whether it was remembered before or not.
    @Test(arguments: 0..<6)
    func aListingIsThatOfAWalk(seed: UInt64) throws {
        try TemporaryFolder.with { folder in
            var random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
            func next(_ count: Int) -> Int {
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(random >> 33) % count
            }
            let (names, files) = (["a", "b", "A.xcassets", "c.swift"], FileManager.default)
            let listings = FolderListings(settlingTime: 0.02)
            try folder.write("", to: "a/b/c.swift")
            for step in 0..<40 {
                let path = (0...next(3)).map { _ in names[next(names.count)] }.joined(separator: "/")
                let place = folder.path + "/" + path
                switch next(4) {
                case 0: try? files.removeItem(atPath: place)
                case 1: try? files.createDirectory(atPath: place, withIntermediateDirectories: true)
                case 2: try? files.moveItem(atPath: place, toPath: folder.path + "/" + names[next(names.count)])
                default: try? folder.write("", to: path)
                }
                if step.isMultiple(of: 3) { usleep(30_000) }
                for _ in 0..<2 {
                    var closed: [String] = []
                    let walked = try SourceTree.files(below: folder.path) { path in
                        if path.hasSuffix(".xcassets") { closed.append(path) }
                        return !path.hasSuffix(".xcassets")
                    }
                    let listing = try listings.files(below: folder.path, as: "x") { !$0.hasSuffix(".xcassets") }
                    #expect(listing.files == walked && listing.closed == closed)
                    #expect(try listings.files(below: folder.path).files == SourceTree.files(below: folder.path))
                }
            }
        }
    }

    @Test func aFolderIsReadAgainOnlyAfterAChange() throws {
        try TemporaryFolder.with { folder in
            let listings = FolderListings(settlingTime: 0.02)
            func count() throws -> Int {
                _ = try listings.files(below: folder.path)
                return listings.walkCount
            }
            try folder.write("", to: "a/b/c.swift")
            // The folders have just changed.
            #expect(try [count(), count()] == [1, 2])
            usleep(50_000)
            #expect(try [count(), count(), count()] == [3, 3, 3])
            // Files are not read, only their names.
            try Data("let a = 1".utf8).write(to: URL(filePath: folder.path + "/a/b/c.swift"), options: [])
            #expect(try count() == 3)
            try folder.write("", to: "a/b/d.swift")
            #expect(try count() == 4)
        }
    }

    /// A folder that cannot be read is an error each time, and nothing is remembered.
    @Test func aFolderThatVanishesIsEmpty() throws {
        let listings = FolderListings(settlingTime: 0)
        let path = try TemporaryFolder.with { folder in
            try folder.write("", to: "a.swift")
            usleep(20_000)
            #expect(try listings.files(below: folder.path).files.count == 1)
            return folder.path
        }
        #expect(try listings.files(below: path).files.isEmpty)
    }
}
