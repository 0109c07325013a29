// SPDX-License-Identifier: MIT

import Files
import Foundation
import Workshop
import Zoetrope

/// The program that was made of an author's files.
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
        // One that has ended is told by what it does not answer.
        signal(SIGPIPE, SIG_IGN)
    }

    /// What came of an order.
    struct Run<Answer> {
        var answers: [Answer]
        /// Why it has ended before its time; nil where it has not.
        var failure: String?
    }

    /// Carries out orders one after the other, for one thread: each in a process of its own.
    final class Line {
        private let program: TestProgram
        private let folder: String
        private let word = RunFolder()
        private var server: AuthorServer?

        init(_ program: TestProgram) throws {
            self.program = program
            guard let folder = FileSystem.makeTemporaryFolder() else {
                throw DataError("no folder can be made below \(NSTemporaryDirectory())")
            }
            self.folder = folder
        }

        deinit {
            server = nil
            word?.remove()
            try? FileManager.default.removeItem(atPath: folder)
        }

        func run<Answer: Decodable>(_ task: TestOrder.Task, as answer: Answer.Type) throws -> Run<Answer> {
            var order = program.order
            order.task = task
            let (question, said) = (folder + "/order", folder + "/said")
            let answers = TestAnswerFile(path: folder + "/answer")
            try JSONEncoder().encode(order).write(to: URL(filePath: question))
            unlink(answers.path)
            unlink(said)
            word?.clear()
            let running = try server ?? start()
            server = running
            guard let ending = running.ask([question, answers.path, said].joined(separator: "\t")) else {
                server = nil
                return Run(answers: answers.values(answer), failure: "its process has ended")
            }
            return Run(answers: answers.values(answer), failure: failure(ending, said))
        }

        private func start() throws -> AuthorServer {
            var environment = program.environment
            environment["SWIFT_BACKTRACE"] = word?.backtracing(by: program.compiler) ?? "enable=no"
            environment[FaultNote.variable] = word?.note
            environment[RunFolder.homeVariable] = word?.home
            return try AuthorServer(
                program.program, as: program.name, [TestWorkerCommand.name], environment: environment,
                errors: folder + "/errors")
        }

        private func failure(_ ending: String, _ said: String) -> String? {
            if ending == "exit 0" { return nil }
            let bytes = (FileManager.default.contents(atPath: said) ?? Data()).prefix(TestProgram.mostSaid)
            let text = String(decoding: bytes, as: UTF8.self)
            let number = Int32(ending.split(separator: " ").last ?? "") ?? 0
            return ending.hasPrefix("exit")
                ? TestProgram.lastWords(text, of: program.order.path) ?? "its process ended with status \(number)"
                : TestProgram.words(of: number, word, text)
        }
    }

    fileprivate static let mostSaid = 1 << 16

    /// A line of ours, without the name of the program and of what it was about.
    fileprivate static func lastWords(_ said: String, of path: String) -> String? {
        guard let line = said.split(separator: "\n").last(where: { $0.contains(": ") }) else { return nil }
        let words = String(line).replacing(#/^[^ :]+: /#, with: "")
        return words.hasPrefix(path + ": ") ? String(words.dropFirst(path.count + 2)) : words
    }

    /// How the runtime's words for `as!` begin.
    private static let failedCast = "Could not cast value of type"

    /// Of a trap: what the runtime says of it, or what such signals mean, and where it was.
    fileprivate static func words(of signal: Int32, _ word: RunFolder?, _ said: String) -> String {
        let line = said.split(separator: "\n").first {
            $0.contains("Fatal error: ") || $0.contains("Precondition failed") || $0.hasPrefix(Self.failedCast)
        }
        let reason = line.map { line in
            // The runtime names the types of a cast with addresses, which differ from run to run.
            line.hasPrefix(Self.failedCast)
                ? String(line.replacing(#/ \(0x[0-9a-f]+\)\.?/#, with: ""))
                : String(line.replacing(#/^[^ ]+: (Fatal error|Precondition failed)/#) { "\($0.1)" })
        }
        let report = word?.report
        // Where a macro's code has been is no place that anybody can open.
        let place = report?.place.flatMap { $0.contains("swift-generated-sources") ? nil : FileRendering.relative($0) }
        return
            ([reason ?? "ended by \(FileRendering.cause(of: signal))"]
            + [place.map { "at \($0)" }, place == nil ? nil : report?.function.map { "in \($0)" }, word?.noteText]
            .compactMap(\.self)).joined(separator: ", ")
    }
}
