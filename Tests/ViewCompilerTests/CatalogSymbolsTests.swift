// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import ViewCompiler

@Suite struct CatalogSymbolsTests {
    @Test(
        arguments: [
            ("coffee", "coffee"), ("coffee-cup", "coffeeCup"), ("Coffee Cup 2", "coffeeCup2"), ("BG", "BG"),
            ("WWDC24Invite", "wwdc24Invite"), ("URLImage", "urlImage"), ("heroImage", "hero"), ("1st", "_1st"),
            ("my icons/star", "MyIcons.star"),
        ] as [(String, String)])
    func imagesAreCalledAsXcodeCallsThem(_ name: String, _ symbol: String) {
        #expect(CatalogSymbols.symbols(of: name, suffix: "Image").contains(symbol))
    }

    @Test func colorsLoseTheWordColor() {
        #expect(CatalogSymbols.symbols(of: "BrandColor", suffix: "Color").contains("brand"))
        #expect(CatalogSymbols.symbols(of: "Color", suffix: "Color") == ["Color", "color"])
    }

    private func declarations(_ code: String) throws -> [String] {
        try TemporaryFolder.with { folder in
            for set in ["coffee.imageset", "Brand.colorset", "red.colorset", "Space/star.imageset"] {
                try folder.write("{}", to: "Assets.xcassets/\(set)/Contents.json")
            }
            try folder.write(
                #"{"properties": {"provides-namespace" : true}}"#, to: "Assets.xcassets/Space/Contents.json")
            return CatalogSymbols(catalogs: [folder.path + "/Assets.xcassets"], texts: [code]).declarations
        }
    }

    @Test func onlyUsedNamesAreDeclared() throws {
        #expect(try declarations("Text(coffee)") == [])
        let image = try declarations("Image(.coffee)")
        #expect(image.count == 2)
        #expect(
            image.first
                == "extension ImageResource { static let `coffee` = ImageResource(name: \"coffee\", bundle: .main) }")
        #expect(try declarations("x.fill(.brand)").filter { $0.contains("ShapeStyle where Self == Color") }.count == 1)
    }

    /// A name like `default`, which needs backticks.
    @Test func namesMayBeKeywords() throws {
        try TemporaryFolder.with { folder in
            try folder.write("{}", to: "A.xcassets/defaultImage.imageset/Contents.json")
            let symbols = CatalogSymbols(catalogs: [folder.path + "/A.xcassets"], texts: ["Image(.default)"])
            #expect(symbols.declarations.count == 2 && symbols.declarations.allSatisfy { $0.contains("`default`") })
        }
    }

    /// Names that SwiftUI or the author declares are not redeclared.
    @Test func existingNamesAreNotDeclared() throws {
        #expect(try declarations("Color.red").count == 1)
        #expect(try declarations("extension Color { static let brand = Color.blue }; Color.brand").count == 1)
    }

    /// An author's type, such as `Color.Accent`, is not redeclared as a colour.
    @Test(arguments: [
        "extension Color { enum Brand { static let a = Color.red } }; Color.Brand.a",
        "extension ShapeStyle where Self == Color { public static nonisolated var brand: Color { .red } }; x.fill(.brand)",
        "extension Color { static func brand() -> Color { .red } }; Color.brand()",
    ])
    func aTypeOfTheAuthorsWins(code: String) throws {
        #expect(try declarations(code).allSatisfy { $0.hasPrefix("extension ColorResource") })
    }

    @Test func foldersAreSpaces() throws {
        let star = try declarations("Image(.Space.star)")
        #expect(star.first == "extension ImageResource { enum Space {} }")
        let resource = "extension ImageResource.Space { static let `star` = ImageResource(name: \"Space/star\""
        #expect(star.last?.contains(resource) == true)
    }
}
