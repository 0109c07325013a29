// SPDX-License-Identifier: MIT

import Support
import Foundation

/// Finds the folders with an author's images, sounds, fonts and localised strings.
package enum ResourceFolders {
    private static let kinds: Set = [
        "png", "jpg", "jpeg", "svg", "pdf", "gif", "webp", "heic", "wav", "mp3", "m4a", "aac", "caf", "aif", "aiff",
        "aifc", "flac", "ogg", "mp4", "mov", "ttf", "otf", "ttc", "strings", "stringsdict", "xcstrings", "json",
        "geojson", "plist", "txt", "md", "rtf", "csv", "tsv", "xml", "yaml", "yml", "html", "sqlite", "db", "dat",
        "bin",
    ]

    package static func isResource(_ path: String) -> Bool { kinds.contains(FileSystem.kind(of: path)) }

    /// The folders with the author's resources, nearest first: asset catalogs or files such as images, sounds and
    /// fonts.
    ///
    /// - Parameters:
    ///   - folder: The folder of a project or of a file. Also searches the project around it.
    ///   - isFile: Whether the author named files in `folder` instead of the folder itself.
    package static func search(_ folder: String, isFile: Bool = false) throws(ViewCompilerError) -> [String] {
        var found: [String] = []
        for root in [folder, project(around: folder)].compactMap({ $0 }) {
            let (catalogs, files) = try contents(of: root, isFile)
            let loose = files.filter { kinds.contains(FileSystem.kind(of: $0)) }
                .map { ($0 as NSString).deletingLastPathComponent }
            // A folder such as `de.lproj` is found through the folder that contains it, so that folder is added.
            let homes = loose.filter { $0.hasSuffix(".lproj") }.map { ($0 as NSString).deletingLastPathComponent }
            let places = catalogs.map { ($0 as NSString).deletingLastPathComponent }
            let folders = Set(places + loose + homes).sorted { ($0.count, $0) < ($1.count, $1) }
            found += folders.filter { !found.contains($0) }
        }
        return found.isEmpty ? [folder] : found
    }

    /// The accent colour of a project: `asset:Name` for a colour set, or `system:orange`. nil if the project names
    /// none. Without a project, it is the colour set with Xcode's default name.
    ///
    /// - Parameters:
    ///   - folder: The author's folder. The project may be in this folder or around it.
    ///   - isFile: Whether the author named files in `folder` instead of the folder itself. Without a project, only
    ///     catalogs directly in `folder` then count, because others may belong to other projects.
    package static func accentColor(of folder: String, isFile: Bool = false) throws(ViewCompilerError) -> String? {
        for root in [folder, project(around: folder)].compactMap({ $0 }) {
            if let path = XcodeProject.path(in: root) {
                return (try? XcodeProject(path: path))?.accentColorName.map { "asset:" + $0 }
            }
            if let package = LocalPackage.playground(root) { return package.accentColor }
            if FileSystem.isFile(root + "/Package.swift") { return nil }
        }
        let usual = XcodeProject.usualAccentColorName
        if isFile {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            var isBeside = false
            for name in names where name.hasSuffix(".xcassets") && !isBeside {
                // A catalog that is too large is skipped without an error, because the image library reports it.
                let files = (try? SourceTree.files(below: folder + "/" + name)) ?? []
                isBeside = files.contains { $0.contains("/\(usual).colorset/") }
            }
            guard isBeside else { return nil }
        }
        return "asset:" + usual
    }

    /// Whether a path is that of an asset catalog or of a data model.
    private static func isCatalog(_ path: String) -> Bool {
        path.hasSuffix(".xcassets") || DataModelSymbols.isModel(path)
    }

    /// The `.xcassets` folders, the data models and the string catalogs `Localizable.xcstrings` of an author.
    ///
    /// The parameters are those of `search`.
    static func catalogs(_ folder: String, isFile: Bool = false) throws(ViewCompilerError) -> [String] {
        var found: Set<String> = []
        for root in [folder, project(around: folder)].compactMap({ $0 }) {
            let (catalogs, files) = try contents(of: root, isFile)
            found.formUnion(catalogs)
            found.formUnion(files.filter { $0.hasSuffix("/" + StringSymbols.fileName) })
        }
        return found.sorted()
    }

    /// The asset catalogs and data models in a folder, and the files outside of them.
    ///
    /// If the folder has too many files, throws. With `isFile`, returns only what lies directly in the folder instead.
    private static func contents(
        of root: String, _ isFile: Bool
    ) throws(ViewCompilerError) -> (catalogs: [String], files: [String]) {
        do {
            return try contents(below: root)
        } catch {
            guard isFile else { throw error }
            let names = ((try? FileSystem.entries(of: root)) ?? []).filter { !$0.hasPrefix(".") }
            let paths = names.map { root + "/" + $0 }
            return (paths.filter(isCatalog), paths)
        }
    }

    private static func contents(
        below root: String
    ) throws(ViewCompilerError) -> (catalogs: [String], files: [String]) {
        let listing = try FolderListings.shared.files(below: root, as: "resources") { path in
            !isCatalog(path) && !path.hasSuffix(".xcodeproj")
        }
        return (listing.closed.filter(isCatalog), listing.files)
    }

    /// The nearest enclosing folder, up to six levels up, that contains a manifest or a project.
    private static func project(around folder: String) -> String? {
        var path = folder as NSString
        for _ in 0..<6 {
            path = path.deletingLastPathComponent as NSString
            guard path.length > 1, path as String != NSHomeDirectory() else { return nil }
            if isProject(path as String) { return path as String }
        }
        return nil
    }

    private static func isProject(_ folder: String) -> Bool {
        FileSystem.isFile(folder + "/Package.swift") || XcodeProject.path(in: folder) != nil
    }
}
