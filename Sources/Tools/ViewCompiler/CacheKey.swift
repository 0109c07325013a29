// SPDX-License-Identifier: MIT

import Support
import Foundation

/// The key under which CI stores and restores a cache of compiled view code.
///
/// It has three parts, and the first changes most rarely. If no cache has the whole key, one with the same first parts
/// is still useful, because much of it need not be compiled again. The processor architecture affects the key; paths
/// and file times do not.
package struct CacheKey: CustomStringConvertible, Equatable {
    /// Identifies the program, the engine, the compiler and the fonts. If they differ, no part of a cache is usable.
    package let tools: String
    /// A digest of the manifests of a package or a project, and of the resolved versions of its dependencies.
    package let manifests: String
    /// A digest of the Swift files.
    package let sources: String

    package var description: String { withoutSources + "-" + sources }

    /// The key without the sources, which change with every edit.
    package var withoutSources: String { tools + "-" + manifests }

    /// - Parameters:
    ///   - path: A Swift file, a folder, a package, or a folder with an Xcode project. If nil, the key covers
    ///     only the tools.
    ///   - version: The version that `--version` prints.
    ///   - fonts: A digest of the font files in use.
    package init(of path: String?, _ service: CompileService, version: String, fonts: String) throws {
        let engine = service.engine
        let library = try Self.bytes(of: engine.library, "a library")
        let parts = [
            version, BuildCache.digest(of: library), engine.compiler, try service.versionOfCompiler(), fonts,
        ]
        tools = [version.replacing(" ", with: "-"), Self.machine, Self.short(parts)].joined(separator: "-")
        let files = try path.map(Self.files) ?? []
        manifests = Self.short(try Self.texts(of: files.filter { Self.isManifest($0.name) }))
        sources = Self.short(try Self.texts(of: files.filter { !Self.isManifest($0.name) }))
    }

    private static let machine: String = {
        var names = utsname()
        uname(&names)
        return withUnsafeBytes(of: names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }()

    private static func short(_ parts: [String]) -> String { String(BuildCache.key(of: parts).prefix(12)) }

    private typealias File = (name: String, path: String)

    /// The Swift files and package manifests at a path. Each `name` is relative to that path.
    private static func files(at path: String) throws(ViewCompilerError) -> [File] {
        let path = URL(filePath: path).standardizedFileURL.path
        if FileSystem.isFile(path) { return [(URL(filePath: path).lastPathComponent, path)] }
        guard FileSystem.isFolder(path) else { throw .noSuchPath(path) }
        var files: [File] = []
        let all = try SourceTree.files(below: path)
        for file in all {
            let name = String(file.dropFirst(path.count + 1))
            if name.hasSuffix(".swift") || isManifest(name) { files.append((name, file)) }
        }
        guard !files.isEmpty else { throw .noSources(path) }
        return files
    }

    private static func isManifest(_ name: String) -> Bool {
        let name = URL(filePath: name).lastPathComponent
        return name == "Package.resolved" || name == "project.pbxproj"
            || name.hasPrefix("Package") && name.hasSuffix(".swift") && (name == "Package.swift" || name.contains("@"))
    }

    private static func texts(of files: [File]) throws(ViewCompilerError) -> [String] {
        var texts: [String] = []
        for file in files.sorted(by: { $0.name < $1.name }) {
            texts += [file.name, BuildCache.digest(of: try bytes(of: file.path, "a text"))]
        }
        return texts
    }

    private static func bytes(of path: String, _ expected: String) throws(ViewCompilerError) -> [UInt8] {
        do {
            return try FileSystem.bytes(of: path, limit: 1 << 30, expected: expected)
        } catch {
            throw .unreadable("\(error)")
        }
    }
}
