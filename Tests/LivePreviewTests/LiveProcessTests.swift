// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import LivePreview

/// The process of the views, as the built program.
@Suite(.serialized) struct LiveProcessTests {
    private typealias Object = [String: Any]

    private func run(_ scene: String, _ orders: [Object], until kinds: [String]) async throws -> [Object] {
        let (events, continuation) = AsyncStream.makeStream(of: LiveProcess.Event.self)
        let process = try LiveProcess(
            .init(
                path: BuiltProgram.render.path, arguments: ["render", "live", scene],
                environment: ProcessInfo.processInfo.environment)
        ) { continuation.yield($0) }
        defer { process.end() }
        for order in orders { process.send(try JSONSerialization.data(withJSONObject: order)) }
        var found: [Object] = []
        for await event in events {
            guard case .text(let data) = event else {
                if case .ended(let status, let said) = event {
                    Issue.record("ended with \(status): \(said)")
                    return found
                }
                continue
            }
            let message = try #require(try JSONSerialization.jsonObject(with: data) as? Object)
            if message["kind"] as? String == kinds[found.count] { found.append(message) }
            if found.count == kinds.count { break }
        }
        return found
    }

    /// `restore` with other events restarts the views, even if all settings stay the same.
    @Test func restoringBeginsWithTheGivenEvents() async throws {
        let script = #"{"events":[{"at":0.2,"tap":"Ventilation"}]}"#
        func restore(_ events: String) -> Object { ["kind": "restore", "time": 3, "events": events] }
        let empty = #"{"events":[]}"#
        let trees = try await run(
            "settings",
            [restore(empty), ["kind": "tree"], restore(script), ["kind": "tree"], restore(empty), ["kind": "tree"]],
            until: ["tree", "tree", "tree"]
        ).map { try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) }
        try #require(trees.count == 3)
        #expect(trees[0] != trees[1])
        #expect(trees[0] == trees[2])
    }

    /// Answers to `lint` and `curves` contain the `text` of the order.
    @Test func findingsAndCurvesAreAnswers() async throws {
        let order: Object = ["settings": Object(), "events": #"{"events":[]}"#, "time": 1, "text": "a"]
        let findings = try await run("gears", [order.merging(["kind": "lint"]) { $1 }], until: ["findings"])
        #expect(findings.first?["text"] as? String == "a" && findings.first?["findings"] is [Any])
        let curves = try await run("transitions", [order.merging(["kind": "curves"]) { $1 }], until: ["curves"])
        let all = try #require(curves.first?["curves"] as? [Object])
        #expect(!all.isEmpty)
        for curve in all { #expect((curve["times"] as? [Double])?.count == (curve["values"] as? [[Double]])?.count) }
    }
}
