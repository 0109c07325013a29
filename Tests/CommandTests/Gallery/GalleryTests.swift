// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import TestSupport
import Testing

/// `render gallery`, with the built program.
@Suite(.serialized) struct GalleryTests {
    private static let card = """
        struct Card: View {
            let words: String
            var body: some View { Text(words).padding().accessibilityLabel("The \\(words)") }
        }
        #Preview("Card", traits: .fixedLayout(width: 80, height: 40)) { Card(words: "words") }
        #Preview("Plain", traits: .fixedLayout(width: 80, height: 40)) { Color(red: 1, green: 0, blue: 0) }

        """
    private static let moving =
        TestProject.movingBall + """
            #Preview("Ball", traits: .fixedLayout(width: 40, height: 80)) { Ball() }

            """
    private static let broken = "#Preview(\"Broken\") { let none: Int? = nil; Text(\"\\(none!)\") }\n"

    private struct Manifest: Decodable {
        struct Picture: Decodable {
            struct Animation: Decodable {
                var file: String
                var frames: Int
                var duration: Double
                var loops: Bool
            }
            var variant: String
            var file: String
            var width: Int
            var height: Int
            var bytes: Int
            var animation: Animation?
        }
        struct Finding: Decodable {
            var rule: String
            var variants: [String]
        }
        struct Preview: Decodable {
            var name: String
            var title: String
            var file: String
            var line: Int?
            var error: String?
            var accessibility: [String]
            var findings: [Finding]
            var pictures: [Picture]
        }
        struct Source: Decodable {
            var file: String
            var lines: Int
        }
        var format: String
        var version: Int
        var variants: [String]
        var previews: [Preview]
        var sources: [Source]
    }

    private func manifest(of project: TestProject) throws -> Manifest {
        try JSONDecoder().decode(Manifest.self, from: Data(project.folder.read("site/manifest.json")))
    }

    private func files(of project: TestProject) -> [String] {
        project.folder.contents.filter { $0.hasPrefix("site/") && !FileManager.default.isFolder(project, $0) }
    }

    @Test func listsEveryPreviewInEveryVariant() throws {
        let project = try TestProject(["Views/Card.swift": Self.card, "Views/Ball.swift": Self.moving])
        let run = try project.render("gallery", ".", "-o", "site")
        #expect(run.status == 0, "\(run.err)")
        #expect(run.out.hasPrefix("3 previews in 4 variants;"), "\(run.out)")
        let manifest = try manifest(of: project)
        #expect(manifest.format == "zoetrope-gallery" && manifest.version == 1)
        #expect(manifest.variants == ["light", "dark", "xxxL", "rtl"])
        #expect(manifest.previews.map(\.name) == ["Views/Ball/Ball", "Views/Card/Card", "Views/Card/Plain"])
        #expect(manifest.sources.map(\.file) == ["Views/Ball.swift", "Views/Card.swift"])
        for preview in manifest.previews {
            #expect(preview.error == nil && preview.pictures.map(\.variant) == manifest.variants)
            for picture in preview.pictures {
                let bytes = try project.folder.read("site/" + picture.file)
                let bitmap = try ImageDecoder.decode(bytes)
                #expect(bitmap.width == picture.width && bitmap.height == picture.height)
                #expect(bytes.count == picture.bytes)
            }
        }
        let (ball, card, plain) = (manifest.previews[0], manifest.previews[1], manifest.previews[2])
        let animation = try #require(ball.pictures[0].animation)
        #expect(animation.loops && abs(animation.duration - 2) < 0.05 && animation.frames == 60)
        #expect(try project.folder.read("site/" + animation.file).count > 100)
        #expect(card.pictures.allSatisfy { $0.animation == nil })
        #expect(card.accessibility == ["1. The words"])
        #expect(card.pictures[1].file == "pictures/Views/Card/Card.dark.png")
        // All variants look the same, so they share a file.
        #expect(Set(plain.pictures.map(\.file)) == ["pictures/Views/Card/Plain.png"])
        let page = String(decoding: try project.folder.read("site/index.html"), as: UTF8.self)
        #expect(page.contains("struct Card: View") && !page.contains("/*MANIFEST*/") && !page.contains("/*SOURCES*/"))
        #expect(page.contains("function swiftTokens") && !page.contains("/*SWIFT*/"))
        #expect(!page.contains(project.folder.path))
    }

    @Test func animatesAllVariantsOnRequest() throws {
        let project = try TestProject(["Ball.swift": Self.moving])
        let run = try project.render(
            "gallery", ".", "-o", "site", "--variants", "light,dark", "--animate-all", "--no-findings")
        #expect(run.status == 0, "\(run.err)")
        let pictures = try manifest(of: project).previews[0].pictures
        #expect(pictures.map { $0.animation?.file.hasSuffix(".gif") } == [true, true])
    }

    @Test func writesOnlyWhatHasChanged() throws {
        let project = try TestProject(["Card.swift": Self.card])
        #expect(try project.render("gallery", ".", "-o", "site").status == 0)
        let first = try files(of: project).map { ($0, try project.folder.read($0)) }
        let stamps = try files(of: project).map { try project.modificationDate($0) }
        let second = try project.render("gallery", ".", "-o", "site")
        #expect(second.status == 0 && second.out.contains("nothing has changed"))
        #expect(try files(of: project).map { ($0, try project.folder.read($0)) }.elementsEqual(first, by: ==))
        #expect(try files(of: project).map { try project.modificationDate($0) } == stamps)

        try project.folder.write(
            "import SwiftUI\n"
                + Self.card.replacing("red: 1", with: "red: 0").replacing(
                    "\"Card\", traits", with: "\"Other\", traits"), to: "Card.swift")
        try project.folder.write("mine", to: "site/CNAME")
        #expect(try project.render("gallery", ".", "-o", "site").status == 0)
        let names = files(of: project)
        #expect(names.contains("site/pictures/Card/Other.png") && !names.contains("site/pictures/Card/Card.png"))
        #expect(names.contains("site/CNAME"))
        let plain = try #require(first.first { $0.0 == "site/pictures/Card/Plain.png" })
        #expect(try project.folder.read(plain.0) != plain.1)
    }

    @Test func aFailedPreviewIsOnThePage() throws {
        let project = try TestProject(["Card.swift": Self.card, "Broken.swift": Self.broken])
        let run = try project.render("gallery", ".", "-o", "site", "--variants", "light")
        #expect(run.status == 65)
        #expect(run.err.contains("Broken/Broken: ") && run.err.contains("(Broken.swift:2)"), "\(run.err)")
        #expect(run.out.contains("1 failed"))
        let previews = try manifest(of: project).previews
        let broken = try #require(previews.first { $0.name == "Broken/Broken" })
        #expect(broken.pictures.isEmpty && broken.error?.contains("Unexpectedly found nil") == true)
        #expect(previews.filter { $0.error == nil }.count == 2)
    }

    @Test func leavesOtherFoldersAlone() throws {
        let project = try TestProject(["Card.swift": Self.card])
        try project.folder.write("mine", to: "site/notes.txt")
        let run = try project.render("gallery", ".", "-o", "site")
        #expect(run.status == 73)
        #expect(run.err == "render: site: the folder is neither empty nor a gallery: name another one with -o\n")
        #expect(files(of: project) == ["site/notes.txt"])
        try FileManager.default.removeItem(atPath: project.folder.path + "/site")
        #expect(try project.render("gallery", ".", "-o", "site").status == 0)
        // An error keeps the earlier gallery.
        let before = try files(of: project).map { try project.folder.read($0) }
        try project.folder.write("import SwiftUI\n#Preview { Nothing() }\n", to: "Card.swift")
        #expect(try project.render("gallery", ".", "-o", "site").status == 65)
        #expect(try files(of: project).map { try project.folder.read($0) } == before)
        #expect(!project.folder.contents.contains { $0.contains(".part") })
    }

    @Test func findingsNameTheirVariants() throws {
        let project = try TestProject([
            "Row.swift": """
            #Preview("Row", traits: .fixedLayout(width: 90, height: 40)) { Text("Hello world").lineLimit(1) }
            """
        ])
        #expect(try project.render("gallery", ".", "--variants", "light,ax3", "-o", "site").status == 0)
        let row = try #require(try manifest(of: project).previews.first)
        #expect(row.findings.contains { $0.rule == "text-truncated" && $0.variants == ["ax3"] }, "\(row.findings)")
        #expect(try project.render("gallery", ".", "--no-findings", "--no-sources", "-o", "site").status == 0)
        let plain = try manifest(of: project)
        #expect(plain.previews[0].findings.isEmpty && plain.sources.isEmpty)
    }

    @Test(arguments: [
        ["gallery", "--variants", "blue"], ["gallery", "--animation", "mp4"], ["gallery", "-"], ["gallery", "-o", ""],
    ])
    func refusesWrongArguments(_ arguments: [String]) throws {
        let project = try TestProject([:])
        let run = try project.render(arguments, environment: [:])
        #expect(run.status == 64 && run.err.split(separator: "\n").count == 1, "\(run.err)")
    }
}

extension FileManager {
    fileprivate func isFolder(_ project: TestProject, _ name: String) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: project.folder.path + "/" + name, isDirectory: &isFolder) && isFolder.boolValue
    }
}

extension TestProject {
    fileprivate func modificationDate(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)[.modificationDate] as? Date
    }
}
