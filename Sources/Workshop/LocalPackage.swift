// SPDX-License-Identifier: MIT

import Files
import Foundation
import SwiftTokens

/// The targets of a package beside a project, as far as its manifest names them in words: SwiftPM, which knows all of them, takes
/// seconds to say so.
struct LocalPackage {
    struct Target: Equatable {
        var name: String
        var folder: String
        var isExecutable = false
        var selection = SourceTree.Selection()
    }

    private(set) var targets: [Target] = []
    /// Names of its libraries.
    let libraries: Set<String>
    /// The name of an app that Swift Playgrounds and Xcode make of it: SwiftPM alone knows no such products, and refuses the
    /// manifest.
    let playgroundApp: String?
    /// The language mode of its sources, "5" or "6".
    let languageMode: String
    /// Of an app of Swift Playgrounds: `asset:Name` of a colour set, or `system:orange`; nil where it names none.
    let accentColor: String?

    /// - Parameter path: the folder with the manifest.
    init(path: String) { self.init(path: path, manifest: Self.manifest(of: path)) }

    private init(path: String, manifest: String) {
        let calls = Self.calls(in: manifest)
        libraries = Set(calls.filter { $0.kind == "library" }.map(\.name))
        playgroundApp = calls.first { $0.kind == Self.playgroundProduct }?.name
        languageMode = Self.languageMode(of: manifest)
        accentColor = Self.accentColor(of: manifest)
        for call in calls where call.kind == "target" || call.kind == "executableTarget" {
            guard let found = Self.folder(of: call.name, call.folder, in: path) else { continue }
            let place = URL(filePath: found).standardizedFileURL.path
            targets.append(
                Target(
                    name: call.name, folder: place, isExecutable: call.kind == "executableTarget",
                    selection: call.selection))
        }
    }

    private static let playgroundProduct = "iOSApplication"

    /// The package in a folder of which Swift Playgrounds and Xcode make an app; nil where there is none. Quick then.
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

    /// By the latest mode that the manifest names for the whole package, or else by its tools, as `PackageManifest` has it.
    private static func languageMode(of manifest: String) -> String {
        let named = manifest.firstMatch(of: #/swiftLanguage(?:Modes|Versions):\s*\[([^\]]*)\]/#)?.1
            .matches(of: #/\.v(\d+)/#).compactMap { Int($0.1) }.max()
        let tools = manifest.firstMatch(of: #/swift-tools-version:\s*(\d+)/#).flatMap { Int($0.1) }
        return (named ?? tools ?? 5) >= 6 ? "6" : "5"
    }

    /// `accentColor: .asset("AccentColor")` or `accentColor: .presetColor(.orange)`.
    private static func accentColor(of manifest: String) -> String? {
        if let match = manifest.firstMatch(of: #/accentColor:\s*\.asset\(\s*"([^"]+)"/#) { return "asset:\(match.1)" }
        return manifest.firstMatch(of: #/accentColor:\s*\.presetColor\(\s*\.(\w+)/#).map { "system:\($0.1)" }
    }

    /// Where a target's sources are, by SwiftPM's rules; nil: nowhere.
    ///
    /// - Parameter given: what the manifest says of it.
    static func folder(of name: String, _ given: String?, in package: String) -> String? {
        let roots = ["Sources", "Source", "src", "srcs"].map { "\(package)/\($0)" }
        // Without a folder of its own, a target has all of the sources: it is the only one then.
        let folders = given.map { ["\(package)/\($0)"] } ?? roots.map { "\($0)/\(name)" } + roots
        return folders.first { FileSystem.isFolder($0) }
    }

    /// The sources of a target: those of others that lie in its folder are theirs.
    func files(of target: Target) throws(WorkshopError) -> [String] {
        let others = targets.filter { $0 != target && $0.folder.hasPrefix(target.folder + "/") }.map(\.folder)
        return try SourceTree.sources(ofTarget: target.folder, target.selection) { !others.contains($0) }
    }

    /// `.target(name: "A", path: "B")` and the like.
    struct Call: Equatable {
        var kind: String
        var name: String
        var folder: String?
        var selection = SourceTree.Selection()
    }

    /// Targets and products in the order of the manifest, and not what such a target depends on.
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
                        selection: .init(only: arguments["sources"] ?? [], without: arguments["exclude"] ?? [])))
            }
            index = end + 1
        }
        return found
    }

    /// Calls in whose arguments there are none of them that count.
    private static let outermost: Set = ["target", "executableTarget", "testTarget", "library", playgroundProduct]

    /// The strings, and lists of strings, among the arguments of a call.
    private static func arguments(_ part: ArraySlice<Token>, of tokens: [Token]) -> [String: [String]] {
        func string(_ token: Token) -> String { token.text.trimmingCharacters(in: ["\""]) }
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
