// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Support
import Foundation

/// Joins the parts of a film (`FilmPartJob`) into the same bytes as one run of all frames.
package struct FilmJob: Sendable {
    /// The properties that all parts share.
    package let film: FilmPart.Film
    /// The parts in order, with their folders.
    private let parts: [(part: FilmPart, folder: String)]

    package var partCount: Int { parts.count }

    /// - Parameter folders: parts, or folders that contain parts.
    package init(of folders: [String]) throws {
        var found: [(part: FilmPart, folder: String)] = []
        var unfinished: [(FilmShard, String)] = []
        for folder in try folders.flatMap(Self.places) {
            let manifest = folder + "/" + FilmPart.fileName
            if FileSystem.isMissing(manifest) {
                guard let shard = FilmShard(folder: URL(filePath: folder).lastPathComponent) else { continue }
                unfinished.append((shard, folder))
                continue
            }
            guard let part = FilmPart(reading: manifest) else { throw FilmError.damaged(path: manifest) }
            if let other = found.first(where: { $0.part.shard == part.shard }) {
                throw FilmError.twice(part.shard, other.folder, folder)
            }
            found.append((part, folder))
        }
        parts = found.sorted { $0.part.shard.index < $1.part.shard.index }
        guard let first = parts.first else {
            guard let (shard, _) = unfinished.first else { throw FilmError.noParts(folders: folders) }
            throw FilmError.missing(
                indices: Array(1...shard.count), count: shard.count, unfinished: unfinished.map(\.1))
        }
        film = first.part.film
        try check(unfinished)
    }

    /// Returns the folder itself if it is a part, otherwise its subfolders.
    private static func places(in folder: String) throws -> [String] {
        let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        let names: [String]
        do {
            names = try FileSystem.entries(of: folder)
        } catch {
            throw AssetError.unreadable(path: folder, reason: FileSystem.words(for: error.errno))
        }
        if names.contains(FilmPart.fileName) { return [folder] }
        return names.sorted().map { folder + "/" + $0 }.filter(FileSystem.isFolder)
    }

    private func check(_ unfinished: [(FilmShard, String)]) throws {
        let first = parts[0]
        let count = first.part.shard.count
        for (part, folder) in parts.dropFirst() {
            if part.shard.count != count {
                throw FilmError.different(
                    folder: folder, other: first.folder,
                    reason: "it is one of \(part.shard.count) parts, not of \(count)")
            }
            if let reason = part.film.difference(from: film) {
                throw FilmError.different(folder: folder, other: first.folder, reason: reason)
            }
        }
        let missing = Set(1...count).subtracting(parts.map(\.part.shard.index)).sorted()
        guard missing.isEmpty else {
            let begun = unfinished.filter { $0.0.count == count && missing.contains($0.0.index) }.map(\.1)
            throw FilmError.missing(indices: missing, count: count, unfinished: begun)
        }
        for (before, after) in zip(parts, parts.dropFirst()) where after.part.seam != before.part.last {
            throw FilmError.seam(folder: after.folder, other: before.folder)
        }
    }

    private var rate: FrameRate {
        get throws { try FrameRate(frames: film.frames, every: film.seconds) }
    }

    /// Joins the parts and writes the output.
    ///
    /// - Parameters:
    ///   - compression: the compression of PNG files, 0 to 9.
    ///   - pixels: the budget that all images share.
    @MainActor package func run(
        to output: OutputPlan, compression: Int, pixels: PixelBudget, journal: OutputJournal, overwrites: Bool,
        progress: @escaping (_ written: Int) -> Void = { _ in }
    ) async throws -> RenderResult {
        try output.check(overwrites: overwrites)
        do {
            try journal.createFolder(output.folder)
            let writer = FilmWriter(
                output: output, frameCount: film.frameCount, rate: try rate, pixelSize: (film.width, film.height),
                isTransparent: film.isTransparent, compression: compression, journal: journal, overwrites: overwrites)
            let feed = Feed(film: self, rate: try rate, pixels: pixels, progress: progress)
            var result = RenderResult()
            try await writer.write(feed, &result) { _ in try sound() }
            return result
        } catch {
            journal.abandon()
            throw error
        }
    }

    /// The sound, which is stored in the last part.
    private func sound() throws -> FilmWriter.Sound? {
        guard let last = parts.last, let name = last.part.sound else { return nil }
        let bytes = try ImageFile.bytes(last.folder + "/" + name)
        return FilmWriter.Sound { try $0(bytes) }
    }

    private struct Feed: FrameFeed {
        let film: FilmJob
        let rate: FrameRate
        let pixels: PixelBudget
        let progress: (_ written: Int) -> Void

        func run<Encoder: FrameEncoder>(into encoder: inout Encoder) async throws {
            for (part, folder) in film.parts {
                for index in try part.shard.frames(of: film.film.frameCount) {
                    try Task.checkCancellation()
                    let path = folder + "/" + FilmPart.fileName(ofFrame: index)
                    let bitmap = try ImageFile.bitmap(path, budget: (pixels, .passing))
                    guard (bitmap.width, bitmap.height) == (film.film.width, film.film.height) else {
                        throw FilmError.damaged(path: path)
                    }
                    try encoder.write(
                        encoder.prepare(bitmap), until: Double((index + 1) * rate.seconds) / Double(rate.frames))
                    progress(index + 1)
                    // Yields, so that a cancellation can take effect.
                    await Task.yield()
                }
            }
            try encoder.finish()
        }
    }
}
