// SPDX-License-Identifier: MIT

import Support
import Foundation
import SwiftTokens

/// The targets of a local package. They are found by scanning the text of its manifest, because SwiftPM would
/// take seconds to evaluate it.
struct LocalPackage {
    struct Target: Equatable {
        var name: String
        var folder: String
        var isExecutable = false
        var selection = SourceTree.Selection()
        /// The target's own compiler settings. If they have no language mode, the package's mode applies.
        var settings = SourceSet.Settings()
        /// The plugins that may write sources of the target, for `SourceSet.generators`.
        var generators: [String] = []
    }

    private(set) var targets: [Target] = []
    /// The names of the package's library products.
    let libraries: Set<String>
    /// The name of an app product of Swift Playgrounds, which Xcode also builds. SwiftPM does not know such products,
    /// and refuses the manifest.
    let playgroundApp: String?
    /// The language mode of the package's sources, "5" or "6".
    let languageMode: String
    /// The oldest version of iOS that the package supports; nil if the manifest does not say so.
    let minimumSystem: Double?
    /// The paths of the local packages that this package depends on, as written in the manifest.
    let localDependencies: [String]
    /// The addresses and identities of the remote packages that this package depends on.
    let remoteDependencies: [String]
    /// The kind of the first target that only SwiftPM can build, such as `macro`; nil if there is none.
    let specialTarget: String?
    /// The accent colour of a Swift Playgrounds app: `asset:Name` for a colour set, or `system:orange`; nil if the
    /// app names no colour.
    let accentColor: String?

    /// - Parameter path: The folder with the manifest.
    init(path: String) { self.init(path: path, manifest: Self.manifest(of: path)) }

    private init(path: String, manifest: String) {
        let calls = Self.calls(in: manifest)
        libraries = Set(calls.filter { $0.kind == "library" }.map(\.name))
        playgroundApp = calls.first { $0.kind == Self.playgroundProduct }?.name
        languageMode = Self.languageMode(of: manifest)
        minimumSystem = Self.minimumSystem(of: manifest)
        localDependencies = Self.dependencies(of: manifest, named: "path")
        remoteDependencies = ["url", "id"].flatMap { Self.dependencies(of: manifest, named: $0) }
        specialTarget = calls.first { Self.specialTargets.contains($0.kind) }?.kind
        accentColor = Self.accentColor(of: manifest)
        for call in calls where call.kind == "target" || call.kind == "executableTarget" {
            guard let found = Self.folder(of: call.name, call.folder, in: path) else { continue }
            let place = URL(filePath: found).standardizedFileURL.path
            targets.append(
                Target(
                    name: call.name, folder: place, isExecutable: call.kind == "executableTarget",
                    selection: call.selection, settings: call.settings,
                    generators: call.plugins.map { "the plugin \($0)" }))
        }
    }

    /// The packages in some folders, and the local packages that they depend on, directly or through others. Each folder
    /// is read once.
    static func closure(of paths: [String]) -> [(path: String, package: LocalPackage)] {
        var found: [(path: String, package: LocalPackage)] = []
        var waiting = paths[...]
        var known: Set<String> = []
        while let path = waiting.popFirst() {
            guard known.insert(URL(filePath: path).standardizedFileURL.path).inserted else { continue }
            let package = LocalPackage(path: path)
            found.append((path, package))
            for other in package.localDependencies where !other.isZoetrope {
                let folder = URL(filePath: other, relativeTo: URL(filePath: path + "/")).standardizedFileURL.path
                if FileSystem.isFile(folder + "/Package.swift") { waiting.append(folder) }
            }
        }
        return found
    }

    private static let specialTargets: Set = ["macro", "plugin", "systemLibrary", "binaryTarget"]

    private static let playgroundProduct = "iOSApplication"

    /// The Swift Playgrounds app in a folder; nil if there is none. Without the word `iOSApplication` in the
    /// manifest, the manifest is not parsed.
    static func playground(_ path: String) -> LocalPackage? {
        let manifest = manifest(of: path)
        guard manifest.utf8.contains(playgroundProduct.utf8) else { return nil }
        let package = LocalPackage(path: path, manifest: manifest)
        return package.playgroundApp == nil ? nil : package
    }

    private static func manifest(of path: String) -> String {
        let bytes = (try? FileSystem.bytes(of: path + "/Package.swift", limit: 1 << 20, expected: "a manifest")) ?? []
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The highest language mode that the manifest names for the whole package. If it names none, the mode of
    /// the tools version: see `PackageManifest`.
    private static func languageMode(of manifest: String) -> String {
        let named = manifest.firstMatch(of: #/swiftLanguage(?:Modes|Versions):\s*\[([^\]]*)\]/#)?.1
            .matches(of: #/\.v(\d+)/#).compactMap { Int($0.1) }.max()
        let tools = manifest.firstMatch(of: #/swift-tools-version:\s*(\d+)/#).flatMap { Int($0.1) }
        return (named ?? tools ?? 5) >= 6 ? "6" : "5"
    }

    /// Reads `.iOS(.v17)`, `.iOS(.v17_4)` or `.iOS("17.4")`.
    private static func minimumSystem(of manifest: String) -> Double? {
        guard let match = manifest.firstMatch(of: #/\.iOS\(\s*(?:\.v(\d+)(?:_(\d+))?|"(\d+(?:\.\d+)?)[\d.]*")/#) else {
            return nil
        }
        return match.3.flatMap { Double($0) } ?? Double("\(match.1 ?? "").\(match.2 ?? "0")")
    }

    /// Reads the argument `accentColor: .asset("AccentColor")` or `accentColor: .presetColor(.orange)`.
    private static func accentColor(of manifest: String) -> String? {
        if let match = manifest.firstMatch(of: #/accentColor:\s*\.asset\(\s*"([^"]+)"/#) { return "asset:\(match.1)" }
        return manifest.firstMatch(of: #/accentColor:\s*\.presetColor\(\s*\.(\w+)/#).map { "system:\($0.1)" }
    }

    /// The folder with a target's sources, by SwiftPM's rules; nil if there is none.
    ///
    /// - Parameter given: The path in the manifest.
    static func folder(of name: String, _ given: String?, in package: String) -> String? {
        let roots = ["Sources", "Source", "src", "srcs"].map { "\(package)/\($0)" }
        // If no folder has the target's name, its sources lie directly in `Sources`. SwiftPM permits this for the only
        // target of a package.
        let folders = given.map { ["\(package)/\($0)"] } ?? roots.map { "\($0)/\(name)" } + roots
        return folders.first { FileSystem.isFolder($0) }
    }

    /// Searches the four folders above `folder`, the nearest first, for a package that `fits` accepts; nil if there is
    /// none.
    static func around(
        _ folder: String, where fits: (_ path: String, LocalPackage) throws(ViewCompilerError) -> Bool
    ) throws(ViewCompilerError) -> (path: String, package: LocalPackage)? {
        for path in folders(above: folder) where FileSystem.isFile("\(path)/Package.swift") {
            let package = LocalPackage(path: path)
            if try fits(path, package) { return (path, package) }
        }
        return nil
    }

    /// The four folders above a folder, the nearest first; fewer below the root of the file system.
    static func folders(above folder: String) -> [String] {
        var path = folder as NSString
        return (0..<4).compactMap { _ in
            path = path.deletingLastPathComponent as NSString
            return path.length > 1 ? path as String : nil
        }
    }

    /// The settings of a target, completed with those of the package.
    func settings(of target: Target) -> SourceSet.Settings {
        var settings = target.settings
        settings.languageMode = target.settings.languageMode ?? languageMode
        settings.minimumSystem = minimumSystem
        return settings
    }

    /// The source files of a target. If another target's folder lies inside this target's, its files are not included.
    func files(of target: Target) throws(ViewCompilerError) -> [String] {
        let others = targets.filter { $0 != target && $0.folder.hasPrefix(target.folder + "/") }.map(\.folder)
        return try SourceTree.sources(ofTarget: target.folder, target.selection) { !others.contains($0) }
    }

    /// A call like `.target(name: "A", path: "B")` in a manifest.
    struct Call: Equatable {
        var kind: String
        var name: String
        var folder: String?
        var selection = SourceTree.Selection()
        var settings = SourceSet.Settings()
        /// The names of the plugins in the argument `plugins`.
        var plugins: [String] = []
    }

    /// The calls that declare targets and products, in the order of the manifest. Calls inside their arguments, such as
    /// a target's dependencies, are skipped.
    static func calls(in manifest: String) -> [Call] {
        let tokens = Lexer.tokens(of: manifest)
        var found: [Call] = []
        var index = 0
        while index + 2 < tokens.count {
            guard tokens[index].text == ".", outermost.contains(tokens[index + 1].text), tokens[index + 2].text == "(",
                let end = tokens.closing(of: index + 2)
            else {
                index += 1
                continue
            }
            let arguments = arguments(tokens[(index + 3)..<end], of: tokens)
            if let name = arguments["name"]?.first {
                found.append(
                    Call(
                        kind: tokens[index + 1].text, name: name, folder: arguments["path"]?.first,
                        selection: .init(only: arguments["sources"] ?? [], without: arguments["exclude"] ?? []),
                        settings: settings(tokens[(index + 3)..<end]), plugins: plugins(tokens[(index + 3)..<end])))
            }
            index = end + 1
        }
        return found
    }

    /// Calls that are read as a whole: no further calls are searched for in their arguments.
    private static let outermost = Set(["target", "executableTarget", "testTarget", "library", playgroundProduct])
        .union(specialTargets)

    /// The values of an argument in all `.package(…)` calls of a manifest. For `label` "path", `.package(path:
    /// "../Kit")` gives `../Kit`.
    private static func dependencies(of manifest: String, named label: String) -> [String] {
        let tokens = Lexer.tokens(of: manifest)
        return tokens.indices.dropLast(2).compactMap { index in
            guard tokens[index].text == ".", tokens[index + 1].text == "package", tokens[index + 2].text == "(",
                let end = tokens.closing(of: index + 2)
            else { return nil }
            return arguments(tokens[(index + 3)..<end], of: tokens)[label]?.first
        }
    }

    /// The compiler settings among the arguments of a target: conditions of `#if`, language mode, isolation, features.
    private static func settings(_ part: ArraySlice<Token>) -> SourceSet.Settings {
        var settings = SourceSet.Settings()
        let tokens = Array(part)
        let words = tokens.map(\.text)
        for (index, word) in words.enumerated() where index > 0 && words[index - 1] == "." {
            let rest = words[(index + 1)...].prefix(4)
            switch word {
            case "define" where rest.count > 1:
                let name = rest.dropFirst().first!.unquoted
                guard let end = tokens.closing(of: index + 1) else { continue }
                let inside = words[index..<end]
                settings.define(name, for: inside.contains("platforms") ? inside : [])
            case "swiftLanguageMode", "swiftLanguageVersion":
                settings.languageMode = rest.contains("v6") ? "6" : "5"
            case "enableUpcomingFeature" where rest.count > 1:
                settings.features += ["-enable-upcoming-feature", rest.dropFirst().first!.unquoted]
            case "enableExperimentalFeature" where rest.count > 1:
                settings.features += ["-enable-experimental-feature", rest.dropFirst().first!.unquoted]
            case "defaultIsolation": settings.isolatesToMainActor = rest.contains("MainActor")
            default: break
            }
        }
        return settings
    }

    /// The names in the argument `plugins` of a target: `.plugin(name: "SwiftGen", package: "SwiftGen")` or "SwiftGen".
    private static func plugins(_ part: ArraySlice<Token>) -> [String] {
        let tokens = Array(part)
        guard let start = tokens.firstIndex(where: { $0.text == "plugins" }), start + 2 < tokens.count,
            tokens[start + 1].text == ":", tokens[start + 2].text == "[", let end = tokens.closing(of: start + 2)
        else { return [] }
        return (start + 3..<min(end, tokens.count)).compactMap { index in
            let isName = tokens[index - 1].text != ":" || tokens[index - 2].text == "name"
            return tokens[index].kind == .literal && isName ? tokens[index].text.unquoted : nil
        }
    }

    /// The arguments that are strings or lists of strings, by label.
    private static func arguments(_ part: ArraySlice<Token>, of tokens: [Token]) -> [String: [String]] {
        func string(_ token: Token) -> String { token.text.unquoted }
        var arguments: [String: [String]] = [:]
        var index = part.startIndex
        while index < part.endIndex {
            if "([{".contains(tokens[index].text), let end = tokens.closing(of: index) {
                index = end + 1
                continue
            }
            if index + 2 < part.endIndex, tokens[index + 1].text == ":" {
                if tokens[index + 2].kind == .literal {
                    arguments[tokens[index].text] = [string(tokens[index + 2])]
                } else if tokens[index + 2].text == "[", let end = tokens.closing(of: index + 2), end < part.endIndex {
                    let list = tokens[(index + 3)..<end].filter { $0.text != "," }
                    if list.allSatisfy({ $0.kind == .literal }) { arguments[tokens[index].text] = list.map(string) }
                }
            }
            index += 1
        }
        return arguments
    }
}

extension String {
    /// The text of a string literal, without its quotation marks.
    fileprivate var unquoted: String { trimmingCharacters(in: ["\""]) }
}
