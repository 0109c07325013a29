// SPDX-License-Identifier: MIT

import Codecs
import ImageComparison
import Zoetrope

/// The reason why a snapshot was neither compared nor recorded. Each description is one line.
package enum SnapshotError: Error, Equatable, CustomStringConvertible {
    case badRecordMode(String)
    case noTimes
    case timesMustRise(Double, after: Double)
    case unexplainedTolerance(Tolerance)
    case unnamedArguments
    case nameTaken(String, otherLine: Int)
    case takenTwice(String)
    case emptySize
    case noViews
    case modifiersNeedAnotherThread

    package var description: String {
        switch self {
        case .badRecordMode(let text):
            "\(RecordMode.environmentVariable) is '\(text)', but must be "
                + "\(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))"
        case .noTimes: "a snapshot needs at least one time"
        case .timesMustRise(let time, let before):
            "the times of a snapshot must rise from 0 on: \(LimitError.text(time)) s comes after "
                + "\(LimitError.text(before)) s"
        case .unexplainedTolerance(let tolerance):
            "the tolerance \(tolerance) permits \(tolerance.permits): say why, with because:"
        case .unnamedArguments: "the arguments of this test cannot be read: tell its snapshots apart with named:"
        case .nameTaken(let name, let line):
            "\(name) is also the name of the snapshot at line \(line): tell them apart with named:"
        case .takenTwice(let name): "\(name) was taken twice with different pictures: tell them apart with named:"
        case .emptySize: "the view wants to be 0 points wide or high: give it a fixed size"
        case .modifiersNeedAnotherThread:
            "the preview has modifiers, whose context is made by tasks: call this in a test that is not on the main actor"
        case .noViews: "the scene has no views, and so no tree"
        }
    }
}
