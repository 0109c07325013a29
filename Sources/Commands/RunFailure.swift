// SPDX-License-Identifier: MIT

/// An error that came when some files were whole already.
struct RunFailure: Error, CustomStringConvertible {
    var cause: any Error
    var wholeFileCount: Int

    var description: String { "\(cause); \(WholeFiles.text(wholeFileCount))" }
}

/// What is left of a run that did not come to its end.
enum WholeFiles {
    static func text(_ count: Int) -> String {
        switch count {
        case 0: "nothing written"
        case 1: "1 whole file stays"
        default: "\(count) whole files stay"
        }
    }
}
