// SPDX-License-Identifier: MIT

import Foundation
import Support
import Zoetrope

/// A page in `Assets`, in which comments such as `/*RESULTS*/` mark the places of data.
struct PageTemplate {
    private var page: String

    /// - Parameter path: The path relative to `Assets`.
    init(_ path: String) throws {
        page = try Self.text(of: path)
    }

    private static func text(of path: String) throws -> String {
        let places = AssetFolders.search().map { $0 + "/" + path }
        guard let place = places.first(where: FileSystem.isFile) else {
            throw DataError("Assets/\(path) is missing beside the program: install it again")
        }
        return try String(contentsOfFile: place, encoding: .utf8)
    }

    /// Replaces a mark by a file in `Assets`. Like `embed`, call this for the last mark first.
    mutating func insert(_ path: String, at mark: String) throws {
        page = page.replacing("/*\(mark)*/", with: try Self.text(of: path), maxReplacements: 1)
    }

    /// Replaces a mark by data as JSON. Equal data give equal text. Call this for the last mark of the page first: data
    /// may contain the text of a mark, and only the first occurrence is replaced.
    mutating func embed(_ value: some Encodable, at mark: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        // Escapes `<`, so that the text cannot close its script element.
        let json = String(decoding: try encoder.encode(value), as: UTF8.self).replacing("<", with: "\\u003c")
        page = page.replacing("/*\(mark)*/", with: json, maxReplacements: 1)
    }

    var html: String { page }
}
