// SPDX-License-Identifier: MIT

import Codecs
import Support
import Foundation
import Synchronization
import UIKitTypes
import VectorImport
import SwiftUICore

/// Finds images and colours by name in a list of folders, for `Image("name")` and `Color("name")`.
///
/// Each folder is searched in turn. The `.xcassets` catalogs in the folder come first; a folder may also be a catalog
/// itself. Then come the files `name`, `name@2x` and `name@3x`. Each has the first existing extension of png, jpg,
/// jpeg, gif, apng, webp, svg and pdf. Names are case-sensitive, extensions are not. If a name has an extension, only
/// that extension matches. Decoded images are cached, so that equal names give bitmaps with equal identity.
///
/// Colours come from catalogs only.
///
/// SVG files and the first page of PDF files are drawn as vectors at any scale, whether or not a catalog preserves
/// their vector representation.
///
/// A folder that does not exist is skipped. A folder or file that exists but cannot be read is an error: falling back
/// to an image of the same name in the next folder would hide the problem.
///
/// A folder is read on the first request for a name, or by `check()`. Later changes on disk may go unnoticed.
public final class AssetLibrary: Sendable {
    /// The folders in search order.
    public let directories: [String]
    /// Whether bitmaps are decoded on other threads while the view continues. `ImageAsset.decoded()` then throws the
    /// errors of damaged files.
    public let decodesAside: Bool
    /// The author's accent colour; nil if the author has set none.
    package let accent: AccentColor?
    /// Performs network requests for view code; nil forbids them.
    package let network: (any NetworkProvider)?
    let pixels: PixelBudget
    private let read: @Sendable (_ path: String) throws(AssetError) -> ImageFile.Content
    private let decoding = DecodingQueue()
    // Entries stay for the whole run: assets are read once (invariant 31 in docs/invariants.md).
    private let cache = Mutex(Cache())
    /// String tables and fonts.
    let text = Mutex(TextResources())

    private struct Cache {
        /// Catalogs by folder. A folder's catalogs are read once, on the first request that no earlier folder
        /// satisfies.
        var catalogs: [String: [AssetCatalog]] = [:]
        var images: [Request: FoundImage] = [:]
        /// Colours by name. The value is nil if no catalog has a colour of that name.
        var colors: [String: ColorSet?] = [:]
        /// The image files by path. Each file is decoded once.
        var files: [String: DecodedFile] = [:]
    }

    /// The file that was chosen for a name.
    private struct FoundImage {
        var variant: AssetVariant
        var isMirrored: Bool
        var file: DecodedFile
    }

    private struct Request: Hashable {
        var name: String
        var traits: ImageTraits
    }

    /// A library of some folders. Reads nothing yet.
    ///
    /// - Parameter pixels: the budget that all bitmaps share.
    public convenience init(directories: [String], decodesAside: Bool = false, pixels: PixelBudget = PixelBudget()) {
        self.init(directories: directories, decodesAside: decodesAside, pixels: pixels, network: nil)
    }

    /// - Parameter network: performs network requests for view code; nil forbids them.
    package convenience init(
        directories: [String], decodesAside: Bool, pixels: PixelBudget, network: (any NetworkProvider)?
    ) {
        self.init(directories: directories, decodesAside: decodesAside, pixels: pixels, network: network) {
            path throws(AssetError) in try ImageFile.content(of: path, budget: pixels)
        }
    }

    /// - Parameter read: reads and decodes a file, on the thread that requests its image.
    package init(
        directories: [String], decodesAside: Bool = false, pixels: PixelBudget = PixelBudget(),
        network: (any NetworkProvider)? = nil, accent: AccentColor? = AccentColor.ofProgram(),
        read: @escaping @Sendable (_ path: String) throws(AssetError) -> ImageFile.Content
    ) {
        self.directories = directories
        self.pixels = pixels
        self.decodesAside = decodesAside
        self.network = network
        self.accent = accent
        self.read = read
    }

    /// Reads the folders and their catalogs. Throws for the first folder or catalog that cannot be read.
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

    /// Finds an image for a display scale and appearance.
    ///
    /// - Parameters:
    ///   - name: slashes lead into subfolders and namespaces, never out of the folders.
    ///   - scale: the pixels per point of the display.
    /// - Returns: the image with the smallest scale that is at least `scale`. If there is none, the image with the
    ///   largest scale.
    public func image(named name: String, scale: Double, isDark: Bool = false) throws(AssetError) -> ImageAsset {
        var traits = ImageTraits(scale: scale)
        traits.isDark = isDark
        return try image(named: name, for: traits)
    }

    /// The image whose file best fits the traits: scale, appearance, contrast, device idiom, language, layout
    /// direction and size classes.
    public func image(named name: String, for traits: ImageTraits) throws(AssetError) -> ImageAsset {
        let request = Request(name: name, traits: traits)
        let result = cache.withLock { cache -> Result<FoundImage, AssetError> in
            if let image = cache.images[request] { return .success(image) }
            do throws(AssetError) {
                let image = try find(request, &cache)
                cache.images[request] = image
                return .success(image)
            } catch {
                return .failure(error)
            }
        }
        // Releases the lock while it decodes, because decoding is slow. Other images stay available meanwhile.
        return try asset(of: result.get())
    }

    private func find(_ request: Request, _ cache: inout Cache) throws(AssetError) -> FoundImage {
        let variants = try variants(of: request.name, &cache)
        guard let (best, isMirrored) = AssetVariant.best(of: variants, for: request.traits) else {
            throw .notFound(
                name: request.name, searched: directories,
                nearest: Self.nearest(to: request.name, among: try names(near: request.name, &cache)))
        }
        // Throws if the catalog names a file that does not exist.
        guard !FileSystem.isMissing(best.path) else { throw .emptySet(path: best.path, reason: "no such file") }
        let file = cache.files[best.path] ?? DecodedFile()
        cache.files[best.path] = file
        return FoundImage(variant: best, isMirrored: isMirrored, file: file)
    }

    private func asset(of image: FoundImage) throws(AssetError) -> ImageAsset {
        let (scale, isTemplate) = (Double(image.variant.scale), image.variant.isTemplate)
        var asset: ImageAsset
        switch try image.file.content(decode: { () throws(AssetError) in try content(of: image.variant.path) }) {
        case .bitmap(let bitmap): asset = ImageAsset(.bitmap(bitmap, scale: scale), isTemplate: isTemplate)
        case .pending(let bitmap): asset = ImageAsset(.pending(bitmap, scale: scale), isTemplate: isTemplate)
        case .drawing(let drawing, let warnings):
            asset = ImageAsset(.vectors(drawing), isTemplate: isTemplate, warnings: warnings)
        }
        asset.isMirrored = image.isMirrored
        return asset
    }

    /// The named colour from the first catalog that has it, in its variant for iPhone.
    public func color(named name: String, isDark: Bool, hasHighContrast: Bool) throws(AssetError) -> Color {
        try color(named: name, isDark: isDark, hasHighContrast: hasHighContrast, idiom: .phone)
    }

    /// The app's accent colour: the colour set or system colour that its project names. nil if the project names none,
    /// or if the set is empty, as in a new project.
    public func accentColor(
        isDark: Bool, hasHighContrast: Bool, idiom: DeviceIdiom
    ) throws(AssetError) -> Color? {
        switch accent {
        case .system(let name): return UIColor.inCatalog("system\(name.capitalized)Color").map { Color(uiColor: $0) }
        case .asset(let name):
            do throws(AssetError) {
                return try color(named: name, isDark: isDark, hasHighContrast: hasHighContrast, idiom: idiom)
            } catch {
                if error.isMissing { return nil }
                throw error
            }
        case nil: return nil
        }
    }

    /// The named colour from the first catalog that has it, in its variant for `idiom`.
    public func color(
        named name: String, isDark: Bool, hasHighContrast: Bool, idiom: DeviceIdiom
    ) throws(AssetError) -> Color {
        let result = cache.withLock { cache -> Result<Color, AssetError> in
            do throws(AssetError) {
                guard let set = try colorSet(named: name, &cache) else {
                    var names: [String] = []
                    for directory in directories {
                        names += try Self.catalogs(of: directory, &cache).flatMap(\.colorNames)
                    }
                    throw .noColor(
                        name: name, searched: directories, nearest: Self.nearest(to: name, among: names))
                }
                return .success(
                    try set.color(named: name, isDark: isDark, hasHighContrast: hasHighContrast, idiom: idiom))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private func colorSet(named name: String, _ cache: inout Cache) throws(AssetError) -> ColorSet? {
        if let known = cache.colors[name] { return known }
        var found: ColorSet?
        search: for directory in directories {
            for catalog in try Self.catalogs(of: directory, &cache) {
                found = try catalog.colorSet(named: name)
                if found != nil { break search }
            }
        }
        cache.colors[name] = .some(found)
        return found
    }

    private func content(of path: String) throws(AssetError) -> DecodedFile.Content {
        if decodesAside, !ImageFile.isDrawing(path) {
            let bitmap = PendingBitmap { [pixels] in try ImageFile.bitmap(path, budget: (pixels, .kept)) }
            // The size stays 0 if the file cannot be read. Decoding the bitmap then throws the error.
            var size = 0
            if case .file(let byteCount) = FileSystem.plainFile(path) { size = byteCount }
            decoding.add(bitmap, size: size)
            return .pending(bitmap)
        }
        switch try read(path) {
        case .bitmap(let bitmap): return .bitmap(bitmap)
        case .drawing(let drawing):
            return .drawing(drawing, warnings: drawing.warnings.map { FileSystem.oneLine("\(path): \($0)") })
        }
    }

    /// The candidates for a suggestion: all image names in the catalogs, and the names of the image files in the folder
    /// of `name`.
    private func names(near name: String, _ cache: inout Cache) throws(AssetError) -> [String] {
        let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
        var names: [String] = []
        for directory in directories {
            names += try Self.catalogs(of: directory, &cache).flatMap(\.imageNames)
            let entries = (try? FileSystem.entries(of: directory + "/" + folder)) ?? []
            names += entries.compactMap(Self.pictureName).map { folder + $0 }
        }
        return names
    }

    /// The image name of a file: its name without scale suffix and extension. nil if the file is no image.
    private static func pictureName(ofFile file: String) -> String? {
        guard let dot = file.lastIndex(of: "."), extensions.contains(file[dot...].dropFirst().lowercased()) else {
            return nil
        }
        let stem = file[..<dot]
        return String(stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? stem.dropLast(3) : stem)
    }

    /// The variants of an image, from the first catalog or folder that has the image; empty if there is none.
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

    /// The files of an image in a folder. An entry with the right name counts even if it is a folder; decoding the
    /// folder is then an error.
    private static func files(named name: String, in directory: String) throws(AssetError) -> [AssetVariant] {
        let parts = name.split(separator: "/")
        let folder = ([directory] + parts.dropLast().map(String.init)).joined(separator: "/")
        // A name like `folder/image` has no files if the folder does not exist, or is a file itself.
        guard let last = parts.last, !FileSystem.isMissing(folder), folder == directory || !FileSystem.isFile(folder)
        else { return [] }
        let entries = try entries(of: folder)
        let found = variants(String(last), extensions, entries, in: folder)
        guard found.isEmpty, let dot = last.lastIndex(of: ".") else { return found }
        let own = last[dot...].dropFirst().lowercased()
        return extensions.contains(own) ? variants(String(last[..<dot]), [own], entries, in: folder) : []
    }

    /// The extensions of images; earlier extensions win.
    private static let extensions = FileFormat.allCases.flatMap(\.extensions) + ImageFile.drawingExtensions

    private static func variants(
        _ stem: String, _ extensions: [String], _ entries: [String], in folder: String
    ) -> [AssetVariant] {
        [(1, ""), (2, "@2x"), (3, "@3x")].compactMap { scale, suffix in
            let stem = stem + suffix + "."
            let candidates = entries.filter { $0.hasPrefix(stem) }
            let found = extensions.lazy.compactMap { wanted in
                candidates.first { $0.dropFirst(stem.count).lowercased() == wanted }
            }.first
            return found.map { AssetVariant(path: folder + "/" + $0, scale: scale) }
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

    private static func why(_ path: String, _ otherwise: String) -> String {
        if FileSystem.isDeadLink(path) { return "a broken link" }
        // A confined program may not read the target of a link outside of the project. So the error names the target.
        guard MissedCacheEntries.areListed, let target = FileSystem.linkTarget(of: path) else { return otherwise }
        return "it leads to \(target), which views may not read: --allow-files permits it"
    }
}
