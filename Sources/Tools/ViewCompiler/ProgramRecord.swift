// SPDX-License-Identifier: MIT

/// Facts about an author's files, for the program compiled from them. They are linked into it as bytes: Swift code with
/// the same content would take longer to compile.
package struct ProgramRecord: Equatable {
    /// The modules whose previews and apps are shown.
    package var modules: [String] = []
    /// The omitted code, one line each.
    package var omissions: [String] = []
    /// The files and lines in which the author's structures are declared, by name.
    package var places: [String: (file: String, line: Int)] = [:]
    /// The names of preview providers in the order of the files.
    package var order: [String] = []

    package init(
        modules: [String], omissions: [String], places: [String: (file: String, line: Int)], order: [String]
    ) {
        (self.modules, self.omissions, self.places, self.order) = (modules, omissions, places, order)
    }

    package static func == (one: Self, other: Self) -> Bool { one.bytes == other.bytes }

    private static let end = "\u{0}"

    /// Four lists of strings, as bytes. A list consists of the number of its strings and the strings themselves. A zero
    /// byte ends each number and string; strings that contain a zero byte are omitted.
    package var bytes: [UInt8] {
        let placeWords = places.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.file, "\($0.value.line)"] }
        let lists = [modules, omissions, placeWords, order].map { list in list.filter { !$0.contains(Self.end) } }
        return Array(lists.flatMap { ["\($0.count)"] + $0 }.map { $0 + Self.end }.joined().utf8)
    }

    package init?(_ bytes: some Collection<UInt8>) {
        // Every string ends with a zero byte, so the part after the last zero byte is empty.
        var words = bytes.split(separator: 0, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }[...]
        guard words.popLast() == "" else { return nil }
        func list() -> [String]? {
            guard let count = words.popFirst().flatMap(Int.init), count >= 0, count <= words.count else { return nil }
            defer { words.removeFirst(count) }
            return Array(words.prefix(count))
        }
        guard let modules = list(), let omissions = list(), let placeWords = list(), let order = list(),
            placeWords.count.isMultiple(of: 3)
        else { return nil }
        (self.modules, self.omissions, self.order) = (modules, omissions, order)
        for start in stride(from: 0, to: placeWords.count, by: 3) {
            guard let line = Int(placeWords[start + 2]) else { return nil }
            places[placeWords[start]] = (placeWords[start + 1], line)
        }
    }
}
