// SPDX-License-Identifier: MIT

import Foundation
import PreviewSupport
import Support
import SwiftUICore
import Zoetrope

/// `render test-worker`: the process behind `render test`. The server (`TestServer`) forks one for each order. The
/// order and the answers are two files (`TestOrder`).
struct TestWorkerCommand {
    static let name = "test-worker"

    @MainActor func run(in tool: CommandLineTool) async throws {
        let environment = ProcessInfo.processInfo.environment
        guard let sources = tool.previewSources, let path = environment[TestOrder.variable],
            let answerPath = environment[TestOrder.answerVariable]
        else { throw UsageError("'\(ProgramName.current) test-worker' is started by '\(ProgramName.current) test'") }
        let order = try JSONDecoder().decode(TestOrder.self, from: Data(contentsOf: URL(filePath: path)))
        let answer = TestAnswerFile(path: answerPath)
        Watchdog.start(seconds: order.timeLimit, byteCount: order.memoryLimit, name: order.path, tool.console)
        TrapRecord.prepare()
        defer { answer.finish() }
        switch order.task {
        case .list(let first): try await list(sources(), from: first, order, answer)
        case .take(let taking):
            let taken: SnapshotOutcome
            do {
                taken = try await SnapshotTaker(order: order, taking: taking).take(sources())
            } catch {
                taken = SnapshotOutcome(outcome: .failed, summary: "\(error)")
            }
            try answer.add(taken)
        case .exhibit(let wanted):
            let made: GalleryOutcome
            do {
                made = try await GalleryTaker(order: order, wanted: wanted, places: tool.places).take(sources())
            } catch {
                made = GalleryOutcome(error: "\(error)")
            }
            try answer.add(made)
        }
    }

    /// Reports each source before its previews are created, and again with the previews or the error.
    @MainActor private func list(
        _ sources: [PreviewSource], from first: Int, _ order: TestOrder, _ answer: TestAnswerFile
    ) async throws {
        let canvas = try SnapshotTaker.canvas(order, .usual)
        for source in sources.dropFirst(first) {
            Watchdog.sign()
            var listed = ListedSource(file: source.file, line: source.line, title: source.title)
            try answer.add(listed)
            if let name = source.name() {
                listed.title = name
                try answer.add(listed)
            }
            do {
                listed.previews = try await source.make(canvas).map {
                    ListedSource.Listed(name: $0.name, disabled: $0.wishes.disabled)
                }
            } catch {
                listed.error = "\(error)"
            }
            try answer.add(listed)
        }
    }
}

/// A file of answers, one line of JSON each. Each answer is flushed, so that it survives the end of the process.
struct TestAnswerFile {
    let path: String

    func add(_ value: some Encodable) throws {
        let bytes = [UInt8](try JSONEncoder().encode(value)) + [UInt8(ascii: "\n")]
        let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw OutputError.cannotCreate(path: path, errno: errno) }
        defer { close(file) }
        if let errno = bytes.withUnsafeBytes({ StandardStreams.write($0, to: file) }) {
            throw OutputError.cannotWrite(path: path, errno: errno)
        }
    }

    private static let end = "end"
    /// The limit of the file, in bytes: its writer is not trusted.
    private static let longest = 64 << 20

    /// Marks the end of the answers. If this mark is missing, view code has ended the process early.
    func finish() { try? add(Self.end) }

    var isFinished: Bool { values(String.self).last == Self.end }

    func values<Value: Decodable>(_ type: Value.Type) -> [Value] {
        guard
            let bytes = try? FileSystem.bytes(of: path, limit: Self.longest, expected: "answers")
        else { return [] }
        let data = Data(bytes)
        return data.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(type, from: Data($0)) }
    }
}
