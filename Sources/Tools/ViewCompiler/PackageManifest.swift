// SPDX-License-Identifier: MIT

import Foundation

/// The targets of a package, as printed by `swift package dump-package`.
struct PackageManifest: Decodable {
    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var dependencies: [Needed]?
        /// Files and folders in the target's folder that do not belong to the target.
        var exclude: [String]?
        /// Only these files and folders belong to the target; nil for all in its folder.
        var sources: [String]?
        var settings: [Setting]?
        var pluginUsages: [PluginUsage]?

        /// The names of dependencies that may be targets of this package. Some may be products of other packages
        /// instead, because SwiftPM's output does not distinguish them for dependencies given by name.
        var needed: [String] { (dependencies ?? []).compactMap { $0.target?.name ?? $0.byName?.name } }
        /// The names of dependencies that may be products of other packages.
        var neededProducts: [String] { (dependencies ?? []).compactMap { $0.product?.name ?? $0.byName?.name } }
    }

    /// The use of a plugin by a target.
    struct PluginUsage: Decodable { var plugin: Needed.Name }

    /// A compiler setting of a target.
    struct Setting: Decodable {
        struct Text: Decodable { var _0: String }
        struct Kind: Decodable {
            var define, defaultIsolation, swiftLanguageMode, enableUpcomingFeature, enableExperimentalFeature: Text?
        }
        struct Condition: Decodable { var platformNames: [String]? }
        var tool: String
        var kind: Kind
        var condition: Condition?
    }

    /// A dependency of a target.
    struct Needed: Decodable {
        /// The name of a dependency. In the JSON it is the first element of a list; the conditions after it are
        /// not read.
        struct Name: Decodable {
            let name: String

            init(from decoder: any Decoder) throws {
                var list = try decoder.unkeyedContainer()
                name = try list.decode(String.self)
            }
        }

        var byName: Name?
        var target: Name?
        var product: Name?
    }

    /// A package that this package depends on.
    struct Dependency: Decodable {
        struct Local: Decodable { var path: String }
        /// The path of a local package, as a list of one element; nil for a remote package.
        var fileSystem: [Local]?
    }

    /// The tools version of the manifest, like "6.0.0".
    struct ToolsVersion: Decodable {
        var _version: String
    }

    /// A library or a program of the package.
    struct Product: Decodable { var targets: [String] }

    /// The oldest version of a platform that the package supports.
    struct Platform: Decodable {
        var platformName, version: String
    }

    var name: String
    var targets: [Target]
    var products: [Product]?
    var platforms: [Platform]?
    var dependencies: [Dependency]
    var toolsVersion: ToolsVersion?
    var swiftLanguageVersions: [String]?

    /// The folders of the local packages that the manifest names.
    var localPackages: [String] { dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path) }

    /// The language mode of the package's sources, "5" or "6".
    var languageMode: String {
        let named = swiftLanguageVersions?.compactMap { $0.split(separator: ".").first.flatMap { Int($0) } }.max()
        let tools = toolsVersion?._version.split(separator: ".").first.flatMap { Int($0) }
        return (named ?? tools ?? 5) >= 6 ? "6" : "5"
    }

    /// The oldest version of iOS that the package supports; nil if the manifest does not say so.
    var minimumSystem: Double? {
        let version = platforms?.first { $0.platformName == "ios" }?.version
        return version.flatMap { Double($0.split(separator: ".").prefix(2).joined(separator: ".")) }
    }

    /// The targets that may have something to show: libraries and programs.
    var shownTargets: [Target] { targets.filter { $0.type == "regular" || $0.type == "executable" } }

    /// The targets that only tests use: no product and no program needs them.
    var testSupport: [Target] {
        let shipped = Set((products ?? []).flatMap(\.targets))
        let used = closure(of: shownTargets.filter { shipped.contains($0.name) || $0.type == "executable" })
        return closure(of: targets.filter { $0.type == "test" }).filter { target in
            !used.contains { $0.name == target.name }
        }
    }

    /// The chosen targets, and all targets of this package that they depend on, directly or indirectly.
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
    /// The plugins that may write sources of the target, for `SourceSet.generators`.
    var generators: [String] { (pluginUsages ?? []).map { "the plugin \($0.plugin.name)" } }

    /// The target's own settings of the Swift compiler.
    var compilerSettings: SourceSet.Settings {
        var result = SourceSet.Settings()
        for setting in settings ?? [] where setting.tool == "swift" {
            let kind = setting.kind
            if let name = kind.define?._0 { result.define(name, for: setting.condition?.platformNames ?? []) }
            if let mode = kind.swiftLanguageMode?._0 { result.languageMode = mode.hasPrefix("6") ? "6" : "5" }
            if let actor = kind.defaultIsolation?._0 { result.isolatesToMainActor = actor == "MainActor" }
            if let name = kind.enableUpcomingFeature?._0 { result.features += ["-enable-upcoming-feature", name] }
            if let name = kind.enableExperimentalFeature?._0 {
                result.features += ["-enable-experimental-feature", name]
            }
        }
        return result
    }

    /// The paths of the target's Swift files, within the manifest's `sources` and `exclude`.
    func sourceFiles(in package: String) throws(ViewCompilerError) -> [String] {
        try SourceTree.sources(
            ofTarget: folder(in: package), SourceTree.Selection(only: sources ?? [], without: exclude ?? []))
    }

    /// The target's folder of sources. If it does not exist, the path where SwiftPM expects it.
    func folder(in package: String) -> String {
        LocalPackage.folder(of: name, path, in: package) ?? "\(package)/" + (path ?? "Sources/\(name)")
    }
}
