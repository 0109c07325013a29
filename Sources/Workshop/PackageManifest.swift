// SPDX-License-Identifier: MIT

import Foundation

/// What a package says about its targets, as `swift package dump-package` prints it.
struct PackageManifest: Decodable {
    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var dependencies: [Needed]?
        /// Files and folders of its folder that are none of its own.
        var exclude: [String]?
        /// The only files and folders with sources; nil: all.
        var sources: [String]?

        /// Targets of the same package that it depends on; SwiftPM does not tell those that are named alone from products.
        var needed: [String] { (dependencies ?? []).compactMap { $0.target?.name ?? $0.byName?.name } }
    }

    /// What a target depends on.
    struct Needed: Decodable {
        /// The first of a list; what follows it are conditions.
        struct Name: Decodable {
            let name: String

            init(from decoder: any Decoder) throws {
                var list = try decoder.unkeyedContainer()
                name = try list.decode(String.self)
            }
        }

        var byName: Name?
        var target: Name?
    }

    /// A package elsewhere.
    struct Dependency: Decodable {
        struct Local: Decodable { var path: String }
        /// One of this machine.
        var fileSystem: [Local]?
    }

    /// For which SwiftPM it was written: "6.0.0".
    struct ToolsVersion: Decodable {
        var _version: String
    }

    var name: String
    var targets: [Target]
    var dependencies: [Dependency]
    var toolsVersion: ToolsVersion?
    var swiftLanguageVersions: [String]?

    /// The language mode of its sources, "5" or "6".
    var languageMode: String {
        let named = swiftLanguageVersions?.compactMap { $0.split(separator: ".").first.flatMap { Int($0) } }.max()
        let tools = toolsVersion?._version.split(separator: ".").first.flatMap { Int($0) }
        return (named ?? tools ?? 5) >= 6 ? "6" : "5"
    }

    /// Those that may have something to show.
    var shownTargets: [Target] { targets.filter { $0.type == "regular" || $0.type == "executable" } }

    /// These, and what they depend on of the same package.
    func closure(of chosen: [Target]) -> [Target] {
        var names = Set(chosen.map(\.name))
        var waiting = chosen
        while let target = waiting.popLast() {
            for other in shownTargets where target.needed.contains(other.name) && names.insert(other.name).inserted {
                waiting.append(other)
            }
        }
        return shownTargets.filter { names.contains($0.name) }
    }
}

extension PackageManifest.Target {
    /// The files that are compiled.
    func sourceFiles(in package: String) throws(WorkshopError) -> [String] {
        try SourceTree.sources(
            ofTarget: folder(in: package), SourceTree.Selection(only: sources ?? [], without: exclude ?? []))
    }

    /// Where its sources are, or would be.
    func folder(in package: String) -> String {
        LocalPackage.folder(of: name, path, in: package) ?? "\(package)/" + (path ?? "Sources/\(name)")
    }
}
