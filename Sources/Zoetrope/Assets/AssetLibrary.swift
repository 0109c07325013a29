import Codecs
import Drawing
import Foundation
import Synchronization

/// Finds pictures by name, in a list of folders, as `Image("name")` asks for them.
///
/// Each folder is searched in turn: first the `.xcassets` catalogs in it (or itself, if it is one), then files that are
/// called `name.png`, `name@2x.png`, `name@3x.png`, or the same with `jpg` or `jpeg`. Upper and lower case differ in
/// names, not in extensions. A decoded picture is kept, so that the same name always gives a bitmap with the same
/// identity.
///
/// A folder that does not exist is passed over. Whatever exists and cannot be read is an error: the next folder may
/// have a picture of the same name, and nobody would notice that it is another one.
///
/// Folders are read when a name is first asked for, or by `check()`; later changes on disk may go unnoticed.
public final class AssetLibrary: Sendable {
    /// In the order of the search.
    public let directories: [String]
    private let cache = Mutex(Cache())

    private struct Cache {
        /// By folder. Catalogs are read once, at the first name that none of the folders before has.
        var catalogs: [String: [AssetCatalog]] = [:]
        var pictures: [Request: (bitmap: Bitmap, scale: Double)] = [:]
        var bitmaps: [String: Bitmap] = [:]
    }

    private struct Request: Hashable {
        var name: String
        var scale: Double
        var isDark: Bool
    }

    public init(directories: [String]) {
        self.directories = directories
    }

    /// Reads the folders and their catalogs, and throws for the first that cannot be read.
    public func check() throws(AssetError) {
        let failure = cache.withLock { cache -> AssetError? in
            do throws(AssetError) {
                for directory in directories { _ = try Self.catalogs(of: directory, &cache) }
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
    }

    /// - Parameters:
    ///   - name: without extension; slashes lead into subfolders and namespaces, never out of the folders.
    ///   - scale: of the display, in pixels per point.
    /// - Returns: the file for the next scale that is not below the display's, else for the highest there is; and
    ///   that file's pixels per point.
    public func image(
        named name: String, scale: Double, isDark: Bool = false
    ) throws(AssetError) -> (bitmap: Bitmap, scale: Double) {
        let request = Request(name: name, scale: scale, isDark: isDark)
        // Decoding under the lock: two threads that want the same picture must get the same one.
        let result = cache.withLock { cache -> Result<(bitmap: Bitmap, scale: Double), AssetError> in
            if let picture = cache.pictures[request] { return .success(picture) }
            do throws(AssetError) {
                let picture = try load(request, &cache)
                cache.pictures[request] = picture
                return .success(picture)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private func load(
        _ request: Request, _ cache: inout Cache
    ) throws(AssetError) -> (bitmap: Bitmap, scale: Double) {
        let variants = try variants(of: request.name, &cache)
        guard let best = AssetVariant.best(of: variants, scale: request.scale, isDark: request.isDark) else {
            throw .notFound(name: request.name, searched: directories)
        }
        let bitmap: Bitmap
        if let known = cache.bitmaps[best.path] {
            bitmap = known
        } else {
            bitmap = try Self.decode(best.path)
            cache.bitmaps[best.path] = bitmap
        }
        return (bitmap, Double(best.scale))
    }

    /// Those of the first folder that has any.
    private func variants(of name: String, _ cache: inout Cache) throws(AssetError) -> [AssetVariant] {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !name.contains("\0"), parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
            throw .badName(name)
        }
        for directory in directories {
            for catalog in try Self.catalogs(of: directory, &cache) {
                if let variants = try catalog.variants(of: name) { return variants }
            }
            let files = try Self.files(named: name, in: directory)
            if !files.isEmpty { return files }
        }
        return []
    }

    private static func catalogs(of directory: String, _ cache: inout Cache) throws(AssetError) -> [AssetCatalog] {
        if let known = cache.catalogs[directory] { return known }
        var catalogs: [AssetCatalog] = []
        if !FileSystem.isMissing(directory) {
            let isCatalog = { (name: String) in URL(filePath: name).pathExtension.lowercased() == "xcassets" }
            let paths =
                isCatalog(directory)
                ? [directory] : try entries(of: directory).filter(isCatalog).map { directory + "/" + $0 }
            for path in paths { catalogs.append(try AssetCatalog(path: path)) }
        }
        cache.catalogs[directory] = catalogs
        return catalogs
    }

    /// Anything of the right name counts, even what is no file: that is an error when it is decoded.
    private static func files(named name: String, in directory: String) throws(AssetError) -> [AssetVariant] {
        let parts = name.split(separator: "/")
        let folder = ([directory] + parts.dropLast().map(String.init)).joined(separator: "/")
        // A file may have the name of a part that is no last one.
        guard let last = parts.last, !FileSystem.isMissing(folder), folder == directory || !FileSystem.isFile(folder)
        else { return [] }
        let entries = try entries(of: folder)
        let extensions = FileFormat.allCases.flatMap(\.extensions)
        return [(1, ""), (2, "@2x"), (3, "@3x")].compactMap { scale, suffix in
            let stem = last + suffix + "."
            let candidates = entries.filter { $0.hasPrefix(stem) }
            let found = extensions.lazy.compactMap { wanted in
                candidates.first { $0.dropFirst(stem.count).lowercased() == wanted }
            }.first
            return found.map { AssetVariant(path: folder + "/" + $0, scale: scale, isDark: false) }
        }
    }

    /// The names in a folder that exists, sorted.
    static func entries(of folder: String) throws(AssetError) -> [String] {
        do {
            return try FileSystem.entries(of: folder)
        } catch {
            throw .unreadable(
                path: folder,
                reason: error.errno == ENOTDIR ? "not a folder" : why(folder, FileSystem.words(for: error.errno)))
        }
    }

    private static func decode(_ path: String) throws(AssetError) -> Bitmap {
        if FileSystem.isFolder(path) { throw .unreadable(path: path, reason: "a folder, not a picture") }
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            throw .unreadable(
                path: path, reason: why(path, FileSystem.isTaken(path) ? "cannot be read" : "no such file"))
        }
        do {
            return try PictureDecoder.decode([UInt8](data))
        } catch {
            throw .undecodable(path: path, error)
        }
    }

    private static func why(_ path: String, _ otherwise: String) -> String {
        FileSystem.isDeadLink(path) ? "a link that leads nowhere" : otherwise
    }
}
