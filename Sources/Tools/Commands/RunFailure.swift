// SPDX-License-Identifier: MIT

/// The error that ended a run after some of its files had been written completely.
struct RunFailure: Error, CustomStringConvertible {
    var cause: any Error
    var wholeFileCount: Int

    var description: String { "\(cause); \(WholeFiles.text(wholeFileCount))" }
}

/// Describes the complete files of a run that has failed: "2 complete files are kept".
enum WholeFiles {
    static func text(_ count: Int) -> String {
        switch count {
        case 0: "nothing written"
        case 1: "1 complete file is kept"
        default: "\(count) complete files are kept"
        }
    }
}
