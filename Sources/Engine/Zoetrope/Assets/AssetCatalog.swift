// SPDX-License-Identifier: MIT

import Support
import Foundation

/// The image sets and colour sets of one `.xcassets` folder.
///
/// A set is a folder `Name.imageset` or `Name.colorset`, at any depth, with a `Contents.json` and its files. Other
/// folders only group sets. If the `Contents.json` of such a folder says `"provides-namespace": true`, its name and a
/// slash precede the names of its sets.
struct AssetCatalog: Sendable {
    /// Folders of image sets by image name.
    private let sets: [String: String]
    /// Folders of colour sets by colour name.
    private let colorSets: [String: String]

    var colorNames: [String] { Array(colorSets.keys) }
    var imageNames: [String] { Array(sets.keys) }

    init(path: String) throws(AssetError) {
        var collector = Collector(catalog: path)
        try collector.collect(path, namespace: "", depth: 0)
        sets = collector.sets
        colorSets = collector.colorSets
    }

    private struct Collector {
        var sets: [String: String] = [:]
        var colorSets: [String: String] = [:]
        private let catalog: String
        private var bounds = CatalogBounds()

        init(catalog: String) { self.catalog = catalog }

        mutating func collect(_ folder: String, namespace: String, depth: Int) throws(AssetError) {
            let entries = try AssetLibrary.entries(of: folder)
            guard bounds.allows(entries.count, depth: depth) else {
                throw .unreadable(
                    path: catalog,
                    reason: "not an asset catalog: it has more than \(CatalogBounds.mostEntries) files, "
                        + "or folders too deep")
            }
            for entry in entries {
                let path = folder + "/" + entry
                if entry.lowercased().hasSuffix(".imageset") {
                    let name = namespace + entry.dropLast(".imageset".count)
                    if sets[name] == nil { sets[name] = path }
                } else if entry.lowercased().hasSuffix(".colorset") {
                    let name = namespace + entry.dropLast(".colorset".count)
                    if colorSets[name] == nil { colorSets[name] = path }
                } else if FileSystem.isFolder(path), bounds.enters(path) {
                    try collect(
                        path, namespace: AssetCatalog.providesNamespace(path) ? namespace + entry + "/" : namespace,
                        depth: depth + 1)
                }
            }
        }
    }

    /// A folder with a missing or unreadable description provides no namespace.
    private static func providesNamespace(_ folder: String) -> Bool {
        guard let data = FileSystem.data(of: folder + "/Contents.json"),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return false }
        return contents.properties?.providesNamespace ?? false
    }

    /// The files of an image, at least one; nil if this catalog has no image of that name.
    func variants(of name: String) throws(AssetError) -> [AssetVariant]? {
        guard let folder = sets[name] else { return nil }
        let path = folder + "/Contents.json"
        let contents: Contents
        do {
            guard let data = FileSystem.data(of: path) else { throw CocoaError(.fileReadUnknown) }
            contents = try JSONDecoder().decode(Contents.self, from: data)
        } catch is DecodingError {
            throw .unreadable(path: path, reason: "not a description of an image set")
        } catch {
            throw .unreadable(path: path, reason: "cannot be read")
        }
        let isTemplate = try contents.isTemplate(describedBy: path)
        var variants: [AssetVariant] = []
        for image in contents.images ?? [] {
            guard var variant = try image.variant(in: folder, describedBy: path) else { continue }
            variant.isTemplate = isTemplate
            variants.append(variant)
        }
        guard !variants.isEmpty else { throw .emptySet(path: path, reason: "names no picture") }
        return variants
    }

    /// The colour named `name`; nil if this catalog has no such colour.
    func colorSet(named name: String) throws(AssetError) -> ColorSet? {
        guard let folder = colorSets[name] else { return nil }
        return try ColorSet(folder: folder)
    }

    private struct Contents: Decodable {
        var images: [Image]?
        var properties: Properties?

        /// Whether the image is a template; nil if the catalog leaves the choice to the view.
        func isTemplate(describedBy description: String) throws(AssetError) -> Bool? {
            switch properties?.templateRenderingIntent {
            case nil: return nil
            case "original": return false
            case "template": return true
            case let intent?:
                throw .unreadable(
                    path: description,
                    reason: "the template-rendering-intent \"\(intent)\" is neither template nor original")
            }
        }
    }

    private struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    private struct Image: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var locale: String?
        var languageDirection: String?
        var widthClass: String?
        var heightClass: String?
        var displayGamut: String?
        var memory: String?
        var graphics: String?
        var screenWidth: String?
        var subtype: String?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances, locale, memory, subtype
            case languageDirection = "language-direction"
            case widthClass = "width-class"
            case heightClass = "height-class"
            case displayGamut = "display-gamut"
            case graphics = "graphics-feature-set"
            case screenWidth = "screen-width"
        }

        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        /// The file of this entry; nil if the entry names none.
        func variant(in folder: String, describedBy description: String) throws(AssetError) -> AssetVariant? {
            guard let filename else { return nil }
            guard !filename.isEmpty, !filename.contains("/"), !filename.contains("\0"), filename != "..",
                filename != "."
            else {
                throw .unreadable(path: description, reason: "\"\(filename)\" is not the name of a file beside it")
            }
            let appearances = appearances ?? []
            var variant = AssetVariant(
                path: folder + "/" + filename, scale: try pixelsPerPoint(describedBy: description))
            // Marks variants for devices or appearances that are never rendered.
            variant.isSpecial =
                (displayGamut ?? "sRGB") != "sRGB"
                || [memory, graphics, screenWidth, subtype].contains { $0 != nil }
                || appearances.contains { !["luminosity", "contrast"].contains($0.appearance) }
            variant.isDark = appearances.first { $0.appearance == "luminosity" }.map { $0.value == "dark" }
            variant.hasHighContrast = appearances.contains { $0.appearance == "contrast" && $0.value == "high" }
            variant.idiom = idiom == "universal" ? nil : idiom
            variant.language = locale.map(TableLanguage.simplified)
            variant.isRightToLeft = try choice(
                languageDirection, ["left-to-right": false, "right-to-left": true], "language-direction", description)
            let rooms = ["compact": true, "regular": false]
            variant.isCompactAcross = try choice(widthClass, rooms, "width-class", description)
            variant.isCompactDown = try choice(heightClass, rooms, "height-class", description)
            return variant
        }

        private func choice(
            _ value: String?, _ choices: [String: Bool], _ key: String, _ description: String
        ) throws(AssetError) -> Bool? {
            guard let value, value != "any" else { return nil }
            guard let choice = choices[value] else {
                let known = choices.keys.sorted().joined(separator: " nor ")
                throw .unreadable(path: description, reason: "the \(key) \"\(value)\" is neither \(known)")
            }
            return choice
        }

        private func pixelsPerPoint(describedBy description: String) throws(AssetError) -> Int {
            switch scale {
            // An image set with a single scale omits `scale`, which then means 1.
            case nil, "1x": 1
            case "2x": 2
            case "3x": 3
            case let scale?:
                throw .unreadable(path: description, reason: "the scale \"\(scale)\" is none of 1x, 2x and 3x")
            }
        }
    }
}
