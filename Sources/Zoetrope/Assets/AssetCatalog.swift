import Foundation

/// The image sets of one `.xcassets` folder.
///
/// A set is a folder `Name.imageset` with a `Contents.json` and its files, at any depth. Folders between are only for
/// order, unless their own `Contents.json` says `"provides-namespace": true`; then their names, with slashes, stand
/// before the set's.
struct AssetCatalog: Sendable {
    /// From a picture's name to the folder of its set.
    private let sets: [String: String]

    init(path: String) {
        var sets: [String: String] = [:]
        Self.collect(path, namespace: "", into: &sets)
        self.sets = sets
    }

    private static func collect(_ folder: String, namespace: String, into sets: inout [String: String]) {
        for entry in FileSystem.entries(of: folder) {
            let path = folder + "/" + entry
            guard FileSystem.isFolder(path) else { continue }
            if entry.hasSuffix(".imageset") {
                let name = namespace + entry.dropLast(".imageset".count)
                if sets[name] == nil { sets[name] = path }
            } else {
                collect(path, namespace: providesNamespace(path) ? namespace + entry + "/" : namespace, into: &sets)
            }
        }
    }

    /// A folder without, or with an unreadable, description is only for order.
    private static func providesNamespace(_ folder: String) -> Bool {
        guard let data = try? Data(contentsOf: URL(filePath: folder + "/Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return false }
        return contents.properties?.providesNamespace ?? false
    }

    /// The files of a picture; nil where this catalog has none of that name.
    func variants(of name: String) throws(AssetError) -> [AssetVariant]? {
        guard let folder = sets[name] else { return nil }
        let path = folder + "/Contents.json"
        let contents: Contents
        do {
            contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: URL(filePath: path)))
        } catch is DecodingError {
            throw .unreadable(path: path, reason: "not a description of an image set")
        } catch {
            throw .unreadable(path: path, reason: "cannot be read")
        }
        // A set may hold files for single kinds of devices; those for all come first.
        let images = (contents.images ?? []).filter { $0.filename != nil }
        let universal = images.filter { $0.idiom == "universal" }
        var variants: [AssetVariant] = []
        for image in universal.isEmpty ? images : universal {
            if let variant = try image.variant(in: folder) { variants.append(variant) }
        }
        return variants
    }

    private struct Contents: Decodable {
        var images: [Image]?
        var properties: Properties?
    }

    private struct Properties: Decodable {
        var providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    private struct Image: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?

        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        /// nil for looks that are never asked for: high contrast.
        func variant(in folder: String) throws(AssetError) -> AssetVariant? {
            guard let filename else { return nil }
            guard !filename.contains("/"), filename != "..", filename != "." else { throw .badName(filename) }
            let appearances = appearances ?? []
            guard appearances.allSatisfy({ $0.appearance == "luminosity" }) else { return nil }
            return AssetVariant(
                path: folder + "/" + filename,
                // A set with a single scale has no scale in its description.
                scale: scale.flatMap { Int($0.dropLast()) } ?? 1,
                isDark: appearances.contains { $0.value == "dark" })
        }
    }
}
