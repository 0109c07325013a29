// SPDX-License-Identifier: MIT

import CRuntime
import Support
import Foundation
import PreviewSupport
import Testing
import SwiftUICore
import Zoetrope

/// A preview, for the `arguments` of a parameterised `@Test`.
public struct PreviewCase: Sendable, CustomTestStringConvertible, CustomStringConvertible {
    /// The file and the preview, such as `Card/Dark`. For a `PreviewProvider`, the provider's name.
    public let name: String
    let source: Source
    /// The index among a provider's previews.
    let member: Int

    enum Source: @unchecked Sendable {
        // Both cases hold metatypes. Metatypes are immutable, so sharing them between threads is safe.
        case registry(any PreviewRegistry.Type)
        case provider(any PreviewProvider.Type, title: String)
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var description: String { name }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var testDescription: String { name }
}

/// The modules whose previews are tested.
public struct PreviewScope: Sendable {
    enum Kind: Sendable {
        case package
        case module(String)
    }

    let kind: Kind

    /// All modules of the test's package that the test target depends on.
    public static let module = PreviewScope(kind: .package)

    /// Only the module `name`, if the test target depends on it.
    public static func module(_ name: String) -> PreviewScope { PreviewScope(kind: .module(name)) }
}

/// The previews of a package, in the order of files: `@Test(arguments: try previews(in: .module))`.
///
/// - Parameter scope: `.module` for all modules of this package, or `.module("App")` for one.
public func previews(in scope: PreviewScope, filePath: StaticString = #filePath) throws -> [PreviewCase] {
    var byteCount = 0
    guard let start = sections_conformances(&byteCount) else { return [] }
    let records = ConformanceRecords(UnsafeRawBufferPointer(start: start, count: byteCount), modules: nil)
    let sources = PackageSources(around: "\(filePath)")
    return try onMainActor { try PreviewCases(scope: scope, sources: sources).all(of: records) }
}

/// Finds the previews in a scope and makes a test case of each.
@MainActor private struct PreviewCases {
    let scope: PreviewScope
    let sources: PackageSources

    func all(of records: ConformanceRecords) throws -> [PreviewCase] {
        var names: [String: Int] = [:]
        func unique(_ name: String) -> String {
            let count = names[name.lowercased(), default: 0] + 1
            names[name.lowercased()] = count
            return count == 1 ? name : "\(name) \(count)"
        }
        var cases: [PreviewCase] = []
        for registry in records.previewRegistries() where isMeant(registry) {
            let file = URL(filePath: registry.fileID).deletingPathExtension().lastPathComponent
            for (member, preview) in try registry.makePreview().variants.enumerated() {
                let name = unique("\(file)/\(preview.name ?? "Preview")")
                cases.append(PreviewCase(name: name, source: .registry(registry), member: member))
            }
        }
        for provider in records.previewProviders().sorted(by: { "\($0)" < "\($1)" }) where isMeant(provider) {
            let title = PreviewDescription.title(of: "\(provider)")
            let count = PreviewDescription.count(of: provider)
            for member in 0..<count {
                let name = count == 1 ? title : "\(title) \(member + 1)"
                cases.append(PreviewCase(name: unique(name), source: .provider(provider, title: title), member: member))
            }
        }
        return cases
    }

    private func isMeant(_ registry: any PreviewRegistry.Type) -> Bool {
        switch scope.kind {
        case .module(let name): registry.fileID.hasPrefix(name + "/")
        case .package: sources.holds("#Preview", inLine: registry.line, of: registry.fileID)
        }
    }

    private func isMeant(_ provider: any PreviewProvider.Type) -> Bool {
        switch scope.kind {
        case .module(let name): ConformanceRecords.module(of: provider) == name
        case .package: sources.declares("\(provider)")
        }
    }
}

/// The Swift files of the package that contains a test.
private struct PackageSources {
    /// The paths of the files, by file name.
    private var files: [String: [String]] = [:]

    init(around path: String) {
        guard let root = SnapshotFailures.packageFolder(around: path) else { return }
        var tree = FileTree(followsLinks: false)
        // Skips nested packages.
        tree.walk(
            root.path, opens: { !FileSystem.isFile($0 + "/Package.swift") },
            take: { (file: String) in
                if file.hasSuffix(".swift") { files[(file as NSString).lastPathComponent, default: []].append(file) }
            })
    }

    /// Whether line number `line` of a file in the package contains `word`. Searches the files with the file name in
    /// `fileID`.
    func holds(_ word: String, inLine line: Int, of fileID: String) -> Bool {
        (files[(fileID as NSString).lastPathComponent] ?? []).contains { path in
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.indices.contains(line - 1) && lines[line - 1].contains(word)
        }
    }

    func declares(_ type: String) -> Bool {
        guard let pattern = try? Regex("\\b(struct|class|enum)\\s+\(type)\\b") else { return false }
        return files.values.joined().contains { path in
            guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains(type) else {
                return false
            }
            return text.contains(pattern)
        }
    }
}
