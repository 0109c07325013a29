// SPDX-License-Identifier: MIT

import Files
import Foundation
import Workshop
import Zoetrope

/// The program that was made of an author's files, run anew for each thing that it is asked.
struct TestProgram: Sendable {
    private let program: String
    private let compiler: String
    private let environment: [String: String]
    private let order: TestOrder
    private let name: String

    init(_ made: FileRendering.Made, compiler: String, order: TestOrder, console: Console) throws {
        (program, self.compiler, self.order) = (made.program, compiler, order)
        environment = try FileRendering.environment(folder: made.folder)
        name = ProgramName.current
    }

    /// What came of a run.
    struct Run<Answer: Sendable>: Sendable {
        var answers: [Answer]
        /// Why it has ended before its time; nil where it has not.
        var failure: String?
    }

    /// - Parameter slot: runs at the same time have different ones.
    func run<Answer: Decodable & Sendable>(
        _ task: TestOrder.Task, as answer: Answer.Type
    ) throws -> Run<Answer> {
        guard let folder = FileSystem.makeTemporaryFolder() else {
            throw DataError("no folder can be made below \(NSTemporaryDirectory())")
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var order = order
        order.task = task
        let (question, answers) = (folder + "/order", TestAnswerFile(path: folder + "/answer"))
        try JSONEncoder().encode(order).write(to: URL(filePath: question))
        let word = CrashFolder()
        defer { word?.remove() }
        var environment = environment
        environment[TestOrder.variable] = question
        environment[TestOrder.answerVariable] = answers.path
        environment["SWIFT_BACKTRACE"] = word?.backtracing(by: compiler) ?? "enable=no"
        environment[FaultNote.variable] = word?.note
        var said: [UInt8] = []
        let ending = try AuthorProcess.run(program, as: name, ["test-worker"], environment: environment) {
            // A program that never stops speaking is heard at its end alone.
            said = Array((said + $0).suffix(Self.mostSaid))
        }
        let text = String(decoding: said, as: UTF8.self)
        let failure: String? =
            switch ending {
            case .exit(0): nil
            case .exit(let status): Self.lastWords(text) ?? "its process ended with status \(status)"
            case .signal(let number): Self.words(of: number, word, text)
            }
        return Run(answers: answers.values(answer), failure: failure)
    }

    private static let mostSaid = 1 << 16

    /// A line of ours, without the name of the program and of what it was about.
    private static func lastWords(_ said: String) -> String? {
        guard let line = said.split(separator: "\n").last(where: { $0.contains(": ") }) else { return nil }
        return String(line).replacing(#/^[^ :]+: /#, with: "")
    }

    /// Of a trap: what the runtime says of it, or what such signals mean, and where it was.
    private static func words(of signal: Int32, _ word: CrashFolder?, _ said: String) -> String {
        let line = said.split(separator: "\n").first { $0.contains("Fatal error: ") || $0.contains("Precondition failed") }
        let reason = line.map { String($0.replacing(#/^[^ ]+: (Fatal error|Precondition failed)/#) { "\($0.1)" }) }
        let report = word?.report
        // Where a macro's code has been is no place that anybody can open.
        let place = report?.place.flatMap { $0.contains("swift-generated-sources") ? nil : FileRendering.relative($0) }
        return ([reason ?? "ended by \(FileRendering.cause(of: signal))"]
            + [place.map { "at \($0)" }, place == nil ? nil : report?.function.map { "in \($0)" }, word?.noteText]
            .compactMap(\.self)).joined(separator: ", ")
    }
}
