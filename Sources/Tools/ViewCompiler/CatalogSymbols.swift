// SPDX-License-Identifier: MIT

import Support
import Foundation
import SwiftTokens

/// The members that Xcode generates for the images and colours of asset catalogs (`Image(.coffeeCup)`, `Color.brand`,
/// `.fill(.brand)`) and for the keys of string catalogs (`StringSymbols`), and the classes that it generates for data
/// models (`DataModelSymbols`).
///
/// Only members that the author's files mention are declared, to avoid conflicts with other declarations.
package struct CatalogSymbols: Equatable {
    /// Declarations to add to the author's module, one per line; empty if the files mention no asset.
    package private(set) var declarations: [String] = []
    /// Whether the declarations refer to types of the author. Then they compile only together with the author's files.
    private(set) var namesAuthorsTypes = false

    package init() {}

    /// The words of the declarations, which include all generated members.
    var words: Set<String> {
        Set(declarations.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
    }

    /// - Parameters:
    ///   - catalogs: Paths of `.xcassets` folders, data models and `.xcstrings` files.
    ///   - texts: The contents of the author's files.
    ///   - platform: Decides whether UIKit's or AppKit's colours and images get members.
    package init(catalogs: [String], texts: [String], platform: TargetPlatform = .iOS) {
        let models = DataModelSymbols(models: catalogs.filter(DataModelSymbols.isModel), texts: texts)
        declarations += models.declarations
        namesAuthorsTypes = models.hasClasses
        guard !catalogs.isEmpty else { return }
        let used = texts.reduce(into: Set<String>()) { $0.formUnion(SourceNames.members(of: $1)) }
        // The author declares these, so no member is generated for them.
        let declared = texts.reduce(into: Set<String>()) {
            $0.formUnion(SourceNames.staticNames(in: Lexer.tokens(of: $1)))
        }
        let strings = catalogs.filter { $0.hasSuffix(".xcstrings") }
        declarations += StringSymbols(catalogs: strings, used: used, besides: declared).declarations
        var images: [String: String] = [:]
        var colors: [String: String] = [:]
        for catalog in catalogs.sorted() where catalog.hasSuffix(".xcassets") {
            // A catalog over these bounds is read only in part. The image library reports it, so no error is needed
            // here.
            var bounds = CatalogBounds()
            Self.forEachSet(in: catalog, &bounds) { name, isColor in
                for symbol in Self.symbols(of: name, suffix: isColor ? "Color" : "Image")
                where symbol.split(separator: ".").allSatisfy({ used.contains(String($0)) }) {
                    if isColor { colors[symbol] = name } else { images[symbol] = name }
                }
            }
        }
        let (image, color) = platform == .macOS ? ("NSImage", "NSColor") : ("UIImage", "UIColor")
        declare(images, as: "ImageResource", besides: declared) { symbol in
            ["extension \(image) { static var `\(symbol)`: \(image) { \(image)(resource: .`\(symbol)`) } }"]
        }
        declare(colors, as: "ColorResource", besides: declared.union(Self.namesOfColors)) { symbol in
            [
                "extension Color { static var `\(symbol)`: Color { Color(ColorResource.`\(symbol)`) } }",
                "extension ShapeStyle where Self == Color { static var `\(symbol)`: Color { Color(ColorResource.`\(symbol)`) } }",
                // Without `@_disfavoredOverload`, `Color(.brand)` would be ambiguous: `.brand` could be this
                // `UIColor` or the `ColorResource`.
                "extension \(color) { @_disfavoredOverload static var `\(symbol)`: \(color) { \(color)(resource: .`\(symbol)`) } }",
            ]
        }
    }

    /// Names of SwiftUI's own colours. No member is generated for a colour asset of such a name.
    private static let namesOfColors: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "accentColor", "tint", "background", "foreground", "label",
    ]

    // Puts the names in backticks, because an asset may have the name of a keyword, such as `default`.
    private mutating func declare(
        _ names: [String: String], as type: String, besides declared: Set<String>, also: (String) -> [String]
    ) {
        var spaces: Set<String> = []
        for (symbol, name) in names.sorted(by: { $0.key < $1.key }) {
            let parts = symbol.split(separator: ".").map(String.init)
            for depth in parts.indices.dropLast() {
                let space = parts[...depth].joined(separator: ".")
                guard spaces.insert(space).inserted else { continue }
                let around = [type] + parts[..<depth]
                declarations.append("extension \(around.joined(separator: ".")) { enum \(parts[depth]) {} }")
            }
            let place = ([type] + parts.dropLast()).joined(separator: ".")
            let value = "\(type)(name: \(String(reflecting: name)), bundle: .main)"
            declarations.append("extension \(place) { static let `\(parts.last!)` = \(value) }")
            if parts.count == 1, !declared.contains(symbol) { declarations += also(symbol) }
        }
    }

    // MARK: Names

    /// All member names that Xcode may generate for an asset: `coffeeCup` for `coffee-cup`, `brand` for the
    /// colour `BrandColor`.
    package static func symbols(of name: String, suffix: String) -> Set<String> {
        let folders = name.split(separator: "/").dropLast().map { capitalized(words(of: $0)) + "." }.joined()
        let own = words(of: name.split(separator: "/").last ?? "")
        guard let first = own.first else { return [] }
        let rest = capitalized(Array(own.dropFirst()))
        var symbols: Set<String> = []
        for start in [String(first), lowered(first), first.prefix(1).lowercased() + first.dropFirst()] {
            let symbol = (start.first!.isNumber ? "_" : "") + start + rest
            symbols.insert(folders + symbol)
            if symbol.hasSuffix(suffix), symbol.count > suffix.count {
                symbols.insert(folders + symbol.dropLast(suffix.count))
            }
        }
        return symbols
    }

    private static func words(of name: Substring) -> [Substring] { name.split { !$0.isLetter && !$0.isNumber } }

    private static func capitalized(_ words: [Substring]) -> String {
        words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Lowercases the leading capitals, except one that begins the next word: `URLImage` becomes `urlImage`.
    private static func lowered(_ word: Substring) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let isFollowed = word.dropFirst(capitals.count).first.map(\.isLetter) ?? false
        let count = capitals.count > 1 && isFollowed ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    // MARK: Catalogs

    /// Calls `body` for each image set and colour set of a catalog. If a folder provides a namespace, the names
    /// inside it get the prefix `folder/`.
    private static func forEachSet(
        in folder: String, _ bounds: inout CatalogBounds, namespace: String = "", depth: Int = 0,
        _ body: (_ name: String, _ isColor: Bool) -> Void
    ) {
        let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        guard bounds.allows(entries.count, depth: depth) else { return }
        for entry in entries {
            let path = folder + "/" + entry
            guard FileSystem.isFolder(path) else { continue }
            let name = namespace + (entry as NSString).deletingPathExtension
            switch (entry as NSString).pathExtension {
            case "imageset", "symbolset": body(name, false)
            case "colorset": body(name, true)
            case "" where bounds.enters(path):
                forEachSet(
                    in: path, &bounds, namespace: providesNamespace(path) ? name + "/" : namespace, depth: depth + 1,
                    body)
            default: break
            }
        }
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        let contents = FileSystem.data(of: folder + "/Contents.json").map { String(decoding: $0, as: UTF8.self) } ?? ""
        return contents.contains(#/"provides-namespace"\s*:\s*true/#)
    }
}
