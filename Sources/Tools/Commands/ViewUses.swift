// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import SwiftTokens

/// Finds the line that creates an author's view, by searching the source files. Views do not record this line
/// themselves. It is found only if exactly one place in the searched code creates the view.
package final class ViewUses {
    private struct Declaration {
        var file: String
        /// The tokens from the declared name to the end of the body.
        var tokens: Range<Int>
        var isView: Bool
    }

    private struct SourceFile {
        var tokens: [Token]
        /// The byte offsets at which lines begin.
        var lines: [Int]

        init(_ text: String) {
            tokens = Lexer.tokens(of: text)
            lines = [0] + text.utf8.enumerated().compactMap { $0.element == 10 ? $0.offset + 1 : nil }
        }

        func line(of token: Int) -> Int {
            let offset = tokens[token].range.lowerBound
            return lines.partitioningIndex { $0 > offset }
        }
    }

    private let places: [String: (file: String, line: Int)]
    private lazy var files = Self.read(places)
    private lazy var declarations = places.compactMapValues(declaration)
    private var known: [String: ViewTreeEntry.Place?] = [:]

    /// - Parameter places: the files and lines in which the author's structures are declared.
    package init(places: [String: (file: String, line: Int)]) { self.places = places }

    /// The place where the declaration of `user` creates `view`. If `user` is nil, a place outside all view
    /// declarations.
    ///
    /// - Returns: nil unless there is exactly one such place.
    package func place(of view: String, in user: String?) -> ViewTreeEntry.Place? {
        let key = "\(view) \(user ?? "")"
        if let found = known[key] { return found }
        let found = find(view, in: user)
        known[key] = .some(found)
        return found
    }

    /// The greatest size of a file, in bytes.
    private static let longest = 4 << 20

    private static func read(_ places: [String: (file: String, line: Int)]) -> [String: SourceFile] {
        var files: [String: SourceFile] = [:]
        for file in Set(places.values.map(\.file)) {
            guard let bytes = FileManager.default.contents(atPath: file), bytes.count <= longest else { continue }
            files[file] = SourceFile(String(decoding: bytes, as: UTF8.self))
        }
        return files
    }

    private func declaration(_ place: (file: String, line: Int)) -> Declaration? {
        guard let file = files[place.file] else { return nil }
        let tokens = file.tokens
        let names = tokens.indices.dropFirst().filter {
            ["struct", "class", "enum", "actor"].contains(tokens[$0 - 1].text) && file.line(of: $0) == place.line
        }
        guard let name = names.first, let open = tokens[name...].firstIndex(where: { $0.text == "{" }),
            let close = tokens.closing(of: open)
        else { return nil }
        let isView = tokens[open..<close].indices.contains {
            tokens[$0].text == "body" && tokens[$0 - 1].text == "var"
        }
        return Declaration(file: place.file, tokens: name..<close + 1, isView: isView)
    }

    private func find(_ view: String, in user: String?) -> ViewTreeEntry.Place? {
        var found: [ViewTreeEntry.Place] = []
        if let user {
            guard let declaration = declarations[user], let file = files[declaration.file] else { return nil }
            found = uses(of: view, in: declaration.tokens, of: file, declaration.file)
        } else {
            for (path, file) in files {
                let inside = declarations.values.filter { $0.file == path && $0.isView }.map(\.tokens)
                found += uses(of: view, in: file.tokens.indices, of: file, path) { token in
                    !inside.contains { $0.contains(token) }
                }
            }
        }
        return found.count == 1 ? found[0] : nil
    }

    private func uses(
        of view: String, in range: Range<Int>, of file: SourceFile, _ path: String,
        where isMeant: (Int) -> Bool = { _ in true }
    ) -> [ViewTreeEntry.Place] {
        let tokens = file.tokens
        return range.filter { index in
            tokens[index].text == view && tokens[index].kind == .word && index + 1 < tokens.count
                && ["(", "{"].contains(tokens[index + 1].text) && isMeant(index)
                && !(index > 0 && ["struct", "class", "extension", ".", "func"].contains(tokens[index - 1].text))
        }.map { ViewTreeEntry.Place(file: path, line: file.line(of: $0)) }
    }
}

extension [Int] {
    /// The index of the first element that satisfies the predicate. All elements after it must satisfy it, too.
    fileprivate func partitioningIndex(where isTrue: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isTrue(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
