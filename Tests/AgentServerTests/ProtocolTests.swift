// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AgentServer

struct ProtocolTests {
    @Test(arguments: [
        ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"), ("2024-11-05", "2024-11-05"),
        ("2099-01-01", "2025-06-18"), ("nonsense", "2025-06-18"),
    ]) func agreesOnAVersion(asked: String, spoken: String) throws {
        let stage = try Stage(version: nil)
        let answer = try stage.ask("initialize", ["protocolVersion": .string(asked)])
        #expect(answer["result"]?["protocolVersion"]?.string == spoken)
        #expect(answer["result"]?["capabilities"]?["tools"] != nil)
        #expect(answer["result"]?["serverInfo"]?["name"] == "zoetrope")
    }

    @Test func wantsToBeInitialized() throws {
        let stage = try Stage(version: nil)
        #expect(try stage.ask("tools/list").errorCode == -32600)
        #expect(try stage.call("check", ["code": "1"]).errorCode == -32600)
        #expect(try stage.ask("ping")["result"] == [:])
        #expect(try stage.ask("initialize", [:]).errorCode == -32602)
    }

    @Test func answersPingsAndUnknownMethods() throws {
        let stage = try Stage()
        #expect(try stage.ask("ping")["result"] == [:])
        #expect(try stage.ask("resources/list").errorCode == -32601)
        #expect(try stage.send(#"{"jsonrpc":"2.0","id":"a b","method":"ping"}"#).first?["id"] == "a b")
    }

    @Test func notificationsHaveNoAnswers() throws {
        let stage = try Stage()
        for method in ["notifications/initialized", "notifications/cancelled", "notifications/nonsense", "ping"] {
            #expect(try stage.send(#"{"jsonrpc":"2.0","method":"\#(method)"}"#).isEmpty)
        }
        #expect(try stage.send(#"{"jsonrpc":"2.0","id":1,"result":{}}"#).isEmpty)
        #expect(try stage.send("").isEmpty && stage.send("  \r").isEmpty)
    }

    @Test(arguments: [
        ("{", -32700), ("nonsense", -32700), (#"{"jsonrpc":"2.0","id":1,"method":"ping"} x"#, -32700), ("7", -32600),
        (#""ping""#, -32600), ("null", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
        (#"{"id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":3}"#, -32600),
        (String(repeating: "[", count: 100_000), -32700),
    ]) func refusesWhatIsNoMessage(line: String, code: Int) throws {
        let stage = try Stage()
        let answers = try stage.send(line)
        #expect(answers.map(\.errorCode) == [code])
        // It goes on.
        #expect(try stage.ask("ping")["result"] == [:])
    }

    @Test func batchesAreOfOlderVersions() throws {
        let batch =
            #"[{"jsonrpc":"2.0","id":7,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/initialized"},3,"#
            + #"{"jsonrpc":"2.0","id":8,"method":"tools/call","params":{"name":"check","arguments":{"code":"1"}}}]"#
        let old = try Stage(version: "2025-03-26").send(batch)
        #expect(old.count == 1)
        #expect(Set((old.first?.array ?? []).compactMap { $0["id"] }) == [7, 8, .null])
        #expect(try Stage().send(batch).map(\.errorCode) == [-32600])
        #expect(try Stage(version: "2024-11-05").send("[]").map(\.errorCode) == [-32600])
        let silent = #"[{"jsonrpc":"2.0","method":"notifications/initialized"}]"#
        #expect(try Stage(version: "2024-11-05").send(silent).isEmpty)
    }

    @Test func toolsHaveSchemasByVersion() throws {
        let now = try Stage().ask("tools/list")["result"]?["tools"]?.array ?? []
        #expect(
            now.compactMap { $0["name"]?.string } == [
                "check", "render_view", "interact", "animation", "compare", "api",
            ])
        for tool in now {
            #expect(tool["inputSchema"]?["type"] == "object" && tool["description"]?.string != nil)
            #expect(tool["annotations"]?["readOnlyHint"]?.bool == (tool["name"] != "animation"))
            #expect(tool["title"] != nil)
        }
        let old = try Stage(version: "2024-11-05").ask("tools/list")["result"]?["tools"]?.array ?? []
        #expect(old.count == now.count)
        #expect(old.allSatisfy { $0["annotations"] == nil && $0["outputSchema"] == nil && $0["title"] == nil })
    }

    @Test func refusesWrongArguments() throws {
        let stage = try Stage()
        for (tool, arguments) in [
            ("nothing", [:]), ("render_view", [:]), ("render_view", ["code": 3]), ("render_view", ["code": ""]),
            ("render_view", ["code": "a", "path": "b"]), ("render_view", ["code": "a", "colour": "red"]),
            ("render_view", ["code": "a", "time": -1]), ("render_view", ["code": "a", "times": []]),
            ("render_view", ["code": "a", "time": 1, "times": [1]]), ("render_view", ["code": "a", "os": "ios3"]),
            ("render_view", ["code": "a", "scale": 100]), ("interact", ["code": "a", "steps": [[:]]]),
            ("interact", ["code": "a", "steps": [["tap": "#1", "wait": 1]]]),
            ("interact", ["code": "a", "steps": [["tap": [1]]]]),
            ("interact", ["code": "a", "steps": [["wait": "long"]]]),
            ("interact", ["code": "a", "steps": [["drag": "#1"]]]), ("animation", ["code": "a", "from": 2, "to": 1]),
            ("compare", ["before": ["code": "a"]]), ("compare", ["before": "a", "after": "b"]), ("api", [:]),
        ] as [(String, JSONValue)] {
            #expect(try stage.call(tool, arguments).errorCode == -32602, "\(tool) \(arguments.text)")
        }
        #expect(try stage.ask("tools/call").errorCode == -32602)
        #expect(try stage.ask("tools/call", ["name": "check", "arguments": 3]).errorCode == -32602)
        #expect(
            try stage.ask("tools/call", ["name": "check", "arguments": ["code": "1", "target": .null]])["result"] != nil
        )
    }

    @Test func cancelledCallsAreEndedAndNotAnswered() throws {
        let stage = try Stage(StandIn(delay: 60))
        let request =
            #"{"jsonrpc":"2.0","id":"slow","method":"tools/call","params":{"name":"check","arguments":{"code":"1"}}}"#
        stage.server.receive(Data(request.utf8))
        // The same number again is an error; another request is answered meanwhile.
        stage.server.receive(Data(request.utf8))
        stage.server.receive(Data(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#.utf8))
        let start = ContinuousClock.now
        let rest = try stage.send(
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"slow","reason":"test"}}"#)
        #expect(ContinuousClock.now - start < .seconds(30))
        #expect(rest.map { $0["id"] } == ["slow", 2])
        #expect(rest.first?.errorCode == -32600)
        #expect(
            try stage.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}"#).isEmpty)
    }

    @Test func readsLinesAndSkipsThoseThatAreTooLong() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let text = "one\n\n" + String(repeating: "x", count: 100_000) + "\nlast\nhalf"
        let writer = ends[1]
        let thread = Thread {
            let bytes = Array(text.utf8)
            var written = 0
            while written < bytes.count {
                written += max(write(writer, Array(bytes[written...]), bytes.count - written), 0)
            }
            close(writer)
        }
        thread.start()
        var reader = LineReader(descriptor: ends[0], limit: 1000)
        var lines: [LineReader.Line] = []
        while let line = reader.next() { lines.append(line) }
        close(ends[0])
        #expect(lines == [.bytes(Data("one".utf8)), .bytes(Data()), .tooLong, .bytes(Data("last".utf8))])
    }
}
