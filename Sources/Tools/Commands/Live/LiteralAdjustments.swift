// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import ViewCompiler

/// Shows edits of literals before the edited file is compiled.
///
/// After a file was edited and shown, it is compiled again as an `AdjustableSource`. If the next edit changes only values
/// of literals in this file, the views of that program are shown with the new values.
final class LiteralAdjustments: Sendable {
    private struct Adjustable {
        /// The texts of all files, by path. The program was compiled from them.
        var texts: [String: String]
        /// The path of the file whose literals can be adjusted.
        var file: String
        var source: AdjustableSource
        /// The path of the program.
        var views: String
    }
    private struct State {
        /// The files of the last version that was shown, by path.
        var texts: [String: String] = [:]
        /// The file that was edited last, or the only one.
        var edited: String?
        var adjustable: Adjustable?
    }
    private let state = Mutex(State())

    /// Files longer than this, in bytes, are not adjusted.
    private static let longest = 1 << 18

    /// Takes note of a version that is shown.
    ///
    /// - Parameter files: The absolute paths of its files.
    func take(_ files: [String]) {
        let texts = Self.texts(of: files)
        state.withLock { state in
            let changed = texts.filter { state.texts[$0.key] != $0.value }.keys
            if changed.count == 1 {
                state.edited = changed.first
            } else if let edited = state.edited, texts[edited] == nil {
                state.edited = nil
            }
            state.texts = texts
        }
    }

    /// Compiles the file that was edited last, so that its literals can be adjusted. Does nothing if the file has no
    /// literals, or if the compiler rejects calls in their place.
    ///
    /// - Parameter compile: Compiles the files; returns the path of the program.
    func prepare(_ compile: () throws -> String) {
        let (texts, edited, known) = state.withLock { ($0.texts, $0.edited, $0.adjustable) }
        guard let edited, let text = texts[edited], text.utf8.count <= Self.longest else { return }
        let source = AdjustableSource(text)
        if let known, known.file == edited, known.source.adjustments(to: source) != nil,
            Self.areEqual(known.texts, texts, except: edited)
        {
            return
        }
        guard !source.literals.isEmpty,
            let views = try? CompileService.$unsaved.withValue([edited: source.text], operation: compile)
        else { return }
        let new = Adjustable(texts: texts, file: edited, source: source, views: views)
        state.withLock { $0.adjustable = new }
    }

    /// A program that shows the current files, and the values of its literals; nil if there is none.
    ///
    /// - Parameter files: The absolute paths of the current files.
    func adjusted(_ files: [String]) -> (views: String, values: String)? {
        guard let known = state.withLock(\.adjustable) else { return nil }
        // The other files are read only if this one allows an adjustment.
        guard let text = Self.texts(of: [known.file])[known.file],
            let values = known.source.adjustments(to: AdjustableSource(text)),
            Self.areEqual(known.texts, Self.texts(of: files), except: known.file)
        else { return nil }
        return (known.views, values)
    }

    private static func areEqual(_ one: [String: String], _ other: [String: String], except file: String) -> Bool {
        var (one, other) = (one, other)
        one[file] = nil
        other[file] = nil
        return one == other
    }

    /// The texts of the Swift files among `files`, by path.
    private static func texts(of files: [String]) -> [String: String] {
        files.reduce(into: [:]) { texts, file in
            guard file.hasSuffix(".swift") else { return }
            texts[file] = try? String(contentsOfFile: file, encoding: .utf8)
        }
    }
}
