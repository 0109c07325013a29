// SPDX-License-Identifier: MIT

import Codecs
import Files
import Foundation

/// Two folders, compared image by image: files of one name below both.
package struct FolderDiff: Sendable {
    /// What became of a name that either folder has.
    package enum Outcome: Sendable {
        case compared(AnimationDiff)
        /// There is no such file in the folder that is judged.
        case missing
        /// There is no such file in the folder with what is expected.
        case added
    }

    /// An image, by its name.
    package struct Entry: Sendable {
        /// From the folder on.
        package var name: String
        /// What comparing it gave.
        package var outcome: Outcome

        /// Whether it is in both folders, and nothing differs by more than is permitted.
        package var isSame: Bool { if case .compared(let diff) = outcome { diff.isSame } else { false } }
    }

    /// In the order of their names.
    package let entries: [Entry]
    /// Files in one or both of them that are no images by their names; nobody looked into them.
    package let otherFileCount: Int

    /// Whether all of them are the same, in this sense.
    package var isSame: Bool { entries.allSatisfy(\.isSame) }

    /// - Parameters:
    ///   - pixels: what all images may have together.
    ///   - visit: is called after each comparison.
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
                let diff = try AnimationDiff(
                    expectedFile: expected + "/" + name, actualFile: actual + "/" + name, tolerance: tolerance,
                    pixels: pixels)
                entry = Entry(name: name, outcome: .compared(diff))
            case (true, false): entry = Entry(name: name, outcome: .missing)
            default: entry = Entry(name: name, outcome: .added)
            }
            try visit(entry)
            return entry
        }
    }
}

/// The files below a folder, by their paths from there; hidden ones do not count. Links to folders are not followed.
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
    /// Two files; what cannot be read is named.
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
