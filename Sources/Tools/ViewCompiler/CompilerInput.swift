// SPDX-License-Identifier: MIT

import Foundation
import Support

/// A source file for the compiler.
struct CompilerInput {
    /// The author's path, or the name of a generated file. Unlike `path`, it stays the same in each run.
    var name: String
    /// The path that the compiler gets.
    var path: String
    /// The text that the compiler reads.
    var text: String
    /// Whether the compiler reads a copy. The author may change the other files while the compiler runs.
    var isCopy: Bool

    /// Writes a generated file into a folder.
    init(writing text: String, as name: String, in folder: String) throws {
        self.init(name: name, path: "\(folder)/\(name)", text: text, isCopy: true)
        try FileSystem.write(text, to: path)
    }

    init(name: String, path: String, text: String, isCopy: Bool) {
        (self.name, self.path, self.text, self.isCopy) = (name, path, text, isCopy)
    }

    /// Whether the compiler has certainly read `text`, because the file still has it.
    var isUnchanged: Bool {
        isCopy || FileSystem.data(of: path, limit: text.utf8.count) == Data(text.utf8)
    }
}
