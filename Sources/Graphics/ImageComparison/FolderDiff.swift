// SPDX-License-Identifier: MIT

import Codecs
import Support
import Foundation

/// The comparison of two folders of images. Files with the same relative path are compared.
package struct FolderDiff: Sendable {
    /// The result for a relative path that occurs in at least one folder.
    package enum Outcome: Sendable {
        case compared(AnimationDiff)
        /// Only the expected folder has the file.
        case missing
        /// Only the actual folder has the file.
        case added
        /// One of the two files cannot be read or decoded.
        case unreadable(PictureFileError)
    }

    /// The result for one relative path.
    package struct Entry: Sendable {
        /// The image's path, relative to the expected folder and to the actual folder.
        package var name: String
        package var outcome: Outcome

        /// Whether both folders have the image, and its differences are within the tolerance.
        package var isSame: Bool { if case .compared(let diff) = outcome { diff.isSame } else { false } }
    }

    /// The results, sorted by `name`.
    package let entries: [Entry]
    /// The number of relative paths without an image's file extension. These files are not compared.
    package let otherFileCount: Int

    package var isSame: Bool { entries.allSatisfy(\.isSame) }

    /// Compares two folders. If a file cannot be read, the comparison of the other files continues.
    /// - Parameters:
    ///   - pixels: The pixel budget of all images together.
    ///   - visit: Called with each result as soon as it is known.
    package init(
        expected: String, actual: String, tolerance: Tolerance = .exact, pixels: PixelBudget = PixelBudget(),
        visit: (Entry) throws -> Void = { _ in }
    ) throws {
        let (old, new) = (try PictureFolder(expected), try PictureFolder(actual))
        otherFileCount = old.others.union(new.others).count
        entries = try Set(old.pictures).union(new.pictures).sorted().map { name in
            let entry: Entry
            switch (old.pictures.contains(name), new.pictures.contains(name)) {
            case (true, true):
                do throws(PictureFileError) {
                    let diff = try AnimationDiff(
                        expectedFile: expected + "/" + name, actualFile: actual + "/" + name, tolerance: tolerance,
                        pixels: pixels)
                    entry = Entry(name: name, outcome: .compared(diff))
                } catch {
                    entry = Entry(name: name, outcome: .unreadable(error))
                }
            case (true, false): entry = Entry(name: name, outcome: .missing)
            default: entry = Entry(name: name, outcome: .added)
            }
            try visit(entry)
            return entry
        }
    }
}

/// The relative paths of the files in a folder and its subfolders, without hidden files. Does not follow links to
/// folders.
private struct PictureFolder {
    var pictures: Set<String> = []
    var others: Set<String> = []

    init(_ path: String) throws {
        var folders = [""]
        while let folder = folders.popLast() {
            let place = folder.isEmpty ? path : path + "/" + folder
            let names: [String]
            do {
                names = try FileSystem.entries(of: place)
            } catch {
                throw PictureFileError.unreadable(
                    UnreadableFile(path: place, reason: FileSystem.words(for: error.errno)))
            }
            for name in names where !name.hasPrefix(".") {
                let inner = folder.isEmpty ? name : folder + "/" + name
                if FileSystem.isFolder(place + "/" + name) {
                    if !FileSystem.isLink(place + "/" + name) { folders.append(inner) }
                } else if FileFormat(extension: URL(filePath: name).pathExtension) != nil {
                    pictures.insert(inner)
                } else {
                    others.insert(inner)
                }
            }
        }
    }
}

extension AnimationDiff {
    /// Compares two files. Errors name the file.
    package init(
        expectedFile: String, actualFile: String, tolerance: Tolerance = .exact, pixels: PixelBudget = PixelBudget()
    ) throws(PictureFileError) {
        let limit = pixels.mostFileBytes
        let (old, new) = (try Self.bytes(of: expectedFile, limit), try Self.bytes(of: actualFile, limit))
        do {
            try self.init(expected: old, actual: new, tolerance: tolerance, pixels: pixels)
        } catch {
            throw .undecodable(path: error.side == .expected ? expectedFile : actualFile, error.cause)
        }
    }

    private static func bytes(of path: String, _ limit: Int) throws(PictureFileError) -> [UInt8] {
        do {
            return try FileSystem.bytes(of: path, limit: limit, expected: "a picture")
        } catch {
            throw .unreadable(error)
        }
    }
}
