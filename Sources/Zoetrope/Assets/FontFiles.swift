import Files
import Foundation

/// The font files in folders and in the folders in these.
enum FontFiles {
    private static let extensions: Set = ["ttf", "otf", "ttc", "otc"]
    /// What is not the author's own, and often large.
    private static let skipped: Set = ["DerivedData", "Pods", "Carthage", "node_modules"]
    /// Names that are looked at; what comes after them is not found.
    private static let mostNames = 50_000
    private static let deepest = 16

    /// In the order of the folders, then of their paths.
    static func below(_ directories: [String]) -> [String] {
        var files: [String] = []
        var seen: Set<FileSystem.Identity> = []
        var count = 0
        func walk(_ folder: String, _ depth: Int) {
            // One folder may stand in another, or be linked from there.
            guard depth < deepest, count < mostNames, let identity = FileSystem.identity(folder),
                seen.insert(identity).inserted
            else { return }
            for name in (try? FileSystem.entries(of: folder)) ?? [] where !name.hasPrefix(".") {
                count += 1
                let path = folder + "/" + name
                let kind = (name as NSString).pathExtension.lowercased()
                if extensions.contains(kind), FileSystem.isFile(path) {
                    files.append(path)
                } else if !skipped.contains(name), kind != "xcassets", FileSystem.isFolder(path) {
                    walk(path, depth + 1)
                }
            }
        }
        for directory in directories { walk(directory, 0) }
        return files
    }
}
