// SPDX-License-Identifier: MIT

import Support

/// An error that prevents parts from being joined into a film. Its description is one line.
package enum FilmError: Error, Equatable, CustomStringConvertible {
    case noParts(folders: [String])
    /// Parts are missing. `unfinished` are the folders of parts that were begun but not completed.
    case missing(indices: [Int], count: Int, unfinished: [String])
    /// Two folders contain the same part.
    case twice(FilmShard, String, String)
    /// Two parts belong to different films.
    case different(folder: String, other: String, reason: String)
    /// A part was drawn differently: the frame before it does not equal the preceding part's last frame.
    case seam(folder: String, other: String)
    /// A file of a part has the wrong content.
    case damaged(path: String)

    package var description: String { FileSystem.oneLine(text) }

    private var text: String {
        switch self {
        case .noParts(let folders): return "\(folders.joined(separator: ", ")): contains no part of a film"
        case .missing(let indices, let count, let unfinished):
            let names = Self.list(indices)
            let begun = unfinished.isEmpty ? "" : "; unfinished: \(unfinished.joined(separator: ", "))"
            return
                (indices.count == 1 ? "part \(names) of \(count) is missing" : "parts \(names) of \(count) are missing")
                + begun
        case .twice(let shard, let one, let other):
            return "part \(shard.index) of \(shard.count) is given twice: \(one), \(other)"
        case .different(let folder, let other, let reason):
            return "\(folder) is of another film than \(other): \(reason)"
        case .seam(let folder, let other):
            return
                "\(folder) does not continue where \(other) ends, because the scene changed in between: render both again"
        case .damaged(let path): return "\(path) is damaged: render this part again"
        }
    }

    /// Joins numbers into text: "1, 3 to 5 and 9".
    private static func list(_ indices: [Int]) -> String {
        var runs: [ClosedRange<Int>] = []
        for index in indices.sorted() {
            if let last = runs.last, last.upperBound + 1 == index {
                runs[runs.count - 1] = last.lowerBound...index
            } else {
                runs.append(index...index)
            }
        }
        let words = runs.flatMap { run in
            run.count < 3 ? run.map(String.init) : ["\(run.lowerBound) to \(run.upperBound)"]
        }
        return words.count > 1 ? words.dropLast().joined(separator: ", ") + " and " + words.last! : words.joined()
    }
}
