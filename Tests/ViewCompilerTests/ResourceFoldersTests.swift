// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import ViewCompiler

@Suite struct ResourceFoldersTests {
    private func search(_ folder: TemporaryFolder, _ inner: String = "") throws -> [String] {
        try ResourceFolders.search(folder.path + inner).map { String($0.dropFirst(folder.path.count)) }
    }

    @Test func findsFoldersWithResources() throws {
        try TemporaryFolder.with { folder in
            for file in [
                "data.json", "Sounds/beep.wav", "Fonts/Brand.ttf", "Pictures/photo@2x.png", "Assets.xcassets/a/b.png",
                "Code/My.swift", ".build/x.png",
            ] {
                try folder.write("", to: file)
            }
            #expect(try search(folder) == ["", "/Fonts", "/Sounds", "/Pictures"])
        }
    }

    @Test func theAccentColorIsNamedByTheProjectAround() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "Views/My.swift")
            func accent() throws -> String? { try ResourceFolders.accentColor(of: folder.path + "/Views") }
            #expect(try accent() == "asset:AccentColor")
            try folder.write("let package = Package(name: \"A\")", to: "Package.swift")
            #expect(try accent() == nil)
            for (words, name) in [
                (".presetColor(.orange)", "system:orange"), (".asset(\"Brand\")", "asset:Brand"),
            ] {
                try folder.write(
                    "let p = Package(name: \"A\", products: [.iOSApplication(name: \"A\", accentColor: \(words))])",
                    to: "Package.swift")
                #expect(try accent() == name)
            }
        }
    }

    @Test func aFileHasNoAccentColorOfFoldersFurtherBelow() throws {
        try TemporaryFolder.with { folder in
            func accent(isFile: Bool) throws -> String? {
                try ResourceFolders.accentColor(of: folder.path + "/Views", isFile: isFile)
            }
            try folder.write("{}", to: "Views/Other/Assets.xcassets/AccentColor.colorset/Contents.json")
            #expect(try accent(isFile: true) == nil)
            #expect(try accent(isFile: false) == "asset:AccentColor")
            try folder.write("{}", to: "Views/Assets.xcassets/Colors/AccentColor.colorset/Contents.json")
            #expect(try accent(isFile: true) == "asset:AccentColor")
        }
    }

    @Test func theFolderOfTheLanguages() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "Words/de.lproj/Localizable.strings")
            #expect(try search(folder) == ["/Words", "/Words/de.lproj"])
        }
    }

    @Test func theProjectAroundAFile() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "Package.swift")
            try folder.write("", to: "Sources/App/Views/My.swift")
            try folder.write("", to: "Sources/App/Views/near.png")
            try folder.write("", to: "Sources/App/Resources/far.png")
            #expect(
                try search(folder, "/Sources/App/Views") == ["/Sources/App/Views", "/Sources/App/Resources"])
        }
    }

    @Test func buildsAndHiddenFoldersAreLeftOut() throws {
        try TemporaryFolder.with { folder in
            for name in [".build", "Pods", "DerivedData", "a"] { try folder.write("", to: name + "/x.png") }
            #expect(try search(folder) == ["/a"])
        }
    }

    @Test func withoutAnyItIsTheFolderItself() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "A.swift")
            #expect(try search(folder) == [""])
        }
    }

    /// A single file can be drawn even if its folder contains more files than a project may have.
    @Test func aSingleFileMayLieBesideVeryManyOthers() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "My.swift")
            try folder.write("", to: "A.xcassets/a.imageset/a.png")
            try FileManager.default.createDirectory(
                atPath: folder.path + "/many", withIntermediateDirectories: true)
            for number in 0...50_000 { close(open(folder.path + "/many/\(number)", O_CREAT | O_WRONLY, 0o600)) }
            #expect(throws: ViewCompilerError.self) { try ResourceFolders.search(folder.path) }
            #expect(try ResourceFolders.search(folder.path, isFile: true) == [folder.path])
        }
    }
}
