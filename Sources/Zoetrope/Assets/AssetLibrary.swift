import Codecs
import Drawing
import Foundation
import Synchronization

/// Finds pictures by name, in a list of folders, as `Image("name")` asks for them.
///
/// Each folder is searched in turn: first the `.xcassets` catalogs in it (or itself, if it is one), then files that are
/// called `name.png`, `name@2x.png`, `name@3x.png`, or the same with `jpg` or `jpeg`. Upper and lower case differ. A
/// decoded picture is kept, so that the same name always gives a bitmap with the same identity.
///
/// Folders are read when a library is made or when a name is first asked for; later changes on disk go unnoticed.
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
            if cache.catalogs[directory] == nil { cache.catalogs[directory] = Self.catalogs(in: directory) }
            for catalog in cache.catalogs[directory] ?? [] {
                if let variants = try catalog.variants(of: name), !variants.isEmpty { return variants }
            }
            let files = Self.files(named: name, in: directory)
            if !files.isEmpty { return files }
        }
        return []
    }

    private static func catalogs(in directory: String) -> [AssetCatalog] {
        let isCatalog = { (name: String) in URL(filePath: name).pathExtension == "xcassets" }
        if isCatalog(directory) { return [AssetCatalog(path: directory)] }
        return FileSystem.entries(of: directory).filter(isCatalog).map { AssetCatalog(path: directory + "/" + $0) }
    }

    private static func files(named name: String, in directory: String) -> [AssetVariant] {
        let extensions = FileFormat.allCases.flatMap(\.extensions)
        return [(1, ""), (2, "@2x"), (3, "@3x")].compactMap { scale, suffix in
            extensions.lazy.map { "\(directory)/\(name)\(suffix).\($0)" }.first(where: FileSystem.isFile)
                .map { AssetVariant(path: $0, scale: scale, isDark: false) }
        }
    }

    private static func decode(_ path: String) throws(AssetError) -> Bitmap {
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            throw .unreadable(path: path, reason: FileSystem.isFile(path) ? "cannot be read" : "no such file")
        }
        do {
            return try PictureDecoder.decode([UInt8](data))
        } catch {
            throw .undecodable(path: path, error)
        }
    }
}
