// SPDX-License-Identifier: MIT

import Support
import Foundation
import ViewCompiler
import Zoetrope

/// Runs the program compiled from an author's files.
struct TestProgram: Sendable {
    private let host: String
    private let toolchain: Toolchain
    private let environment: [String: String]
    private let order: TestOrder
    private let name: String

    init(_ made: FileRendering.Made, toolchain: Toolchain, order: TestOrder, console: Console) throws {
        (host, self.toolchain, self.order) = (made.host, toolchain, order)
        environment = try FileRendering.environment(of: made)
        name = ProgramName.current
        // A process that has ended is detected by its missing answer.
        signal(SIGPIPE, SIG_IGN)
    }

    /// The outcome of an order.
    struct Run<Answer> {
        var answers: [Answer]
        /// The reason why the process ended early; nil if it did not.
        var failure: String?
    }

    /// Executes orders one after the other on one thread, each in a process of its own.
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
            environment["SWIFT_BACKTRACE"] = word?.backtracing(by: program.toolchain) ?? "enable=no"
            environment[FaultNote.variable] = word?.note
            environment[RunFolder.homeVariable] = word?.home
            return try AuthorServer(
                program.host, as: program.name, [TestWorkerCommand.name], environment: environment,
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

    /// The last line of this program's own messages, without the program's name and the path.
    fileprivate static func lastWords(_ said: String, of path: String) -> String? {
        guard let line = said.split(separator: "\n").last(where: { $0.contains(": ") }) else { return nil }
        let words = String(line).replacing(#/^[^ :]+: /#, with: "")
        return words.hasPrefix(path + ": ") ? String(words.dropFirst(path.count + 2)) : words
    }

    /// The beginning of the runtime's message about a failed `as!`.
    private static let failedCast = "Could not cast value of type"

    /// Describes a trap: the runtime's message, or the meaning of the signal, and the place.
    fileprivate static func words(of signal: Int32, _ word: RunFolder?, _ said: String) -> String {
        let line = said.split(separator: "\n").first {
            $0.contains("Fatal error: ") || $0.contains("Precondition failed") || $0.hasPrefix(Self.failedCast)
        }
        let reason = line.map { line in
            // The runtime's message has type addresses, which differ from run to run.
            line.hasPrefix(Self.failedCast)
                ? String(line.replacing(#/ \(0x[0-9a-f]+\)\.?/#, with: ""))
                : String(line.replacing(#/^[^ ]+: (Fatal error|Precondition failed)/#) { "\($0.1)" })
        }
        let report = word?.report
        // Generated code of macros has no file that can be opened.
        let place = report?.place.flatMap { $0.contains("swift-generated-sources") ? nil : FileRendering.relative($0) }
        return
            ([reason ?? "ended by \(FileRendering.cause(of: signal))"]
            + [place.map { "at \($0)" }, place == nil ? nil : report?.function.map { "in \($0)" }, word?.noteText]
            .compactMap(\.self)).joined(separator: ", ")
    }
}
