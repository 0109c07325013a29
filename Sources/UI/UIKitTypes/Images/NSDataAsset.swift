// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

/// The file of a data set in an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
    public let name: String
    public let data: Data
    public let typeIdentifier: String

    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Nil, with a warning, if no catalog of the rendering or of the bundle has the set.
    public init?(name: String, bundle: Bundle) {
        let files = HostServices.current.flatMap { services in MainActor.assumeIsolated { services.files } }
        let folders = (files?.directories ?? []) + [bundle.resourcePath ?? bundle.bundlePath]
        guard let set = folders.lazy.compactMap({ DataSet(named: name, below: $0) }).first else {
            HostServices.warn("NSDataAsset: no catalog has the data set \(name)")
            return nil
        }
        (self.name, data, typeIdentifier) = (name, set.data, set.type)
    }
}

private struct DataSet {
    let data: Data
    let type: String

    /// The members of `Contents.json`.
    private struct Contents: Decodable {
        struct File: Decodable {
            var filename: String?
            var type: String?
            private enum CodingKeys: String, CodingKey {
                case filename
                case type = "universal-type-identifier"
            }
        }
        var data: [File]
    }

    /// Folders deeper than this in a catalog are not searched.
    private static let greatestDepth = 8

    init?(named name: String, below folder: String) {
        let manager = FileManager.default
        let catalogs = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".xcassets") }
        let sets = catalogs.sorted().lazy.compactMap {
            Self.folder(of: name, in: folder + "/" + $0, depth: 0)
        }
        guard let set = sets.first, let description = manager.contents(atPath: set + "/Contents.json"),
            let contents = try? JSONDecoder().decode(Contents.self, from: description),
            let file = contents.data.first(where: { $0.filename != nil }), let filename = file.filename,
            let data = manager.contents(atPath: set + "/" + filename)
        else { return nil }
        (self.data, type) = (data, file.type ?? "public.data")
    }

    /// The folder `….dataset` of a name, which may be qualified by folders: `Fonts/Title`.
    private static func folder(of name: String, in folder: String, depth: Int) -> String? {
        guard depth < greatestDepth else { return nil }
        let direct = folder + "/" + name + ".dataset"
        if FileManager.default.fileExists(atPath: direct + "/Contents.json") { return direct }
        let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        return entries.lazy.filter { !$0.contains(".") }
            .compactMap { self.folder(of: name, in: folder + "/" + $0, depth: depth + 1) }.first
    }
}
