// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import ViewCompiler

@testable import Commands

/// Reading the settings of a project from `.zoetrope.json`.
@Suite struct ProjectSettingsTests {
    @Test func theNearestFileAboveCounts() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                #"{"fonts": {"system": "Brand.ttf", "serif": ["/a.ttf", "b/c.ttf"]}}"#, to: "App/.zoetrope.json")
            try folder.write("", to: "App/Views/Card.swift")
            let root = URL(filePath: folder.path).standardizedFileURL.path + "/App"
            for path in ["/App", "/App/Views", "/App/Views/Card.swift"] {
                let settings = try ProjectSettings(for: folder.path + path)
                #expect(settings.fonts == ["system": [root + "/Brand.ttf"], "serif": ["/a.ttf", root + "/b/c.ttf"]])
            }
            #expect(try ProjectSettings(for: folder.path) == ProjectSettings())
        }
    }

    @Test(arguments: [
        ("[]", "this is no JSON object"), ("{", "this is no JSON object"),
        (#"{"colour": 1}"#, "'colour' is not known: use fonts"),
        (#"{"fonts": 1}"#, "'fonts' is no object"), (#"{"fonts": {"system": 3}}"#, "the fonts of 'system' are neither"),
    ])
    func mistakesAreNamed(text: String, words: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(text, to: ".zoetrope.json")
            #expect {
                try ProjectSettings(for: folder.path)
            } throws: { "\($0)".contains(words) && "\($0)".contains(".zoetrope.json") }
        }
    }
}
