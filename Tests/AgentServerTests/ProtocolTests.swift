// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import AgentServer

struct ProtocolTests {
    @Test(arguments: [
        ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
        ("2024-11-05", "2024-11-05"), ("2026-07-28", "2025-11-25"), ("2099-01-01", "2025-11-25"),
        ("nonsense", "2025-11-25"),
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
        // The server still answers.
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
                "check", "render_view", "lint", "sweep", "interact", "animation", "compare", "api",
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

    /// The list of tools is part of every conversation with a model: 12 kB are about 3,000 tokens.
    @Test func theListOfToolsIsShort() throws {
        let list = try Stage().ask("tools/list")["result"] ?? .null
        let count = try list.bytes().count
        #expect(count <= 12_000, "\(count) bytes")
        let tools = list["tools"]?.array ?? []
        for tool in tools {
            let schema = tool["inputSchema"]
            let takesMore = ["lint", "sweep", "interact", "animation", "compare"].contains(tool["name"]?.string ?? "")
            #expect((schema?["additionalProperties"] == nil) == takesMore)
            #expect((tool["description"]?.string?.contains("the other arguments of render_view") == true) == takesMore)
        }
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

    @Test func wrongArgumentsAreForTheModelSince2025() throws {
        let stage = try Stage(version: "2025-11-25")
        for arguments in [[:], ["code": "a", "from": 2, "to": 1], ["code": "a", "colour": "red"]] as [JSONValue] {
            let answer = try stage.call("animation", arguments)
            #expect(answer.isError && answer.errorCode == nil && !answer.words.isEmpty, "\(answer.text)")
        }
        // An unknown or missing tool name is a protocol error in every version.
        #expect(try stage.call("nothing").errorCode == -32602)
        #expect(try stage.ask("tools/call").errorCode == -32602)
    }

    private static let stateless: JSONValue = ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]

    @Test func requestsMayStateTheirVersion() throws {
        let stage = try Stage(version: nil)
        let found = try stage.ask("server/discover", ["_meta": Self.stateless])["result"]
        #expect(found?["supportedVersions"]?.array?.first == "2026-07-28")
        #expect(found?["supportedVersions"]?.array?.count == 5)
        #expect(found?["capabilities"]?["tools"] != nil && found?["instructions"]?.string != nil)
        let list = try stage.ask("tools/list", ["_meta": Self.stateless])["result"]
        #expect(list?["tools"]?.array?.count == 8)
        for result in [found, list] {
            #expect(result?["resultType"] == "complete" && result?["cacheScope"] == "public")
            #expect(result?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "zoetrope")
        }
        let call = try stage.ask(
            "tools/call", ["name": "check", "arguments": ["code": "1"], "_meta": Self.stateless])
        #expect(call["result"]?["resultType"] == "complete" && !call.isError)
        let wrong = try stage.ask("tools/call", ["name": "check", "arguments": [:], "_meta": Self.stateless])
        #expect(wrong.isError && wrong["result"]?["resultType"] == "complete")
        // A request that does not name a protocol version in `_meta` is refused before `initialize`.
        #expect(try stage.ask("tools/list").errorCode == -32600)
    }

    @Test func versionsThatAreNotSpokenAreNamed() throws {
        let answer = try Stage(version: nil).ask(
            "tools/list", ["_meta": ["io.modelcontextprotocol/protocolVersion": "2099-01-01"]])
        #expect(answer.errorCode == -32022)
        #expect(answer["error"]?["data"]?["requested"] == "2099-01-01")
        #expect(answer["error"]?["data"]?["supported"]?.array?.contains("2025-11-25") == true)
    }

    @Test func tellsHowACallGetsOn() throws {
        let stage = try Stage(StandIn(delay: 0.3))
        func messages(_ token: JSONValue) throws -> [JSONValue] {
            try stage.send(
                JSONValue.object([
                    "jsonrpc": "2.0", "id": 5, "method": "tools/call",
                    "params": [
                        "name": "render_view", "arguments": ["code": "a"], "_meta": ["progressToken": token],
                    ],
                ]).text)
        }
        let all = try messages("mine")
        #expect(all.last?["id"] == 5, "nothing is told after the answer")
        let told = all.dropLast().compactMap { $0["params"] }
        #expect(told.count == 4 && told.allSatisfy { $0["progressToken"] == "mine" })
        #expect(told.compactMap { $0["message"]?.string }.last == "the tree of views")
        let values = told.compactMap { $0["progress"]?.number }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 }, "\(values)")
        #expect(try messages(7).count == 5)
        #expect(try messages(.null).count == 1 && messages([1]).count == 1)
    }

    @Test func foldersOfTheClientLimitTheRoots() throws {
        let stage = try Stage(version: nil)
        for name in ["in", "out"] {
            let folder = stage.folder.path + "/" + name
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data("1".utf8).write(to: URL(filePath: folder + "/View.swift"))
        }
        _ = try stage.ask(
            "initialize",
            ["protocolVersion": "2025-11-25", "capabilities": ["roots": ["listChanged": true]], "clientInfo": [:]])
        func answer(_ request: JSONValue?, _ paths: [String]) throws {
            let roots = paths.map { JSONValue.object(["uri": .string("file://" + $0)]) }
            let text = JSONValue.object(
                ["jsonrpc": "2.0", "id": request?["id"] ?? .null, "result": ["roots": .array(roots)]]
            ).text
            #expect(try stage.send(text).isEmpty)
        }
        func isRead(_ name: String) throws -> Bool {
            try !stage.call("check", ["path": .string("\(stage.folder.path)/\(name)/View.swift")]).isError
        }
        let asked = try stage.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#).first
        #expect(asked?["method"] == "roots/list")
        try answer(asked, [stage.folder.path + "/in", "/etc"])
        #expect(try isRead("in") && !isRead("out"))
        #expect(try stage.call("check", ["path": "/etc/passwd"]).isError)
        let again = try stage.send(#"{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}"#).first
        #expect(again?["id"] != asked?["id"])
        try answer(again, [stage.folder.path])
        #expect(try isRead("in") && isRead("out"))
        // A second answer to the same request is ignored.
        try answer(again, [])
        #expect(try isRead("in"))
    }

    @Test func aClientWithoutFoldersIsNotAskedForThem() throws {
        #expect(try Stage().send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#).isEmpty)
    }

    @Test func cancelledCallsAreEndedAndNotAnswered() throws {
        let stage = try Stage(StandIn(delay: 60))
        let request =
            #"{"jsonrpc":"2.0","id":"slow","method":"tools/call","params":{"name":"check","arguments":{"code":"1"}}}"#
        stage.server.receive(Data(request.utf8))
        // A duplicate id is an error. A request with another id is answered while the first one is in progress.
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
