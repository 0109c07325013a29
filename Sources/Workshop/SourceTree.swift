import Files
import Foundation

/// The files of an author's folder, as far as they are the author's: no builds, no packages of others, nothing hidden.
enum SourceTree {
    private static let skipped: Set = ["DerivedData", "Pods", "Carthage", "node_modules"]
    /// Files that are looked at; more are a folder that nobody meant, like one's home.
    private static let limit = 50_000

    /// Absolute paths in the order of their names, those of a folder among the names beside it.
    ///
    /// - Parameter opens: whether to go into a folder.
    static func files(below folder: String, opens: (String) -> Bool = { _ in true }) throws(WorkshopError) -> [String] {
        var files: [String] = []
        try walk(folder, opens, &files)
        return files
    }

    private static func walk(
        _ folder: String, _ opens: (String) -> Bool, _ files: inout [String]
    ) throws(WorkshopError) {
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            if name.hasPrefix(".") || skipped.contains(name) { continue }
            let path = folder + "/" + name
            if FileSystem.isFolder(path) {
                // A link may lead back to where it stands.
                if opens(path), !FileSystem.isLink(path) { try walk(path, opens, &files) }
            } else if FileSystem.isFile(path) {
                files.append(path)
                if files.count > limit { throw .failed("\(folder): more than \(limit) files; name a folder in there") }
            }
        }
    }

    /// Those that are compiled.
    static func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") && !path.hasSuffix("/Package.swift") }
}
