// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Synchronization
import TestSupport
import Testing
import SwiftUICore
import Zoetrope

@Suite struct AssetLibraryTests {
    /// An image that is identified by its width.
    private func picture(_ width: Int) throws -> [UInt8] { try PNGEncoder().encode(Bitmap(width: width, height: 1)) }

    private func image(_ file: String, _ scale: String?, dark: Bool = false, idiom: String = "universal") -> String {
        let scale = scale.map { ", \"scale\": \"\($0)\"" } ?? ""
        let dark = dark ? ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]" : ""
        return "{\"idiom\": \"\(idiom)\", \"filename\": \"\(file)\"\(scale)\(dark)}"
    }

    private func contents(_ images: String...) -> String {
        "{\"images\": [\(images.joined(separator: ", "))], \"info\": {\"author\": \"xcode\", \"version\": 1}}"
    }

    // MARK: Plain folders

    @Test func filesByNameAndScale() throws {
        try TemporaryFolder.with { folder in
            try folder.write(picture(10), to: "gear.png")
            try folder.write(picture(20), to: "gear@2x.png")
            try folder.write(picture(30), to: "gear@3x.png")
            try folder.write(picture(40), to: "sub/belt@2x.png")
            let library = AssetLibrary(directories: [folder.path])
            let expected = [(0.5, 10, 1.0), (1, 10, 1), (1.5, 20, 2), (2, 20, 2), (2.5, 30, 3), (3, 30, 3), (8, 30, 3)]
            for (scale, width, own) in expected {
                let asset = try library.image(named: "gear", scale: scale)
                #expect(asset.bitmap?.width == width && asset.scale == own, "for a display of \(scale)")
            }
            #expect(try library.image(named: "sub/belt", scale: 1).scale == 2)
        }
    }

    @Test func otherExtensionsAndTheBytesDecide() throws {
        try TemporaryFolder.with { folder in
            try folder.write(picture(4), to: "a.jpg")
            try folder.write(picture(5), to: "b.jpeg")
            let library = AssetLibrary(directories: [folder.path])
            #expect(try library.image(named: "a", scale: 1).bitmap?.width == 4)
            #expect(try library.image(named: "b", scale: 1).bitmap?.width == 5)
        }
    }

    /// Small files with many pixels: each is below the limit, all together exceed it.
    @Test func allPicturesTogetherHaveABound() throws {
        try TemporaryFolder.with { folder in
            for name in ["a", "b"] {
                try folder.write(PNGEncoder().encode(Bitmap(width: 400, height: 400)), to: "\(name).png")
            }
            for aside in [false, true] {
                func library(_ limit: Int) -> AssetLibrary {
                    AssetLibrary(directories: [folder.path], decodesAside: aside, pixels: PixelBudget(limit: limit))
                }
                func widths(_ library: AssetLibrary) throws -> [Int?] {
                    try ["a", "b"].map { try library.image(named: $0, scale: 1).decoded().bitmap?.width }
                }
                #expect(try widths(library(320_000)) == [400, 400])
                let error = #expect(throws: AssetError.self) { try widths(library(200_000)) }
                #expect(error?.description.contains("but at most 200000 in one run; --max-pixels raises this") == true)
            }
        }
    }

    @Test func decodingAsideGivesTheSame() throws {
        try TemporaryFolder.with { folder in
            try folder.write(picture(10), to: "gear.png")
            try folder.write("no picture", to: "bad.png")
            try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"4\"/>", to: "v.svg")
            let library = AssetLibrary(directories: [folder.path])
            let aside = AssetLibrary(directories: [folder.path], decodesAside: true)
            let asset = try aside.image(named: "gear", scale: 1)
            #expect(asset.size == .zero)
            #expect(try asset.decoded().bitmap == library.image(named: "gear", scale: 1).bitmap)
            // Each request returns the same image.
            let again = try aside.image(named: "gear", scale: 1).decoded()
            #expect(try again.bitmap?.identity == asset.decoded().bitmap?.identity)
            #expect(try aside.image(named: "v", scale: 1).size == CGSize(width: 8, height: 4))

            let error = try #require(throws: AssetError.self) { try library.image(named: "bad", scale: 1) }
            let pending = try aside.image(named: "bad", scale: 1)
            #expect(throws: error) { try pending.decoded() }
            // A missing file is an error of the request itself, not of the later decoding.
            #expect(throws: AssetError.self) { try aside.image(named: "none", scale: 1) }
        }
    }

    @Test func othersAreFoundWhileOneIsDecoded() throws {
        try TemporaryFolder.with { folder in
            for name in ["slow", "other"] { try folder.write(picture(4), to: "\(name).png") }
            let other = DispatchSemaphore(value: 0)
            let slow = DispatchSemaphore(value: 0)
            let library = AssetLibrary(directories: [folder.path]) { path throws(AssetError) in
                if path.hasSuffix("slow.png") {
                    slow.signal()
                    #expect(other.wait(timeout: .now() + 20) == .success)
                }
                return try ImageFile.content(of: path)
            }
            let asking = DispatchGroup()
            DispatchQueue.global().async(group: asking) { _ = try? library.image(named: "slow", scale: 1) }
            slow.wait()
            DispatchQueue.global().async(group: asking) {
                _ = try? library.image(named: "other", scale: 1)
                other.signal()
            }
            asking.wait()
        }
    }

    @Test func aFileIsDecodedOnceForAllRequests() throws {
        try TemporaryFolder.with { folder in
            try folder.write(picture(4), to: "gear.png")
            let count = Atomic(0)
            let library = AssetLibrary(directories: [folder.path]) { path throws(AssetError) in
                count.add(1, ordering: .relaxed)
                return try ImageFile.content(of: path)
            }
            let identities = Mutex<Set<ObjectIdentifier>>([])
            DispatchQueue.concurrentPerform(iterations: 8) { i in
                guard let bitmap = try? library.image(named: "gear", scale: Double(i + 1)).bitmap else { return }
                identities.withLock { _ = $0.insert(bitmap.identity) }
            }
            #expect(count.load(ordering: .relaxed) == 1 && identities.withLock { $0.count } == 1)
        }
    }

    @Test func extensionsInAnyCase() throws {
        try TemporaryFolder.with { folder in
            try folder.write(picture(4), to: "a.PNG")
            try folder.write(picture(5), to: "sub/b@2x.JpEg")
            try folder.write(contents(image("c.PNG", nil)), to: "A.XCAssets/c.ImageSet/Contents.json")
            try folder.write(picture(6), to: "A.XCAssets/c.ImageSet/c.PNG")
            let library = AssetLibrary(directories: [folder.path])
            #expect(try library.image(named: "a", scale: 1).bitmap?.width == 4)
            #expect(try library.image(named: "sub/b", scale: 1).bitmap?.width == 5)
            #expect(try library.image(named: "c", scale: 1).bitmap?.width == 6)
            #expect(throws: AssetError.self) { try library.image(named: "A", scale: 1) }
        }
    }

    @Test func theFirstFolderWins() throws {
        try TemporaryFolder.with { folder in
            try folder.write(picture(1), to: "one/a@3x.png")
            try folder.write(picture(2), to: "two/a.png")
            try folder.write(picture(3), to: "two/b.png")
            let library = AssetLibrary(directories: ["/nowhere", folder.path + "/one", folder.path + "/two"])
            #expect(try library.image(named: "a", scale: 1).bitmap?.width == 1)
            #expect(try library.image(named: "b", scale: 1).bitmap?.width == 3)
        }
    }

    // MARK: Catalogs

    @Test func setsWithScalesAndAppearances() throws {
        try TemporaryFolder.with { folder in
            let set = "Assets.xcassets/Parts/Gear.imageset/"
            try folder.write(
                contents(
                    image("a.png", "1x"), image("b.png", "2x"), image("c.png", "2x", dark: true),
                    "{\"idiom\": \"universal\", \"scale\": \"3x\"}"),
                to: set + "Contents.json")
            for (name, width) in [("a", 1), ("b", 2), ("c", 3)] {
                try folder.write(picture(width), to: set + "\(name).png")
            }
            // An asset directory may be the catalog's parent folder or the catalog itself.
            for directory in [folder.path, folder.path + "/Assets.xcassets"] {
                let library = AssetLibrary(directories: [directory])
                #expect(try library.image(named: "Gear", scale: 1).bitmap?.width == 1)
                #expect(try library.image(named: "Gear", scale: 3).bitmap?.width == 2)
                #expect(try library.image(named: "Gear", scale: 1, isDark: true).bitmap?.width == 3)
                #expect(throws: AssetError.self) { try library.image(named: "gear", scale: 1) }
                #expect(throws: AssetError.self) { try library.image(named: "Parts/Gear", scale: 1) }
            }
        }
    }

    @Test func aSetWithoutADarkLookShowsItsUsualOne() throws {
        try TemporaryFolder.with { folder in
            try folder.write(contents(image("a.png", nil)), to: "A.xcassets/x.imageset/Contents.json")
            try folder.write(picture(6), to: "A.xcassets/x.imageset/a.png")
            let asset = try AssetLibrary(directories: [folder.path]).image(named: "x", scale: 2, isDark: true)
            #expect(asset.bitmap?.width == 6 && asset.scale == 1)
        }
    }

    @Test func namespacesStandBeforeTheName() throws {
        try TemporaryFolder.with { folder in
            try folder.write("{\"properties\": {\"provides-namespace\": true}}", to: "A.xcassets/ns/Contents.json")
            try folder.write(contents(image("a.png", "1x")), to: "A.xcassets/ns/x.imageset/Contents.json")
            try folder.write(picture(7), to: "A.xcassets/ns/x.imageset/a.png")
            let library = AssetLibrary(directories: [folder.path])
            #expect(try library.image(named: "ns/x", scale: 1).bitmap?.width == 7)
            #expect(throws: AssetError.self) { try library.image(named: "x", scale: 1) }
        }
    }

    @Test func filesForAllDevicesComeFirst() throws {
        try TemporaryFolder.with { folder in
            let set = "A.xcassets/x.imageset/"
            try folder.write(
                contents(image("watch.png", "1x", idiom: "watch"), image("all.png", "1x")), to: set + "Contents.json")
            try folder.write(picture(1), to: set + "watch.png")
            try folder.write(picture(2), to: set + "all.png")
            #expect(try AssetLibrary(directories: [folder.path]).image(named: "x", scale: 1).bitmap?.width == 2)
        }
    }

    @Test func linksInCirclesComeToAnEnd() throws {
        try TemporaryFolder.with { folder in
            let catalog = folder.path + "/A.xcassets"
            for group in ["a", "b", "c"] {
                try folder.write("", to: "A.xcassets/\(group)/x")
                for other in ["a", "b", "c", "."] {
                    try FileManager.default.createSymbolicLink(
                        atPath: "\(catalog)/\(group)/to\(other)", withDestinationPath: "../\(other)")
                }
            }
            try folder.write(contents(image("p.png", nil)), to: "A.xcassets/c/deep/p.imageset/Contents.json")
            try folder.write(picture(9), to: "A.xcassets/c/deep/p.imageset/p.png")
            // The catalog contains a link to the folder `elsewhere`. The image set in `elsewhere` is found.
            try folder.write(contents(image("q.png", nil)), to: "elsewhere/q.imageset/Contents.json")
            try folder.write(picture(8), to: "elsewhere/q.imageset/q.png")
            try FileManager.default.createSymbolicLink(atPath: catalog + "/z", withDestinationPath: "../elsewhere")
            let library = AssetLibrary(directories: [folder.path])
            #expect(try library.image(named: "p", scale: 1).bitmap?.width == 9)
            #expect(try library.image(named: "q", scale: 1).bitmap?.width == 8)
        }
    }

    // MARK: The cache

    @Test func aNameAlwaysGivesTheSameBitmap() async throws {
        try await TemporaryFolder.with { folder in
            try folder.write(picture(8), to: "a.png")
            let library = AssetLibrary(directories: [folder.path])
            let first = try #require(library.image(named: "a", scale: 1).bitmap)
            try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
                for scale in 1...8 {
                    group.addTask { try #require(library.image(named: "a", scale: Double(scale)).bitmap).identity }
                }
                for try await identity in group { #expect(identity == first.identity) }
            }
        }
    }

    // MARK: Errors

    @Test func errorsNameTheMissingFileAndTheFolders() throws {
        let library = AssetLibrary(directories: ["/a", "/b"])
        let error = #expect(throws: AssetError.self) { try library.image(named: "gear", scale: 1) }
        #expect(error.map { "\($0)" } == "no picture \"gear\" in /a, /b")
        let none = #expect(throws: AssetError.self) { try AssetLibrary(directories: []).image(named: "g", scale: 1) }
        #expect(none.map { "\($0)" } == "no picture \"g\": there are no asset folders")
    }

    @Test func theNearestNameIsSuggested() throws {
        try TemporaryFolder.with { folder in
            try folder.write("{}", to: "A.xcassets/woodGrain.imageset/Contents.json")
            try folder.write(
                "{\"properties\": {\"provides-namespace\": true}}", to: "A.xcassets/Parts/Contents.json")
            try folder.write("{}", to: "A.xcassets/Parts/gear.imageset/Contents.json")
            for file in ["singleGear@2x.png", "icons/play.svg", "notes.txt"] { try folder.write("", to: file) }
            let library = AssetLibrary(directories: [folder.path])
            for (name, nearest) in [
                ("woodgrain", "woodGrain"), ("singelGear", "singleGear"), ("icons/pley", "icons/play"),
                ("Parts/gaer", "Parts/gear"), ("note", nil), ("nothing like it", nil),
                (String(repeating: "woodGrain", count: 10_000), nil),
            ] as [(String, String?)] {
                #expect(
                    throws: AssetError.notFound(name: name, searched: [folder.path], nearest: nearest)
                ) { try library.image(named: name, scale: 1) }
            }
            let error = AssetError.notFound(name: "a", searched: ["/x"], nearest: "b")
            #expect("\(error)" == "no picture \"a\" in /x: did you mean b?")
            try folder.write("", to: "music.wav")
            #expect(library.nearest(toFile: "musik.wav", in: nil) == "music.wav")
            #expect(library.nearest(toFile: "pay.svg", in: "icons") == "play.svg")
            #expect(library.nearest(toFile: "../music.wav", in: nil) == nil)
        }
    }

    @Test(arguments: ["", "/", "../a", "a/../b", "/etc/passwd", "a//b", ".", "a/"])
    func namesCannotLeaveTheFolders(name: String) throws {
        #expect(throws: AssetError.badName(name)) {
            try AssetLibrary(directories: ["/tmp"]).image(named: name, scale: 1)
        }
    }

    @Test func namesHaveNoZeros() throws {
        #expect(throws: AssetError.badName("a\0b")) {
            try AssetLibrary(directories: ["/tmp"]).image(named: "a\0b", scale: 1)
        }
    }

    @Test func filesOfASetCannotLeaveIt() throws {
        try TemporaryFolder.with { folder in
            try folder.write(contents(image("../../a.png", "1x")), to: "A.xcassets/x.imageset/Contents.json")
            try folder.write(picture(1), to: "a.png")
            let error = AssetError.unreadable(
                path: folder.path + "/A.xcassets/x.imageset/Contents.json",
                reason: "\"../../a.png\" is not the name of a file beside it")
            #expect(throws: error) { try AssetLibrary(directories: [folder.path]).image(named: "x", scale: 1) }
        }
    }

    /// Expects an error for an image in `front`, although `behind`, which is searched later, has an image of that name.
    private func expectError(_ reason: String, at path: String, named name: String, in folder: TemporaryFolder) throws {
        try folder.write(picture(1), to: "behind/\(name).png")
        let library = AssetLibrary(directories: [folder.path + "/front", folder.path + "/behind"])
        #expect(throws: AssetError.unreadable(path: "\(folder.path)/front\(path)", reason: reason)) {
            try library.image(named: name, scale: 1)
        }
    }

    @Test func foldersInPlaceOfFilesAreErrors() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "front/folder.png/x")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/front/dead.png", withDestinationPath: "nowhere")
            try expectError("a folder, not a picture", at: "/folder.png", named: "folder", in: folder)
            try expectError("a broken link", at: "/dead.png", named: "dead", in: folder)
        }
    }

    @Test func filesInPlaceOfFoldersAreErrors() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "front")
            try expectError("not a folder", at: "", named: "a", in: folder)
        }
        try TemporaryFolder.with { folder in
            try folder.write("", to: "front/A.xcassets")
            try expectError("not a folder", at: "/A.xcassets", named: "a", in: folder)
            let library = AssetLibrary(directories: [folder.path + "/front"])
            #expect(throws: AssetError.unreadable(path: folder.path + "/front/A.xcassets", reason: "not a folder")) {
                try library.check()
            }
            try AssetLibrary(directories: ["/nowhere", folder.path + "/behind"]).check()
        }
    }

    @Test(arguments: ["{\"images\": []}", "{}", "{\"images\": [{\"idiom\": \"universal\", \"scale\": \"1x\"}]}"])
    func setsWithoutAPictureAreMissing(contents: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(contents, to: "front/A.xcassets/x.imageset/Contents.json")
            // The folder `behind` is searched later. Its image of the same name does not replace the empty set.
            try folder.write(picture(1), to: "behind/x.png")
            let library = AssetLibrary(directories: [folder.path + "/front", folder.path + "/behind"])
            let path = folder.path + "/front/A.xcassets/x.imageset/Contents.json"
            let error = #expect(throws: AssetError.emptySet(path: path, reason: "names no picture")) {
                try library.image(named: "x", scale: 1)
            }
            #expect(error?.isMissing == true)
        }
    }

    @Test(arguments: ["", "x", "2", "4x", "0x", "1.5x", "2X", "-1x", "two"])
    func scalesAreOneTwoOrThree(scale: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(contents(image("a.png", scale)), to: "front/A.xcassets/x.imageset/Contents.json")
            try folder.write(picture(1), to: "front/A.xcassets/x.imageset/a.png")
            try expectError(
                "the scale \"\(scale)\" is none of 1x, 2x and 3x", at: "/A.xcassets/x.imageset/Contents.json",
                named: "x", in: folder)
        }
    }

    @Test func messagesAreOneLine() {
        #expect("\(AssetError.unreadable(path: "a\nb", reason: "no"))" == "a\\nb: no")
    }

    @Test func damagedFilesAreNamed() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Array("hello".utf8), to: "a.png")
            try folder.write("{]", to: "A.xcassets/b.imageset/Contents.json")
            try folder.write(contents(image("gone.png", "1x")), to: "A.xcassets/c.imageset/Contents.json")
            let library = AssetLibrary(directories: [folder.path])
            #expect(throws: AssetError.undecodable(path: folder.path + "/a.png", .unknownFormat)) {
                try library.image(named: "a", scale: 1)
            }
            let set = folder.path + "/A.xcassets/"
            #expect(
                throws: AssetError.unreadable(
                    path: set + "b.imageset/Contents.json", reason: "not a description of an image set")
            ) { try library.image(named: "b", scale: 1) }
            // A set whose file was deleted counts as a missing image, not as an unreadable one.
            let gone = #expect(throws: AssetError.emptySet(path: set + "c.imageset/gone.png", reason: "no such file")) {
                try library.image(named: "c", scale: 1)
            }
            #expect(gone?.isMissing == true)
        }
    }
}

extension ImageAsset {
    fileprivate var bitmap: Bitmap? { if case .bitmap(let bitmap, _) = content { bitmap } else { nil } }
    fileprivate var scale: Double? { if case .bitmap(_, let scale) = content { scale } else { nil } }
}
