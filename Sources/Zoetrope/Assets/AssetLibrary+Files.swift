import Foundation
import Views

/// Files by name, as `Bundle.main` is asked for them: in each folder itself or a subfolder of it, in turn; catalogs
/// hold none. Upper and lower case differ.
extension AssetLibrary: FileProvider {
    public func path(ofFile name: String, in subfolder: String?) -> String? {
        guard let place = Self.place(name, subfolder) else { return nil }
        return directories.lazy.map { URL(filePath: $0 + "/" + place).path }.first(where: FileSystem.isFile)
    }

    public func siblings(ofFile name: String, in subfolder: String?) -> [String] {
        guard let place = Self.place(name, subfolder) else { return [] }
        let file = URL(filePath: "/" + place)
        let stem = file.deletingPathExtension().lastPathComponent
        let names = directories.flatMap { directory -> [String] in
            let folder = URL(filePath: directory + "/" + place).deletingLastPathComponent().path
            let entries = (try? FileSystem.entries(of: folder)) ?? []
            return entries.filter {
                URL(filePath: "/" + $0).deletingPathExtension().lastPathComponent == stem
                    && FileSystem.isFile(folder + "/" + $0)
            }
        }
        return Set(names).sorted()
    }

    /// The way from a folder; nil where it would lead out of it.
    private static func place(_ name: String, _ subfolder: String?) -> String? {
        let place = (subfolder.map { [$0, name] } ?? [name]).joined(separator: "/")
        let parts = place.split(separator: "/", omittingEmptySubsequences: false)
        guard !place.contains("\0"), parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return nil }
        return place
    }
}
