// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing
import SwiftUICore
import Zoetrope

/// Colour sets of asset catalogs: notations, colour spaces, and variants for dark mode and high contrast.
@Suite struct ColorSetTests {
    private func entry(_ color: String, _ appearances: String = "", _ more: String = "") -> String {
        let list = appearances.split(separator: " ").map { word in
            let pair = word.split(separator: "=")
            return "{\"appearance\": \"\(pair[0])\", \"value\": \"\(pair[1])\"}"
        }
        let described = list.isEmpty ? "" : "\"appearances\": [\(list.joined(separator: ", "))], "
        return "{\"idiom\": \"universal\", \(more)\(described)\"color\": \(color)}"
    }

    private func rgb(_ red: String, _ green: String, _ blue: String, alpha: String = "1.000", _ space: String = "srgb")
        -> String
    {
        "{\"color-space\": \"\(space)\", \"components\": {\"red\": \"\(red)\", \"green\": \"\(green)\", "
            + "\"blue\": \"\(blue)\", \"alpha\": \"\(alpha)\"}}"
    }

    private func grey(_ white: String, _ space: String) -> String {
        "{\"color-space\": \"\(space)\", \"components\": {\"white\": \"\(white)\", \"alpha\": \"0.500\"}}"
    }

    /// The drawn colour: bytes of red, green and blue, and the opacity in percent.
    private func colors(
        _ entries: [String], isDark: Bool = false, hasHighContrast: Bool = false
    ) throws -> [Int] {
        try TemporaryFolder.with { folder in
            try folder.write(
                "{\"colors\": [\(entries.joined(separator: ", "))]}", to: "A.xcassets/Theme/ink.colorset/Contents.json")
            let library = AssetLibrary(directories: [folder.path])
            let color = try library.color(named: "ink", isDark: isDark, hasHighContrast: hasHighContrast)
                .resolve(StyleContext(isDark: isDark))
            return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
                + [Int((color.alpha * 100).rounded())]
        }
    }

    @Test func componentsInAllNotations() throws {
        #expect(try colors([entry(rgb("0.200", "0.400", "1.000", alpha: "0.250"))]) == [51, 102, 255, 25])
        #expect(try colors([entry(rgb("0x33", "0xFF", "0x0a"))]) == [51, 255, 10, 100])
        #expect(try colors([entry(rgb("51", "1", "255", alpha: "1"))]) == [51, 1, 255, 100])
        #expect(
            try colors([entry("{\"components\": {\"red\": 0.2, \"green\": 0.4, \"blue\": 1.0}}")])
                == [51, 102, 255, 100])
    }

    @Test func spaces() throws {
        // The pure red of Display P3 is outside of sRGB. The greys of Display P3 are those of sRGB.
        let wide = try colors([entry(rgb("1.000", "0.000", "0.000", "display-p3"))])
        #expect(wide[0] > 255 && wide[1] < 0 && wide[2] < 0)
        let grey = try colors([entry(rgb("0.500", "0.500", "0.500", "display-p3"))])
        #expect(zip(grey, [128, 128, 128, 100]).allSatisfy { abs($0 - $1) <= 1 }, "\(grey)")
        // Calculated with the matrix between the primaries, to ten digits: 85.1, 154.7, 208.7.
        let muted = try colors([entry(rgb("0.400", "0.600", "0.800", "display-p3"))])
        #expect(zip(muted, [85, 155, 209, 100]).allSatisfy { abs($0 - $1) <= 1 }, "\(muted)")
        #expect(try colors([entry(rgb("0.2159", "0.2159", "0.2159", "extended-linear-srgb"))]) == [128, 128, 128, 100])
        #expect(try colors([entry(rgb("1.200", "-0.100", "0.000", "extended-srgb"))]) == [306, -26, 0, 100])
        #expect(try colors([entry(self.grey("0.500", "extended-gray"))]) == [128, 128, 128, 50])
        #expect(try colors([entry(self.grey("0.500", "gray-gamma-22"))]) == [128, 128, 128, 50])
    }

    @Test(arguments: [(false, false, 1), (true, false, 2), (false, true, 3), (true, true, 4)])
    func theVariantOfTheAppearance(isDark: Bool, hasHighContrast: Bool, expected: Int) throws {
        let entries = [
            entry(rgb("1", "0", "0")), entry(rgb("2", "0", "0"), "luminosity=dark"),
            entry(rgb("3", "0", "0"), "contrast=high"), entry(rgb("4", "0", "0"), "luminosity=dark contrast=high"),
        ]
        for entries in [entries, entries.reversed()] {
            #expect(try colors(entries, isDark: isDark, hasHighContrast: hasHighContrast)[0] == expected)
        }
    }

    @Test func missingVariantsUseTheNextBest() throws {
        let any = entry(rgb("1", "0", "0"))
        #expect(try colors([any], isDark: true, hasHighContrast: true)[0] == 1)
        let dark = entry(rgb("2", "0", "0"), "luminosity=dark")
        #expect(try colors([any, dark], isDark: true, hasHighContrast: true)[0] == 2)
        let high = entry(rgb("3", "0", "0"), "contrast=high")
        #expect(try colors([any, dark, high], isDark: true, hasHighContrast: true)[0] == 2)
        #expect(try colors([any, high], isDark: true, hasHighContrast: true)[0] == 3)
        let light = entry(rgb("4", "0", "0"), "luminosity=light")
        #expect(try colors([any, light])[0] == 4)
        #expect(try colors([any, light], isDark: true)[0] == 1)
        let wide = entry(rgb("5", "0", "0"), "", "\"display-gamut\": \"display-P3\", ")
        let narrow = entry(rgb("6", "0", "0"), "", "\"display-gamut\": \"sRGB\", ")
        #expect(try colors([wide, narrow])[0] == 6)
        // An entry without a colour is a placeholder.
        #expect(try colors(["{\"idiom\": \"universal\"}", any])[0] == 1)
        let phone = entry(rgb("7", "0", "0")).replacing("universal", with: "iphone")
        #expect(try colors([phone])[0] == 7)
        #expect(try colors([phone, any])[0] == 7)
        #expect(try colors([phone.replacing("iphone", with: "ipad"), any])[0] == 1)
    }

    @Test func coloursOfTheSystem() throws {
        func system(_ name: String) -> String {
            entry("{\"platform\": \"ios\", \"reference\": \"\(name)\"}")
        }
        #expect(try colors([system("systemBlueColor")]) == [0, 122, 255, 100])
        #expect(try colors([system("systemBlueColor")], isDark: true) == [10, 132, 255, 100])
        #expect(try colors([system("systemGray6Color")]) == [242, 242, 247, 100])
        #expect(try colors([system("secondaryLabelColor")], isDark: true) == [235, 235, 245, 60])
        let error = #expect(throws: AssetError.self) { try colors([system("controlAccentColor")]) }
        #expect(error?.isMissing == true)
        #expect("\(error!)".hasSuffix("refers to the system colour \"controlAccentColor\", which is not supported"))
    }

    @Test(arguments: [
        ("nonsense", "not a description of a colour set"),
        (
            "{\"colors\": [{\"color\": {\"components\": {\"red\": \"1.0\", \"green\": \"0\"}}}]}",
            "a colour has no component blue"
        ),
        (
            "{\"colors\": [{\"color\": {\"components\": {\"red\": \"x\"}}}]}",
            "the component red is \"x\", which is not a number"
        ),
        (
            "{\"colors\": [{\"color\": {\"color-space\": \"cmyk\", \"components\": {}}}]}",
            "the color-space \"cmyk\" is none of srgb, display-p3, extended-srgb, extended-linear-srgb, gray-gamma-22 "
                + "and extended-gray"
        ),
    ])
    func damagedSetsAreNamed(contents: String, reason: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(contents, to: "A.xcassets/ink.colorset/Contents.json")
            let library = AssetLibrary(directories: [folder.path])
            let path = folder.path + "/A.xcassets/ink.colorset/Contents.json"
            for _ in 0..<2 {
                #expect(throws: AssetError.unreadable(path: path, reason: reason)) {
                    try library.color(named: "ink", isDark: false, hasHighContrast: false)
                }
            }
        }
    }

    /// A new Xcode project has a colour set for its accent colour that contains no colour.
    @Test(arguments: ["{}", "{\"colors\": [{\"idiom\": \"universal\"}]}"])
    func setsWithoutAColourAreMissing(contents: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(contents, to: "A.xcassets/AccentColor.colorset/Contents.json")
            let library = AssetLibrary(directories: [folder.path])
            let path = folder.path + "/A.xcassets/AccentColor.colorset/Contents.json"
            let error = #expect(throws: AssetError.emptySet(path: path, reason: "names no colour")) {
                try library.color(named: "AccentColor", isDark: false, hasHighContrast: false)
            }
            #expect(error?.isMissing == true)
        }
    }

    @Test func namesAndFolders() throws {
        try TemporaryFolder.with { folder in
            let redSet = "{\"colors\": [\(entry(rgb("0xFF", "0", "0")))]}"
            let blueSet = "{\"colors\": [\(entry(rgb("0", "0", "0xFF")))]}"
            try folder.write(
                "{\"properties\": {\"provides-namespace\": true}}", to: "first/A.xcassets/Brand/Contents.json")
            try folder.write(redSet, to: "first/A.xcassets/Brand/ink.colorset/Contents.json")
            try folder.write(redSet, to: "first/A.xcassets/accent.colorset/Contents.json")
            try folder.write(blueSet, to: "second/A.xcassets/accent.colorset/Contents.json")
            let folders = [folder.path + "/first", folder.path + "/second"]
            let library = AssetLibrary(directories: folders)
            func red(_ name: String) throws -> Float {
                try library.color(named: name, isDark: false, hasHighContrast: false).resolve(StyleContext()).red
            }
            #expect(try red("Brand/ink") == 1 && red("accent") == 1)
            #expect(throws: AssetError.noColor(name: "ink", searched: folders, nearest: nil)) { try red("ink") }
            #expect(throws: AssetError.noColor(name: "acent", searched: folders, nearest: "accent")) {
                try red("acent")
            }
        }
    }
}
