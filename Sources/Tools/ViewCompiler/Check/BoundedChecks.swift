// SPDX-License-Identifier: MIT

import Foundation
import Support

/// Type checks of groups of files, a few at a time and each within a time limit.
///
/// The compiler may search a wrong expression for hours. A group that takes too long is divided: into the files that
/// probably take the time, each alone, and the others. A file that takes too long alone gets an error, and the check
/// goes on without it.
struct BoundedChecks {
    private let paths: [String]
    private var waiting: [[Int]]
    private var running: [(run: ChildProgram, group: [Int])] = []
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant

    /// The outcome of the groups that have ended.
    private(set) var result = CompileService.ToolResult(isFine: true, said: "")
    /// The files whose check was stopped.
    private(set) var stopped: [Int] = []

    /// - Parameters:
    ///   - groups: The indices of the files to check together.
    ///   - paths: The paths of all files of the module.
    init(_ groups: [[Int]], of paths: [String]) {
        (waiting, self.paths, start) = (groups, paths, clock.now)
    }

    /// The limit of processor time for a group, in seconds. The check of a file takes up to 5 s, and mostly less than
    /// 1 s.
    static func seconds(for files: Int) -> Double { files == 1 ? 30 : 10 + Double(files) }

    /// Whether an error tells that the check of its file was stopped.
    static func isStop(_ diagnostic: Diagnostic) -> Bool { isStop(diagnostic.message) }

    /// Whether the message of an error tells that the check of its file was stopped.
    static func isStop(_ message: String) -> Bool { message.hasPrefix(reasonWords) }

    private static let reasonWords = "the compiler is unable to type-check this file in reasonable time"

    /// The number of files that are still to be checked.
    var rest: Int { (waiting + running.map(\.group)).map(\.count).reduce(0, +) }

    /// Whether the checks take so long that they should report their progress.
    var isLong: Bool { rest > 0 && clock.now - start > .seconds(5) }

    /// Starts as many checks as there are processors.
    ///
    /// - Parameter start: Starts the compiler with these files.
    /// - Returns: The oldest running check; nil if there is none.
    mutating func next(
        start: (_ inputs: [String]) throws -> ChildProgram
    ) throws -> (run: ChildProgram, group: [Int])? {
        while running.count < CompileService.processCount(for: waiting.count + running.count, atLeast: 1),
            !waiting.isEmpty
        {
            let group = waiting.removeFirst()
            let own = Set(group)
            let inputs = paths.indices.flatMap { own.contains($0) ? ["-primary-file", paths[$0]] : [paths[$0]] }
            running.append((try start(inputs), group))
        }
        return running.isEmpty ? nil : running.removeFirst()
    }

    /// Takes the outcome of a check.
    ///
    /// - Parameters:
    ///   - outcome: nil if the check was stopped.
    ///   - said: The messages of the check. If it was stopped, they are about a part of its files.
    mutating func finish(_ group: [Int], _ outcome: CompileService.ToolResult?, said: String) {
        if let outcome {
            result.add(outcome)
        } else if group.count == 1 {
            stopped.append(group[0])
            result.add(CompileService.ToolResult(isFine: false, said: whole(said) + reason(group[0], said)))
        } else {
            let suspects = suspects(in: group, said)
            let others = group.filter { !suspects.contains($0) }
            waiting += suspects.map { [$0] } + (others.isEmpty ? [] : [others])
        }
    }

    /// The file of the last message and the one after it: the compiler checks files in their order.
    private func suspects(in group: [Int], _ said: String) -> [Int] {
        let files = Dictionary(uniqueKeysWithValues: group.enumerated().map { (paths[$1], $0) })
        let lines = whole(said).split(separator: "\n").reversed()
        let last = lines.lazy.compactMap { line in files[String(line.prefix { $0 != ":" })] }.first ?? 0
        return Array(group[last..<min(last + 2, group.count)])
    }

    /// The complete lines of a text.
    private func whole(_ said: String) -> String {
        said.lastIndex(of: "\n").map { String(said[...$0]) } ?? ""
    }

    private func reason(_ file: Int, _ said: String) -> String {
        let last = Diagnostic.parse(whole(said)).last { $0.place.file == paths[file] }?.place
        return
            "\(paths[file]):\(last?.line ?? 1):\(last?.column ?? 1): error: \(Self.reasonWords); "
            + "it was stopped after \(Int(Self.seconds(for: 1))) s of processor time, and the rest of the file is not "
            + "checked\n"
    }
}
