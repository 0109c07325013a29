// SPDX-License-Identifier: MIT

import Foundation
import Support
import Zoetrope

/// The output folder of a gallery.
///
/// New files are collected in a hidden folder and moved into place when all of them exist, so that an error leaves an
/// earlier gallery as it was. Files with the same contents are not touched.
struct GalleryFolder: Sendable {
    static let page = "index.html"
    static let manifest = "manifest.json"
    private static let pictures = "pictures/"

    private let path: String
    private let staging: String
    /// The files of the gallery that is in the folder now.
    private let old: Set<String>

    /// Refuses a folder that contains anything but a gallery.
    init(_ path: String) throws {
        let folder = URL(filePath: path).standardizedFileURL.path
        self.path = folder
        var base = URL(filePath: folder)
        if FileSystem.isFolder(folder) {
            let entries = try FileSystem.entries(of: folder).filter { $0 != ".git" && !$0.hasSuffix(".part") }
            let isGallery = FileSystem.isFile(folder + "/" + FileTree.galleryMark)
            guard isGallery || entries.isEmpty else { throw GalleryFolderError(path: path) }
            old = isGallery ? Self.files(of: folder) : []
        } else {
            if FileSystem.isFile(folder) { throw OutputError.notAFolder(path: path) }
            if FileSystem.isDeadLink(folder) { throw OutputError.deadLink(path: path) }
            while !FileSystem.isFolder(base.path), base.pathComponents.count > 1 { base.deleteLastPathComponent() }
            old = []
        }
        // The staging folder is in the same file system as the output, so that files need only be renamed.
        TemporaryName.removeLeftovers(in: base.path)
        staging = base.path + (base.path.hasSuffix("/") ? "" : "/") + TemporaryName.make()
        guard mkdir(staging, 0o777) == 0 else { throw OutputError.cannotCreate(path: path, errno: errno) }
        TemporaryFolders.hold(staging)
    }

    /// The files that the manifest of a gallery lists. Paths that lead elsewhere are left out.
    private static func files(of folder: String) -> Set<String> {
        guard let data = FileSystem.data(of: folder + "/" + manifest),
            let manifest = try? JSONDecoder().decode(GalleryManifest.self, from: data)
        else { return [] }
        return manifest.files.filter { $0.hasPrefix(pictures) && !$0.split(separator: "/").contains("..") }
    }

    /// The path of a picture in the gallery.
    static func place(_ name: String, _ variant: String, _ ending: String) -> String {
        pictures + name + (variant.isEmpty ? "" : "." + variant) + "." + ending
    }

    /// Keeps a file for `commit`. May be called on any thread. Refuses places outside of the folder, because the names of
    /// previews come from the author's code.
    func put(_ bytes: [UInt8], at place: String) throws {
        if place.split(separator: "/").contains("..") { throw DataError("\(place) is outside of the gallery") }
        let file = staging + "/" + place
        try FileManager.default.createDirectory(
            atPath: URL(filePath: file).deletingLastPathComponent().path, withIntermediateDirectories: true)
        let output = try OutputFile(creating: file, namedInErrors: path + "/" + place)
        try output.write(bytes)
        try output.close()
    }

    /// Moves all files into place, and removes those of the earlier gallery that are no longer needed.
    ///
    /// - Returns: the number of files that are new or have changed.
    func commit(_ manifest: GalleryManifest, page: String) throws -> Int {
        try put(
            [UInt8]("'render gallery' makes and replaces the files of this folder.\n".utf8), at: FileTree.galleryMark)
        try put([UInt8](JSONText.of(manifest).utf8), at: Self.manifest)
        try put([UInt8](page.utf8), at: Self.page)
        let journal = OutputJournal()
        var changed = 0
        do {
            if FileSystem.isMissing(path) {
                try journal.createFolder(URL(filePath: path).deletingLastPathComponent().path)
                guard rename(staging, path) == 0 else { throw OutputError.cannotCreate(path: path, errno: errno) }
                return manifest.files.count + 2
            }
            // The mark comes first, so that an interrupted run leaves a gallery. The page comes last, so that it never
            // shows pictures that are not there.
            for place in [FileTree.galleryMark] + manifest.files.sorted() + [Self.manifest, Self.page] {
                if try move(place, journal), place != FileTree.galleryMark { changed += 1 }
            }
        } catch {
            journal.abandon()
            throw error
        }
        for place in old.subtracting(manifest.files).sorted() { remove(place) }
        return changed
    }

    /// - Returns: whether the file is new or has changed.
    private func move(_ place: String, _ journal: OutputJournal) throws -> Bool {
        let (from, to) = (staging + "/" + place, path + "/" + place)
        if FileManager.default.contentsEqual(atPath: from, andPath: to) { return false }
        try journal.createFolder(URL(filePath: to).deletingLastPathComponent().path)
        if FileSystem.isSpecial(to) { throw OutputError.notAFile(path: to) }
        guard rename(from, to) == 0 else { throw OutputError.cannotCreate(path: to, errno: errno) }
        return true
    }

    /// Removes a file, and the folders that are empty without it.
    private func remove(_ place: String) {
        unlink(path + "/" + place)
        var folder = place
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            if rmdir(path + "/" + folder) != 0 { break }
        }
    }

    /// Removes the files that were not moved into place. Called at the end of every run.
    func discard() { TemporaryFolders.remove(staging) }
}

/// The output folder is neither empty nor a gallery.
struct GalleryFolderError: Error, CustomStringConvertible {
    let path: String

    var description: String {
        "\(FileSystem.oneLine(path)): the folder is neither empty nor a gallery: name another one with -o"
    }
}
