// SPDX-License-Identifier: MIT

import Files
import Foundation

/// What is kept of view code between runs, on a machine that begins with nothing but a cache: under which name it is right to use
/// it again.
///
/// Three parts, those that change seldom first: a cache under the same first parts is out of date in the rest alone, and quickly
/// brought up to date. None of them depends on where files lie, on when they were written, or on the machine.
package struct CacheKey: CustomStringConvertible, Equatable {
    /// The program, the engine, the compiler and the fonts: with others nothing of a cache is of use.
    package let tools: String
    /// The manifests of a package or a project, with the versions of what it depends on.
    package let manifests: String
    /// The Swift files.
    package let sources: String

    package var description: String { upToManifests + "-" + sources }

    /// Without the part that is another one after each change.
    package var upToManifests: String { tools + "-" + manifests }

    /// - Parameters:
    ///   - path: a Swift file, a folder, a package, or one with an Xcode project; nil where only the tools count.
    ///   - version: of the program, to be read by people.
    ///   - fonts: a digest of the font files in use.
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

    /// What counts at a path, by the names from there on.
    private static func files(at path: String) throws(WorkshopError) -> [File] {
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

    private static func texts(of files: [File]) throws(WorkshopError) -> [String] {
        var texts: [String] = []
        for file in files.sorted(by: { $0.name < $1.name }) {
            texts += [file.name, BuildCache.digest(of: try bytes(of: file.path, "a text"))]
        }
        return texts
    }

    private static func bytes(of path: String, _ expected: String) throws(WorkshopError) -> [UInt8] {
        do {
            return try FileSystem.bytes(of: path, limit: 1 << 30, expected: expected)
        } catch {
            throw .unreadable("\(error)")
        }
    }
}
