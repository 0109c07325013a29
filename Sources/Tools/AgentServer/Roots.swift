// SPDX-License-Identifier: MIT

import Support
import Foundation

/// The folders in which files may be read and written. All other paths are refused.
package struct Roots: Sendable {
    /// Absolute paths with all links resolved.
    package let folders: [String]

    /// - Parameter paths: Existing folders.
    /// - Throws: `RootError` for a path that is no folder.
    package init(_ paths: [String]) throws(RootError) {
        var folders: [String] = []
        for path in paths {
            guard let real = Self.real(path), FileSystem.isFolder(real) else { throw RootError(path: path) }
            if !folders.contains(real) { folders.append(real) }
        }
        self.folders = folders
    }

    /// Skips paths that are no folders.
    init(existing paths: [String]) {
        folders = paths.compactMap(Self.real).filter(FileSystem.isFolder).reduce(into: []) { folders, real in
            if !folders.contains(real) { folders.append(real) }
        }
    }

    /// The intersection of these roots with others.
    func limited(by paths: [String]) -> Roots {
        var both: [String] = []
        for folder in Roots(existing: paths).folders {
            let inside = contains(folder) ? [folder] : folders.filter { Roots(existing: [folder]).contains($0) }
            for folder in inside where !both.contains(folder) { both.append(folder) }
        }
        return Roots(existing: both)
    }

    /// Resolves the path of a file or folder to read, and checks that it is inside the roots.
    func reading(_ path: String) throws(ToolFailure) -> String {
        let real = try Self.real(absolute(path)).orThrow { self.missing(path) }
        guard contains(real) else { throw outside(path) }
        return real
    }

    /// Resolves the path of a file to create in an existing folder, and checks that it is inside the roots.
    ///
    /// - Parameter replaces: Whether the file may exist already.
    func writing(_ path: String, replaces: Bool) throws(ToolFailure) -> String {
        let (above, name) = Self.split(try absolute(path))
        guard !name.isEmpty, name != ".", name != ".." else {
            throw ToolFailure("\(FileSystem.oneLine(path)) is not a file name")
        }
        guard let folder = Self.real(above) else {
            throw ToolFailure("\(FileSystem.oneLine(path)): there is no such folder")
        }
        let file = folder == "/" ? "/" + name : folder + "/" + name
        guard contains(file) else { throw outside(path) }
        // Refuses links, because writing to a link replaces its target, which may be outside the roots.
        if FileSystem.isLink(file) {
            throw ToolFailure("\(FileSystem.oneLine(path)) is a link and is not overwritten")
        }
        // Replacing a pipe or device would leave its readers with the old one.
        if FileSystem.isSpecial(file) {
            throw ToolFailure("\(FileSystem.oneLine(path)) is a pipe or a device and is not overwritten")
        }
        if !replaces, FileSystem.isTaken(file) {
            throw ToolFailure("\(FileSystem.oneLine(path)) exists already: set \"overwrite\": true to replace it")
        }
        return file
    }

    /// Makes the paths in a text relative to the root. If there are several roots, returns the text unchanged.
    func shortened(_ text: String) -> String {
        folders.count == 1 ? text.replacing(folders[0] + "/", with: "") : text
    }

    private func contains(_ real: String) -> Bool {
        folders.contains { $0 == "/" || real == $0 || real.hasPrefix($0 + "/") }
    }

    private func absolute(_ path: String) throws(ToolFailure) -> String {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw ToolFailure("a path is empty or contains a NUL character")
        }
        if path.hasPrefix("/") { return path }
        let places = folders.map { $0 + "/" + path }
        guard let place = places.first(where: FileSystem.isTaken) ?? places.first else { throw outside(path) }
        return place
    }

    /// The error for a missing path. It does not reveal what exists outside the roots.
    private func missing(_ path: String) -> ToolFailure {
        guard var above = try? absolute(path) else { return outside(path) }
        while above != "/", Self.real(above) == nil { above = Self.split(above).folder }
        guard let real = Self.real(above), contains(real) else { return outside(path) }
        let near = near(path)
        return ToolFailure(
            "\(FileSystem.oneLine(path)): there is no such file or folder in \(folders.joined(separator: ", "))"
                + (near.isEmpty ? "" : "; near: " + near.joined(separator: ", ")))
    }

    /// The largest number of files in a root that are searched for a similar name.
    private static let searched = 5_000
    /// Folders of builds and packages.
    private static let skipped: Set<String> = ["node_modules", "DerivedData", "Pods"]

    /// The Swift files and Xcode projects whose names are most like that of a path, relative to their root.
    private func near(_ path: String) -> [String] {
        let name = Self.split(path).name.lowercased()
        guard !name.isEmpty else { return [] }
        var found: [(path: String, distance: Int)] = []
        for folder in folders {
            guard let files = FileManager.default.enumerator(atPath: folder) else { continue }
            var count = 0
            for case let file as String in files {
                count += 1
                if count > Self.searched { break }
                let last = Self.split(file).name
                if last.hasPrefix(".") || Self.skipped.contains(last) {
                    files.skipDescendants()
                    continue
                }
                guard last.hasSuffix(".swift") || last.hasSuffix(".xcodeproj") else { continue }
                let distance = NearestName.distance(String(name.prefix(64)), String(last.lowercased().prefix(64)))
                if distance <= max(2, name.count / 3) { found.append((FileSystem.oneLine(file), distance)) }
            }
        }
        return found.sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.prefix(3).map(\.path)
    }

    private func outside(_ path: String) -> ToolFailure {
        ToolFailure(
            "\(FileSystem.oneLine(path)) is outside of the folders that this server may use: "
                + (folders.isEmpty ? "none" : folders.joined(separator: ", ")))
    }

    /// Splits a path at its last slash, without resolving `..`: `a/..` gives the folder `a` and the name `..`. The
    /// folder is always shorter than the path, so repeated splitting ends.
    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("/", path) }
        let folder = String(path[..<slash])
        return (folder.isEmpty ? "/" : folder, String(path[path.index(after: slash)...]))
    }

    private static func real(_ path: String) -> String? { FileSystem.realPath(of: path) }
}

/// A root that is no folder.
package struct RootError: Error, CustomStringConvertible {
    package var path: String
    package var description: String { "--root \(path): there is no such folder" }
}

extension Optional {
    fileprivate func orThrow<Failure: Error>(_ error: () -> Failure) throws(Failure) -> Wrapped {
        if let self { return self }
        throw error()
    }
}
