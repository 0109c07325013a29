import Files
import Foundation

/// Swift files that are compiled as one module.
package struct SourceSet: Equatable {
    /// What was named: a file, a folder, or `-`.
    package var path: String
    /// Absolute paths, in order of their names.
    package var files: [String]
    /// What files are called that are made from them: of `Views/My.swift`, `My`.
    package var name: String
    /// The folder in which images and other files of the views lie.
    package var folder: String

    /// The module's name: letters and digits of `name`.
    package var module: String {
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        let word = String(letters)
        return word.first.map { $0.isNumber } ?? true ? "_" + word : word
    }

    /// - Parameter path: A `.swift` file, or a folder, whose files and those of its folders count.
    package init(path: String) throws(WorkshopError) {
        self.path = path
        guard FileSystem.isFolder(path) || FileSystem.isFile(path) else { throw .noSuchPath(path) }
        let url = URL(fileURLWithPath: path).standardizedFileURL
        if FileSystem.isFolder(path) {
            files = Self.swiftFiles(below: url.path)
            (name, folder) = (url.lastPathComponent, url.path)
        } else {
            files = [url.path]
            (name, folder) = (url.deletingPathExtension().lastPathComponent, url.deletingLastPathComponent().path)
        }
        if files.isEmpty { throw .noSources(path) }
    }

    /// What came on standard input, kept in a file.
    package init(standardInput file: String) {
        (path, files, name, folder) = ("-", [file], "stdin", FileManager.default.currentDirectoryPath)
    }

    private static func swiftFiles(below folder: String) -> [String] {
        let skipped: Set = [".build", "DerivedData", "Pods", "Carthage"]
        var files: [String] = []
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            if name.hasPrefix(".") || skipped.contains(name) { continue }
            let path = folder + "/" + name
            if FileSystem.isFolder(path) {
                // A link may lead back to where it stands.
                let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
                if !isLink { files += swiftFiles(below: path) }
            } else if FileSystem.isFile(path), name.hasSuffix(".swift"), name != "Package.swift" {
                files.append(path)
            }
        }
        return files
    }
}
