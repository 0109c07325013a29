// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import LivePreview

/// The process that is started before its views are compiled, with a stand-in for the process of the views.
@Suite(.serialized) struct PreparedProcessTests {
    /// A Python program that creates a file named after its number, and answers each line with that number and the line.
    private static let answer = """
        import json,os,struct,sys
        open(sys.argv[1]+'/'+str(os.getpid()),'w').close()
        orders=os.fdopen(3,'rb'); out=os.fdopen(4,'wb')
        for line in orders:
            said=json.dumps({'kind':'answer','process':os.getpid(),'line':line.decode().strip()}).encode()
            out.write(struct.pack('<IB',len(said)+1,1)+said); out.flush()
        """

    /// Files whose versions are numbers.
    private final class Files: Sendable {
        let version = Mutex(1)
        let memory = Mutex(0)
        /// Whether a new version is shown before it is made.
        let adjusts = Mutex(false)
        let preparations = Mutex(0)
    }

    private func made(_ files: Files, in folder: String, views: String) -> ViewProgram.Made {
        .init(
            path: "/usr/bin/python3", views: views, arguments: ["python3", "-c", Self.answer, folder],
            environment: [:], memory: files.memory.withLock { $0 })
    }

    /// Runs a hub with one page, until `body` ends. `body` gets the processes started so far, and the answer to the name
    /// of the first views that contains a text.
    private func preview(
        _ files: Files, in folder: String,
        _ body: (_ started: () -> Set<String>, _ answer: (String) async throws -> String) async throws -> Void
    ) async throws {
        let program = {
            var program = ViewProgram(
                name: "My.swift",
                make: { .made(made(files, in: folder, views: "/views-\(files.version.withLock { $0 })")) },
                stamp: { String(files.version.withLock { $0 }) }, render: { _, _, _ in nil }, explain: { _, _ in "" })
            program.pause = { try? await Task.sleep(for: .milliseconds(10)) }
            program.prepare = { made(files, in: folder, views: "/later") }
            program.makeAdjustable = { files.preparations.withLock { $0 += 1 } }
            program.adjusted = {
                let number = files.version.withLock { $0 }
                guard files.adjusts.withLock({ $0 }), number > 1 else { return nil }
                return made(files, in: folder, views: "/adjusted-\(number)")
            }
            return program
        }()
        let hub = PreviewHub(program, preparationDelay: 0.01, adjustmentDelay: 0.01)
        let watch = Task { await hub.watch() }
        defer { watch.cancel() }
        // The lines that the processes got, with the number of the process.
        let told = Mutex<[(line: String, process: String)]>([])
        let page = await hub.connect { message in
            guard case .text(let data) = message,
                let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
                let line = object["line"] as? String, let process = object["process"] as? Int
            else { return }
            told.withLock { $0.append((line, String(process))) }
        }
        try await body(
            { Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []) },
            { text in
                var found: String?
                try await Self.wait {
                    found = told.withLock { $0.last { $0.line.contains(text) }?.process }
                    return found != nil
                }
                return found ?? ""
            })
        await hub.disconnect(page)
    }

    private static func wait(until isMet: () -> Bool) async throws {
        for _ in 0..<1000 where !isMet() { try await Task.sleep(for: .milliseconds(10)) }
        #expect(isMet())
    }

    @Test func theNextViewsAreShownByTheProcessThatWaits() async throws {
        let (files, folder) = (Files(), try TemporaryFolder())
        try await preview(files, in: folder.path) { started, answer in
            let first = try await answer("/views-1")
            try await Self.wait { started().count == 2 }
            files.version.withLock { $0 = 2 }
            let second = try await answer("/views-2")
            #expect(started().contains(second) && second != first)
            // The third process waits now.
            try await Self.wait { started().count == 3 }
        }
    }

    @Test func adjustedLiteralsAreShownBeforeTheCompiledViews() async throws {
        let (files, folder) = (Files(), try TemporaryFolder())
        files.adjusts.withLock { $0 = true }
        try await preview(files, in: folder.path) { _, answer in
            _ = try await answer("/views-1")
            // The next edit is prepared when the views are shown.
            try await Self.wait { files.preparations.withLock { $0 } > 0 }
            files.version.withLock { $0 = 2 }
            let adjusted = try await answer("/adjusted-2")
            let compiled = try await answer("/views-2")
            #expect(adjusted != compiled)
        }
    }

    @Test func aProcessWithOtherBoundsIsReplaced() async throws {
        let (files, folder) = (Files(), try TemporaryFolder())
        try await preview(files, in: folder.path) { started, answer in
            _ = try await answer("/views-1")
            try await Self.wait { started().count == 2 }
            let before = started()
            files.memory.withLock { $0 = 1 << 30 }
            files.version.withLock { $0 = 2 }
            let second = try await answer("/views-2")
            #expect(!before.contains(second))
        }
    }
}
