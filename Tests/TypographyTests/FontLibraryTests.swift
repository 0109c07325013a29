// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import Typography

@Suite struct FontLibraryTests {
    @Test func eachWeightAndSlantHasAFaceOfItsOwn() throws {
        var names: Set<String> = []
        for weight in stride(from: 100, through: 900, by: 100) {
            for italic in [false, true] {
                names.insert(try library.font(system(17, weight: weight, italic: italic)).face.postScriptName)
            }
        }
        #expect(names.count == 18)
    }

    @Test func theNearestWeightStandsIn() throws {
        #expect(try library.font(system(17, weight: 0)).face.postScriptName == "Inter-Thin")
        #expect(try library.font(system(17, weight: 430)).face.postScriptName == "Inter-Regular")
        #expect(try library.font(system(17, weight: 5000)).face.postScriptName == "Inter-Black")
        #expect(try library.font(system(17, weight: 300, .serif)).face.postScriptName == "NotoSerif-Regular")
        #expect(try library.font(system(17, weight: 900, .serif)).face.postScriptName == "NotoSerif-Bold")
    }

    @Test func designsAreFamilies() throws {
        #expect(try library.font(system(17)).face.familyName == "Inter")
        #expect(try library.font(system(17, .rounded)).face.familyName == "Inter")
        #expect(try library.font(system(17, .serif)).face.familyName == "Noto Serif")
        #expect(try library.font(system(17, .monospaced)).face.familyName == "JetBrains Mono")
    }

    @Test(arguments: ["Inter", "inter", "INTER", "Inter-Regular", "Inter Regular"])
    func namesAreFoundHoweverTheyAreWritten(_ name: String) throws {
        let font = try library.font(FontDescriptor(family: .named(name), size: 10))
        #expect(font.face.postScriptName == "Inter-Regular")
    }

    @Test func aFaceIsFoundByItsOwnName() throws {
        let font = try library.font(FontDescriptor(family: .named("Inter-SemiBoldItalic"), size: 10))
        #expect(font.face.postScriptName == "Inter-SemiBoldItalic")
    }

    @Test func aFaceIsOpenedOnce() throws {
        #expect(try library.font(system(17)).face === library.font(system(20)).face)
        #expect(try library.font(system(17)).face !== library.font(system(17, .rounded)).face)
    }

    @Test(arguments: FontDescriptor.Design.allCases)
    func aMissingSystemFontNamesItsPackage(_ design: FontDescriptor.Design) {
        let bare = FontLibrary(folders: [], systemFolders: [])
        let package = [
            FontDescriptor.Design.default: "fonts-inter", .rounded: "fonts-inter", .serif: "fonts-noto-core",
            .monospaced: "fonts-jetbrains-mono",
        ]
        do throws(FontError) {
            _ = try bare.font(system(17, design))
            Issue.record("found in no folder")
        } catch {
            #expect(error.description.hasSuffix("apt-get install \(package[design]!)"))
            #expect(!error.description.contains("\n"))
        }
    }

    @Test func aMissingFontIsNamed() throws {
        #expect(throws: FontError.missing(name: "Papyrus", package: nil)) {
            try library.font(FontDescriptor(family: .named("Papyrus"), size: 17))
        }
        #expect(throws: FontError.missing(name: "", package: nil)) {
            try library.font(FontDescriptor(family: .named(""), size: 17))
        }
        #expect(
            FontError.missing(name: "Inter", package: "fonts-inter").description
                == "font “Inter” is not installed: run apt-get install fonts-inter")
        #expect(throws: FontError.self) { try typeset("a", FontDescriptor(family: .named("Papyrus"), size: 17)) }
    }

    @Test func foldersOfTheCallerComeFirstAndAreSearchedInDepth() throws {
        let temporary = try TemporaryFolder()
        let folder = temporary.url
        let inner = folder.appendingPathComponent("a/b")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { withExtendedLifetime(temporary) {} }
        // A font's name comes from the file's content, not from its file name. A broken file in the folder is skipped.
        try FileManager.default.copyItem(
            at: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf"),
            to: inner.appendingPathComponent("zzz.otf"))
        try Data("no font".utf8).write(to: folder.appendingPathComponent("broken.ttf"))
        try Data().write(to: folder.appendingPathComponent("empty.ttf"))
        let own = FontLibrary(folders: [folder.path], systemFolders: [])
        #expect(try own.font(system(17, weight: 100)).face.postScriptName == "Inter-Bold")
        let both = FontLibrary(folders: [folder.path])
        #expect(try both.font(system(17, weight: 100)).face.postScriptName == "Inter-Bold")
        #expect(try both.font(system(17, .serif)).face.postScriptName == "NotoSerif-Regular")
    }

    @Test func threadsShareALibrary() async throws {
        let shared = FontLibrary()
        let reference = try typeset("Threads äß→ शक्ति 123")
        let sizes = try await withThrowingTaskGroup(of: (CGSize, CGRect).self) { group in
            for _ in 0..<32 {
                group.addTask {
                    let layout = try TextLayout(
                        [TextRun("Threads äß→ शक्ति 123", font: system(17))],
                        options: ParagraphOptions(displayScale: 3), library: shared)
                    return (layout.size, layout.inkBounds)
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sizes.allSatisfy { $0.0 == reference.size && $0.1 == reference.inkBounds })
    }
}
