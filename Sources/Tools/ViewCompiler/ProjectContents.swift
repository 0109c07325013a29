// SPDX-License-Identifier: MIT

import Foundation
import Support

/// The contents of a project's files: the texts of Swift files, and a digest of all others.
package struct ProjectContents {
    /// The texts of the Swift files, by absolute path, without package manifests.
    package private(set) var texts: [String: String] = [:]
    /// A digest of the names and contents of all other files: manifests, assets and data.
    package let others: String

    /// The size limit of a file, in bytes.
    private static let longest = 1 << 30

    /// - Parameters:
    ///   - root: The project's folder. Hidden files and build products in it are left out.
    ///   - sources: Files that are read as well, wherever they are.
    ///   - leavesOut: Whether a file or folder in `root` is left out, by its absolute path.
    package init(
        root: String, sources: [String], leavesOut: (String) -> Bool
    ) throws(ViewCompilerError) {
        let files = try SourceTree.files(below: root, followsLinks: true, opens: { !leavesOut($0) })
        var parts: [String] = []
        for file in Set(files).union(sources).sorted() where !leavesOut(file) {
            let bytes: [UInt8]
            do {
                bytes = try FileSystem.bytes(of: file, limit: Self.longest, expected: "a file of a project")
            } catch {
                throw .unreadable("\(error)")
            }
            let name = file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
            if SourceTree.isSource(file), !(name as NSString).lastPathComponent.hasPrefix("Package@") {
                texts[file] = String(decoding: bytes, as: UTF8.self)
            } else {
                parts += [name, BuildCache.digest(of: bytes)]
            }
        }
        others = BuildCache.key(of: parts)
    }

    /// A digest of a list of strings.
    package static func key(of parts: [String]) -> String { BuildCache.key(of: parts) }
    /// A digest of bytes.
    package static func digest(of bytes: [UInt8]) -> String { BuildCache.digest(of: bytes) }

    /// Whether the project may depend on packages in folders of this machine, whose files are not among its own.
    package static func usesLocalPackages(root: String) -> Bool {
        if FileSystem.isFolder(root + "/Packages") { return true }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        if names.contains(where: { $0.hasSuffix(".xcworkspace") }) { return true }
        for name in names where name.hasSuffix(".xcodeproj") {
            let text = try? String(contentsOfFile: root + "/" + name + "/project.pbxproj", encoding: .utf8)
            if text?.contains("XCLocalSwiftPackageReference") != false { return true }
        }
        for name in names where name.hasPrefix("Package") && name.hasSuffix(".swift") {
            guard let text = try? String(contentsOfFile: root + "/" + name, encoding: .utf8) else { return true }
            if text.contains(#/\.package\s*\([^)]*\bpath\s*:/#) { return true }
        }
        return false
    }
}
