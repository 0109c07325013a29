// SPDX-License-Identifier: MIT

import Support
import Foundation
import ViewCompiler
import Zoetrope

/// The program compiled from an author's files, which lists previews and takes snapshots.
struct TestProgram: Sendable {
    private let host: String
    private let toolchain: Toolchain
    private let engine: EngineFolder
    /// The files that the program's views may use, besides the folders of a run; nil for all files.
    private let confinement: Confinement?
    private let environment: [String: String]
    private let order: TestOrder
    private let name: String

    init(
        _ made: FileRendering.Made, by service: CompileService, order: TestOrder, _ confinement: ConfinementOptions
    ) throws {
        (host, toolchain, engine, self.order) = (made.host, service.toolchain, service.engine, order)
        self.confinement = try ViewConfinement(of: made, by: service, assets: order.assets, run: nil)
            .confinement(confinement)
        environment = try FileRendering.environment(of: made, confinement, hasNetwork: false)
        name = ProgramName.current
        // Writing to a server that has ended must not end this process. The missing answer shows that the server has
        // ended.
        signal(SIGPIPE, SIG_IGN)
    }

    /// The result of one order: its answers, and a failure if the process ended early.
    struct Run<Answer> {
        var answers: [Answer]
        /// The reason why the process ended early; nil if it did not.
        var failure: String?
    }

    /// Runs orders one at a time, each in a new process.
    final class Line {
        private let program: TestProgram
        private let folder: String
        private let word = RunFolder()
        private var server: AuthorServer?
        /// The folders that the view code may read, and those that it may write.
        private let (reading, writing): ([String], [String])

        init(_ program: TestProgram, reading: [String] = [], writing: [String] = []) throws {
            (self.program, self.reading, self.writing) = (program, reading, writing)
            guard let folder = FileSystem.makeTemporaryFolder() else {
                throw DataError("no folder can be made below \(NSTemporaryDirectory())")
            }
            self.folder = folder
        }

        deinit {
            server = nil
            if program.confinement != nil { FileRendering.makeMissedEntries(word, program.engine) }
            word?.remove()
            TemporaryFolders.remove(folder)
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
            switch running.ask([question, answers.path, said].joined(separator: "\t")) {
            case .line(let ending):
                return Run(
                    answers: answers.values(answer),
                    failure: failure(ending, said, isFinished: answers.isFinished))
            case .ended: return lost("its process has ended", answers)
            case .timedOut(let seconds):
                return lost(
                    "no new frame for \(LimitError.text(seconds)) s: its views may loop forever; raise --time-limit",
                    answers)
            case .tooManyProcesses(let limit):
                return lost("the view code started more than \(limit) processes", answers)
            case .tooMuchMemory(let limit):
                return lost("the view code used more than \(limit) bytes of memory: raise --memory-limit", answers)
            }
        }

        /// The outcome if the server has ended. Discards the server, so that the next order starts a new one.
        private func lost<Answer: Decodable>(_ reason: String, _ answers: TestAnswerFile) -> Run<Answer> {
            server = nil
            return Run(answers: answers.values(Answer.self), failure: reason)
        }

        private func start() throws -> AuthorServer {
            var environment = program.environment
            FileRendering.add(
                word, to: &environment, program.toolchain, isUnconfined: program.confinement == nil)
            var supervision = Supervision()
            supervision.memory = program.order.memoryLimit
            supervision.seconds = program.order.timeLimit
            supervision.fileSize = TestProgram.largestFile
            supervision.confinement = program.confinement
            supervision.confinement?.reading += reading
            supervision.confinement?.writing += [folder] + writing + [word?.path].compactMap(\.self)
            return try AuthorServer(
                program.host, as: program.name, [TestWorkerCommand.name], environment: environment,
                errors: folder + "/errors", supervision: supervision)
        }

        private func failure(_ ending: String, _ said: String, isFinished: Bool) -> String? {
            if ending == "exit 0" {
                return isFinished ? nil : "the view code ended its process; remove the call of exit or _exit"
            }
            let text = TestProgram.start(of: said)
            let number = Int32(ending.split(separator: " ").last ?? "") ?? 0
            return ending.hasPrefix("exit")
                ? TestProgram.lastWords(text, of: program.order.path)
                    ?? (isFinished
                        ? "its process ended with status \(number)"
                        : "the view code ended its process with status \(number)")
                : TestProgram.words(of: number, word, text)
        }
    }

    private static let outputByteLimit = 1 << 16
    /// The size limit of each file that a process writes, in bytes. It also limits what view code prints, which
    /// goes into a file.
    fileprivate static let largestFile = 256 << 20

    fileprivate static func start(of path: String) -> String {
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: outputByteLimit)
        let count = read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }

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
            // Drops the addresses of types from the runtime's message, because they differ from run to run.
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
