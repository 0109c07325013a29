// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import Tolerances
import ViewCompiler
import Zoetrope

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

    @Test func allSettingsAreRead() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                #"{"$schema": "x", "device": "iphone-se", "variants": ["light", "dark+ar"], "setup": "AppTheme", "environment": {"API": "mock", "PATHS": "a", "HOMEPAGE": "b"}, "lint": {"disable": ["contrast"]}, "#
                    + #""tolerance": {"permits": "channels=2", "because": "dithered"}}"#, to: ".zoetrope.json")
            let settings = try ProjectSettings(for: folder.path)
            #expect(settings.device?.name == "iphone-se" && settings.disabledRules == ["contrast"])
            #expect(settings.variants?.map(\.name) == ["", "dark+ar"])
            #expect(
                settings.setup == "AppTheme" && settings.environment == ["API": "mock", "PATHS": "a", "HOMEPAGE": "b"])
            #expect(settings.tolerance?.value == .channels(2) && settings.tolerance?.because == "dithered")
        }
    }

    @Test func theSchemaHasTheSameKeys() throws {
        let file = TestProject.checkout.appending(path: "docs/zoetrope.schema.json")
        let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let properties = schema?["properties"] as? [String: Any] ?? [:]
        #expect(properties.keys.filter { $0 != "$schema" }.sorted() == ProjectSettings.keys)
    }

    @Test(arguments: [
        ("[]", "this is no JSON object"), ("{", "this is no JSON object"),
        (
            #"{"colour": 1}"#,
            ".zoetrope.json:1: 'colour' is not known: use device, environment, fonts, lint, setup, tolerance, variants"
        ),
        (
            "{\n  \"device\": \"ipad\",\n  \"varients\": []}",
            ".zoetrope.json:3: 'varients' is not known; did you mean 'variants'?"
        ),
        ("{\n\"lint\": {\n\"disabled\": []}}", ".zoetrope.json:3: 'disabled' is not known; did you mean 'disable'?"),
        (
            "{\n\"lint\": {\"disable\": [\"contrasts\"]}}",
            ".zoetrope.json:2: 'disable' is no list of rules: there is no rule 'contrasts'"
        ),
        (#"{"device": "phone"}"#, "'device' is not the name of a device"),
        (#"{"variants": ["dusk"]}"#, "'dusk' is not a variant"), (#"{"variants": []}"#, "'variants' is no list"),
        (#"{"tolerance": {"permits": "much", "because": "x"}}"#, "'much' is no tolerance"),
        (#"{"tolerance": {"permits": "channels=999", "because": "x"}}"#, "'channels=999' is no tolerance"),
        (#"{"tolerance": {"permits": "channels=2"}}"#, "needs a reason"),
        (#"{"setup": "A()"}"#, "'setup' is not the name of a type"),
        (#"{"environment": []}"#, "'environment' is no object"),
        ("{\n\"environment\": {\"LD_PRELOAD\": \"a\"}}", ".zoetrope.json:2: 'LD_PRELOAD' cannot be set"),
        (#"{"environment": {"A": 1}}"#, "the value of 'A' is no text"), (#"{"environment": {"A=B": "1"}}"#, "no name"),
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
