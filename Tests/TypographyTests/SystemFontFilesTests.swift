// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import Typography

/// Font files that replace designs of the system font, given as lines of `DESIGN=FILE`.
@Suite struct SystemFontFilesTests {
    private static let installed = library.inventory().files.map(\.path)

    private static func file(_ name: String) throws -> String {
        try #require(installed.first { $0.hasSuffix("/\(name).ttf") })
    }

    private static func replaced(_ text: String) -> FontLibrary {
        FontLibrary(folders: [], systemFolders: ["/usr/share/fonts"], systemFont: SystemFontFiles(text: text))
    }

    @Test func theVariableIsRead() {
        let files = SystemFontFiles(text: "system=/a b.ttf\nserif=/s=1.otf\nnonsense\nwide=/w.ttf\nsystem=/bold.ttf\n")
        #expect(files.paths == [.default: ["/a b.ttf", "/bold.ttf"], .serif: ["/s=1.otf"]])
        #expect(SystemFontFiles(text: files.text) == files)
        #expect(SystemFontFiles.names == ["system", "rounded", "serif", "monospaced"])
    }

    /// If a file replaces a design of the system font, text in this design has the letters and the metrics of the file,
    /// as if it named the file's font.
    @Test(arguments: [11.0, 17, 34])
    func textsAreAsInTheNamedFont(size: CGFloat) throws {
        let replaced = Self.replaced("system=\(try Self.file("NotoSerif-Regular"))")
        for text in ["Hamburgefonts", "1 → 2, fi"] {
            let named = try TextLayout(
                [TextRun(text, font: FontDescriptor(family: .named("Noto Serif"), size: size))], width: nil,
                height: nil,
                library: library)
            let system = try TextLayout(
                [TextRun(text, font: FontDescriptor(family: .system(.default), size: size))], width: nil, height: nil,
                library: replaced)
            #expect(named.size == system.size)
            #expect(named.glyphs.map(\.id) == system.glyphs.map(\.id))
            let usual = try TextLayout(
                [TextRun(text, font: FontDescriptor(family: .system(.default), size: size))], width: nil, height: nil,
                library: library)
            #expect(usual.size != system.size)
        }
    }

    @Test func otherDesignsStay() throws {
        let replaced = Self.replaced("serif=\(try Self.file("JetBrainsMono-Regular"))")
        #expect(try replaced.font(system(17, .serif)).face.familyName == "JetBrains Mono")
        #expect(try replaced.font(system(17)).face.familyName == "Inter")
        #expect(try replaced.font(system(17, .monospaced)).face.familyName == "JetBrains Mono")
    }

    @Test func weightsComeFromSeveralFiles() throws {
        let files = try ["Regular", "Bold"].map { try Self.file("NotoSerif-" + $0) }
        let replaced = Self.replaced(files.map { "system=\($0)" }.joined(separator: "\n"))
        #expect(try replaced.font(system(17)).face.postScriptName == "NotoSerif-Regular")
        #expect(try replaced.font(system(17, weight: 700)).face.postScriptName == "NotoSerif-Bold")
    }

    @Test func theInventoryNamesTheFile() throws {
        let path = try Self.file("NotoSerif-Regular")
        let inventory = Self.replaced("system=\(path)").inventory()
        #expect(inventory.files.first { $0.path == path }?.designs.contains(.default) == true)
        #expect(inventory.digest != library.inventory().digest)
    }

    @Test func aFileThatIsNoFontIsAnError() throws {
        try TemporaryFolder.with { folder in
            try folder.write("hello", to: "Brand.ttf")
            #expect(!SystemFontFiles.isFont(folder.path + "/Brand.ttf"))
            #expect {
                try Self.replaced("system=\(folder.path)/Brand.ttf").font(system(17))
            } throws: { "\($0)".contains("Brand.ttf") }
        }
    }
}
