// SPDX-License-Identifier: MIT

import Files
import Foundation

/// The members that Xcode makes for the images and colours of catalogs: `Image(.coffeeCup)`, `Color.brand`, `.fill(.brand)`.
///
/// Those that the author's files name, and no others: so none of them is in the way of what else has such a name.
package struct CatalogSymbols: Equatable {
    /// Of an author's module, a line each; none where nothing of the catalogs is named.
    package private(set) var declarations: [String] = []

    /// None.
    package init() {}

    /// - Parameters:
    ///   - catalogs: paths of `.xcassets` folders.
    ///   - texts: what the author's files hold.
    package init(catalogs: [String], texts: [String]) {
        guard !catalogs.isEmpty else { return }
        let used = texts.reduce(into: Set<String>()) { Self.addMembers(of: $1, to: &$0) }
        let declared = texts.reduce(into: Set<String>()) { Self.addStaticNames(of: $1, to: &$0) }
        var images: [String: String] = [:]
        var colors: [String: String] = [:]
        for catalog in catalogs.sorted() {
            Self.forEachSet(in: catalog) { name, isColor in
                for symbol in Self.symbols(of: name, suffix: isColor ? "Color" : "Image")
                where symbol.split(separator: ".").allSatisfy({ used.contains(String($0)) }) {
                    if isColor { colors[symbol] = name } else { images[symbol] = name }
                }
            }
        }
        declare(images, as: "ImageResource", besides: declared) { symbol in
            ["extension UIImage { static var `\(symbol)`: UIImage { UIImage(resource: .`\(symbol)`) } }"]
        }
        declare(colors, as: "ColorResource", besides: declared.union(Self.namesOfColors)) { symbol in
            [
                "extension Color { static var `\(symbol)`: Color { Color(ColorResource.`\(symbol)`) } }",
                "extension ShapeStyle where Self == Color { static var `\(symbol)`: Color { Color(ColorResource.`\(symbol)`) } }",
                // Disfavored: `Color(.brand)` could be made of it as well as of the resource.
                "extension UIColor { @_disfavoredOverload static var `\(symbol)`: UIColor { UIColor(resource: .`\(symbol)`) } }",
            ]
        }
    }

    /// Colours of SwiftUI, which stay what they are.
    private static let namesOfColors: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "accentColor", "tint", "background", "foreground", "label",
    ]

    // Names may be words of the language: an image `default`.
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

    /// What Xcode may call a member for a set of this name: `coffee-cup` is `coffeeCup`, `BrandColor` as a colour `brand`.
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

    /// With its first letters small, up to the one that begins a word: `URLImage`, `urlImage`.
    private static func lowered(_ word: Substring) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let isFollowed = word.dropFirst(capitals.count).first.map(\.isLetter) ?? false
        let count = capitals.count > 1 && isFollowed ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    // MARK: Texts

    /// Adds the words that stand behind a period.
    private static func addMembers(of text: String, to words: inout Set<String>) {
        for match in text.matches(of: #/\.\s*`?([A-Za-z_][A-Za-z0-9_]*)/#) { words.insert(String(match.1)) }
    }

    /// Adds the names of static members and of types: what Xcode would declare of such a name is the author's.
    private static func addStaticNames(of text: String, to words: inout Set<String>) {
        let members =
            #/\b(?:static|class)\s+(?:[a-z]+(?:\([a-z]+\))?\s+)*(?:let|var|func)\s+`?([A-Za-z_][A-Za-z0-9_]*)/#
        for match in text.matches(of: members) { words.insert(String(match.1)) }
        let types = #/\b(?:enum|struct|class|actor|typealias)\s+`?([A-Za-z_][A-Za-z0-9_]*)/#
        for match in text.matches(of: types) { words.insert(String(match.1)) }
    }

    // MARK: Catalogs

    /// The sets of a catalog by their names: those of folders that provide a namespace have it, with a slash.
    private static func forEachSet(
        in folder: String, namespace: String = "", _ body: (_ name: String, _ isColor: Bool) -> Void
    ) {
        for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            let path = folder + "/" + entry
            guard FileSystem.isFolder(path) else { continue }
            let name = namespace + (entry as NSString).deletingPathExtension
            switch (entry as NSString).pathExtension {
            case "imageset", "symbolset": body(name, false)
            case "colorset": body(name, true)
            case "": forEachSet(in: path, namespace: providesNamespace(path) ? name + "/" : namespace, body)
            default: break
            }
        }
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        let contents = (try? String(contentsOfFile: folder + "/Contents.json", encoding: .utf8)) ?? ""
        return contents.contains(#/"provides-namespace"\s*:\s*true/#)
    }
}
