// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `render lsp`, driven by the real protocol.
@Suite(.serialized) struct LanguageServerTests {
    private typealias Object = LanguageClient.Object

    private static let card =
        "struct Card: View { var body: some View { Text(title) } }\nlet title = \"One\"\n#Preview(\"Big\") { Card() }\n"

    private func uri(_ name: String, in project: TestProject) -> String {
        URL(filePath: project.folder.path + "/" + name).absoluteString
    }

    private func place(_ line: Int, _ character: Int) -> Object { ["line": line, "character": character] }

    /// A whole session: the unsaved text is checked, and a fix mends it.
    @Test func aSession() throws {
        let project = try TestProject(["Card.swift": Self.card])
        let client = try LanguageClient(project)
        let capabilities = try client.initialize(["general": ["positionEncodings": ["utf-7", "utf-8", "utf-16"]]])
        #expect(capabilities["positionEncoding"] as? String == "utf-8")
        #expect(
            (capabilities["executeCommandProvider"] as? Object)?["commands"] as? [String] == [
                "zoetrope.preview", "zoetrope.record",
            ])

        let uri = uri("Card.swift", in: project)
        let stored = "import SwiftUI\n" + Self.card
        client.open(uri, stored.replacing("Text(title)", with: "Text(titel)"))
        let found = try client.diagnostics(of: uri, version: 1)
        #expect(found.count == 1)
        #expect((found.first?["message"] as? String)?.contains("cannot find 'titel' in scope") == true)
        #expect(found.first?["severity"] as? Int == 1 && found.first?["source"] as? String == "zoetrope")
        let range = try #require(found.first?["range"] as? [String: [String: Int]])
        #expect(range == ["start": ["line": 1, "character": 47], "end": ["line": 1, "character": 52]])

        let actions = try client.request(
            "textDocument/codeAction",
            ["textDocument": ["uri": uri], "range": range, "context": ["diagnostics": found]] as Object)
        let action = try #require((actions["result"] as? [Object])?.first)
        #expect(action["kind"] as? String == "quickfix" && action["title"] as? String == "Replace by 'title'")
        let edit = try #require(((action["edit"] as? Object)?["changes"] as? [String: [Object]])?[uri]?.first)
        #expect(edit["range"] as? [String: [String: Int]] == range && edit["newText"] as? String == "title")
        let others = try client.request(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": uri], "range": range, "context": ["diagnostics": found, "only": ["refactor"]],
            ] as Object)
        #expect((others["result"] as? [Object])?.isEmpty == true)

        client.change(uri, version: 2, [["range": range, "text": "title"]])
        #expect(try client.diagnostics(of: uri, version: 2).isEmpty)
        #expect(try String(contentsOfFile: project.folder.path + "/Card.swift", encoding: .utf8) == stored)

        client.change(uri, version: 3, [["text": stored + "let a: Int = \"\"\n"]])
        #expect(try client.diagnostics(of: uri, version: 3).count == 1)
        client.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
        #expect(try client.diagnostics(of: uri).isEmpty)
        #expect(try client.request("shutdown")["result"] is NSNull)
        client.notify("exit")
        #expect(client.status() == 0)
        #expect(try String(contentsOfFile: project.folder.path + "/.errors", encoding: .utf8) == "")
    }

    /// The compiler's corrections are quick fixes, and errors that follow from others are information.
    @Test func theCompilersCorrectionsAreFixes() throws {
        let project = try TestProject([:])
        try project.folder.write("", to: "My.swift")
        let client = try LanguageClient(project)
        try client.initialize()
        let uri = uri("My.swift", in: project)
        client.open(
            uri, "import SwiftUI\nlet v = VStack {\n    Text(\"é\"\n    Text(\"b\")\n}\nlet d: Int = \"\"\n")
        let found = try client.diagnostics(of: uri)
        #expect(found.last?["severity"] as? Int == 3, "\(found)")
        let error = try #require(found.first { $0["severity"] as? Int == 1 })
        let actions = try client.request(
            "textDocument/codeAction",
            ["textDocument": ["uri": uri], "range": error["range"]!, "context": ["diagnostics": [error]]] as Object)
        let action = try #require((actions["result"] as? [Object])?.first)
        #expect(action["title"] as? String == "Insert ')'")
        let edit = try #require(((action["edit"] as? Object)?["changes"] as? [String: [Object]])?[uri]?.first)
        let start = ["line": 2, "character": 12]
        #expect(edit["range"] as? [String: [String: Int]] == ["start": start, "end": start])
    }

    /// Columns have the unit that client and server agree on; UTF-16 by default.
    @Test(arguments: [("utf-16", 34), ("utf-8", 37), ("utf-32", 33)]) func columnsHaveUnits(
        _ encoding: String, _ column: Int
    ) throws {
        let project = try TestProject([:])
        try project.folder.write("", to: "My.swift")
        let client = try LanguageClient(project)
        let isUsual = encoding == "utf-16"
        let capabilities = try client.initialize(
            isUsual ? [:] : ["general": ["positionEncodings": [encoding]]])
        #expect(capabilities["positionEncoding"] as? String == encoding)
        let uri = uri("My.swift", in: project)
        client.open(uri, "let total = 1; let a = [\"ä😀\", \"\\(totl)\"]\n")
        let range = try #require(client.diagnostics(of: uri).first?["range"] as? [String: [String: Int]])
        #expect(
            range["start"] == ["line": 0, "character": column] && range["end"] == ["line": 0, "character": column + 4])
        // The client's columns are read in the same unit.
        client.change(uri, version: 2, [["range": range, "text": "total"]])
        #expect(try client.diagnostics(of: uri, version: 2).isEmpty)
    }

    /// Files of a package see each other's unsaved texts. A file that is not on the disk yet is checked alone.
    @Test func unsavedTextsOfAPackage() throws {
        let project = try TestProject([
            "App/Sources/Cards/A.swift": "struct A: View { var body: some View { B(number: 1) } }\n",
            "App/Sources/Cards/B.swift":
                "struct B: View { var number: Int; var body: some View { Text(\"\\(number)\") } }\n",
        ])
        try project.folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: [.target(name: "Cards")])
            """, to: "App/Package.swift")
        let client = try LanguageClient(project)
        try client.initialize(root: project.folder.path + "/App")
        let (a, b) = (uri("App/Sources/Cards/A.swift", in: project), uri("App/Sources/Cards/B.swift", in: project))
        let text = try String(contentsOfFile: project.folder.path + "/App/Sources/Cards/B.swift", encoding: .utf8)
        client.open(b, text.replacing("number: Int", with: "count: Int").replacing("\\(number)", with: "\\(count)"))
        let found = try client.diagnostics(of: a)
        #expect(found.count == 1 && (found.first?["message"] as? String)?.contains("count:") == true, "\(found)")
        client.change(b, version: 2, [["text": text]])
        #expect(try client.diagnostics(of: a).isEmpty)

        let new = uri("New.swift", in: project)
        client.open(new, "import SwiftUI\nlet a = Text(\"\").bolt()\n")
        #expect(try client.diagnostics(of: new).count == 1)
    }

    @Test func lensesAreAbovePreviews() throws {
        let project = try TestProject(["Card.swift": Self.card])
        let client = try LanguageClient(project)
        try client.initialize()
        let uri = uri("Card.swift", in: project)
        client.open(
            uri,
            """
            // #Preview { } in a comment, and "#Preview { }" in a string
            #Preview { Text("a") }
            struct Card_Previews: PreviewProvider {
                static var previews: some View { Text("#Preview {}") }
            }
            #Preview("Two", traits: .landscapeLeft) {
            }
            #Preview
            """)
        let answer = try client.request("textDocument/codeLens", ["textDocument": ["uri": uri]])
        let lenses = try #require(answer["result"] as? [Object])
        let lines = lenses.compactMap { (($0["range"] as? Object)?["start"] as? [String: Int])?["line"] }
        #expect(lines == [1, 1, 2, 2, 5, 5])
        let commands = lenses.compactMap { $0["command"] as? Object }
        #expect(
            commands.map { $0["title"] as? String } == ["Preview", "Record", "Preview", "Record", "Preview", "Record"])
        #expect(commands.last?["arguments"] as? NSArray == [uri, 5])
    }

    /// Preview opens the page of the preview, and the process of the page ends with the server.
    @Test(arguments: [true, false]) func previewOpensAPage(canShow: Bool) throws {
        let project = try TestProject(["Card.swift": Self.card])
        let client = try LanguageClient(project)
        try client.initialize(canShow ? ["window": ["showDocument": ["support": true]]] : [:])
        let uri = uri("Card.swift", in: project)
        client.open(uri, "import SwiftUI\n" + Self.card)
        let command: Object = ["command": "zoetrope.preview", "arguments": [uri, 3] as [Any]]
        let address = try #require(client.request("workspace/executeCommand", command)["result"] as? String)
        let match = try #require(
            address.wholeMatch(of: ##/http://127\.0\.0\.1:(\d+)/[0-9a-f]+/#preview=Card/Big&title=Big/##))
        let told = try client.first {
            $0["method"] as? String == (canShow ? "window/showDocument" : "window/showMessage")
        }
        let params = try #require(told["params"] as? Object)
        #expect(
            canShow
                ? params["uri"] as? String == address && params["external"] as? Bool == true
                : (params["message"] as? String)?.contains(address) == true)
        let port = try #require(UInt16(match.1))
        #expect(isOpen(port))
        #expect(try client.request("workspace/executeCommand", command)["result"] as? String == address)
        #expect(
            try client.request("workspace/executeCommand", ["command": "zoetrope.preview"])["result"] as? String
                == address)
        _ = try client.request("shutdown")
        client.notify("exit")
        #expect(client.status() == 0)
        #expect(!isOpen(port))
    }

    private func isOpen(_ port: UInt16) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    @Test func recordsThePictureOfAPreview() throws {
        let project = try TestProject(["Card.swift": Self.card + "#Preview(\"Other\") { Text(\"2\") }\n"])
        let client = try LanguageClient(project)
        try client.initialize()
        let uri = uri("Card.swift", in: project)
        let text = try String(contentsOfFile: project.folder.path + "/Card.swift", encoding: .utf8)
        client.open(uri, text)
        let command: Object = ["command": "zoetrope.record", "arguments": [uri, 3] as [Any]]
        #expect(try client.request("workspace/executeCommand", command)["result"] as? [String] == ["Card/Big"])
        #expect(project.snapshots == ["__Snapshots__/Card/Big.png"])
        #expect(try client.request("workspace/executeCommand", command)["result"] as? [String] == [])
        client.change(uri, version: 2, [["text": text + "\n"]])
        let unsaved = try client.request("workspace/executeCommand", command)
        #expect(client.code(unsaved) == -32803)
        #expect(((unsaved["error"] as? Object)?["message"] as? String)?.contains("save it first") == true)
    }

    @Test func commandsAreCancelled() throws {
        let project = try TestProject(["Card.swift": Self.card])
        let client = try LanguageClient(project)
        try client.initialize()
        let uri = uri("Card.swift", in: project)
        client.open(uri, "import SwiftUI\n" + Self.card)
        let id = client.begin(
            "workspace/executeCommand", ["command": "zoetrope.record", "arguments": [uri, 3] as [Any]] as Object)
        client.notify("$/cancelRequest", ["id": id])
        #expect(client.code(try client.answer(to: id)) == -32800)
        #expect(project.snapshots.isEmpty)
    }

    // MARK: Order of a session

    @Test func theOrderOfASession() throws {
        let client = try LanguageClient(TestProject([:]))
        #expect(client.code(try client.request("textDocument/codeLens")) == -32002)
        client.notify("textDocument/didOpen", ["textDocument": ["uri": "file:///a.swift"]])
        try client.initialize()
        #expect(client.code(try client.request("initialize", ["capabilities": Object()])) == -32600)
        #expect(client.code(try client.request("textDocument/hover")) == -32601)
        #expect(client.code(try client.request("$/unknown")) == -32601)
        client.notify("$/unknown")
        client.notify("unknown")
        #expect(client.code(try client.request("textDocument/codeLens", ["textDocument": Object()])) == -32602)
        #expect(client.code(try client.request("workspace/executeCommand", ["command": "rm"])) == -32602)
        _ = try client.request("shutdown")
        #expect(client.code(try client.request("textDocument/codeLens")) == -32600)
        client.notify("exit")
        #expect(client.status() == 0)
    }

    @Test func anEndWithoutShutdownHasStatusOne() throws {
        let project = try TestProject([:])
        let client = try LanguageClient(project)
        try client.initialize()
        client.notify("exit")
        #expect(client.status() == 1)
        let other = try LanguageClient(project)
        try other.initialize()
        #expect(other.status() == 1)
    }

    /// Eglot writes `null` as the parameters of messages without parameters. Neovim sends an empty language for files
    /// whose type it does not know.
    @Test func editorsMayBeImprecise() throws {
        let project = try TestProject([:])
        let client = try LanguageClient(project)
        try client.initialize()
        let uri = URL(filePath: project.folder.path + "/Card.swift").absoluteString
        for (uri, language) in [(uri, ""), (uri + ".md", ""), (uri + "2.swift", "markdown")] {
            client.notify(
                "textDocument/didOpen",
                [
                    "textDocument": ["uri": uri, "languageId": language, "version": 1, "text": "let a: Int = x\n"]
                        as Object
                ])
        }
        #expect(try client.diagnostics(of: uri).count == 1)
        client.send(content: #"{"jsonrpc":"2.0","id":77,"method":"shutdown","params":null}"#)
        #expect(try client.answer(to: 77)["result"] is NSNull)
        client.notify("exit")
        #expect(client.status() == 0)
    }

    // MARK: Hostile input

    /// Each malformed message gets one error, and the session goes on.
    @Test(arguments: [
        ("{", -32700), ("", -32700), ("\u{0}", -32700), ("[]", -32600), ("[{\"jsonrpc\":\"2.0\"}]", -32600),
        ("1", -32600),
        ("{\"jsonrpc\":\"1.0\",\"method\":\"a\"}", -32600),
        ("{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"a\"}", -32600),
        ("{\"jsonrpc\":\"2.0\",\"method\":1}", -32600),
        ("{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"shutdown\"}", -32600),
        (String(repeating: "[", count: 100_000), -32700), ("{\"a\":\"\\ud800\"}", -32700),
    ])
    func wrongMessagesGetAnError(_ content: String, _ code: Int) throws {
        let client = try LanguageClient(TestProject([:]))
        try client.initialize()
        client.send(content: content)
        #expect(try client.errorWithoutID() == code)
        #expect(try client.request("shutdown")["result"] is NSNull)
        client.notify("exit")
        #expect(client.status() == 0)
    }

    /// A malformed header ends the session with one error for the client and one line on standard error.
    @Test(arguments: [
        "hello\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Type: a\r\n\r\n",
        "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 1\r\nContent-Length: 2\r\n\r\n", "\r\n\r\n",
        String(repeating: "a", count: 10_000),
    ])
    func wrongHeadersEndTheSession(_ header: String) throws {
        let project = try TestProject([:])
        let client = try LanguageClient(project)
        client.write(header)
        #expect(try client.errorWithoutID() == -32700)
        #expect(client.status() == 65)
        let said = try String(contentsOfFile: project.folder.path + "/.errors", encoding: .utf8)
        #expect(said.hasPrefix("render: standard input: ") && said.split(separator: "\n").count == 1, "\(said)")
    }

    @Test func otherHeadersAndCharsets() throws {
        let client = try LanguageClient(TestProject([:]))
        try client.initialize()
        let content = #"{"jsonrpc":"2.0","id":"a","method":"nothing"}"#
        let type = "Content-Type: application/vscode-jsonrpc; charset="
        client.write("content-length: \(content.utf8.count)\r\n\(type)utf8\r\nX-Other: 1\r\n\r\n\(content)")
        #expect(client.code(try client.first { $0["id"] as? String == "a" }) == -32601)
        client.write("Content-Length: 2\r\n\(type)\"utf-16\"\r\n\r\n{}")
        #expect(try client.errorWithoutID() == -32600)
        // A message over the limit is skipped, however it is cut into pieces.
        let long = 65 << 20
        client.write("Content-Length: \(long)\r\n\r\n")
        for _ in 0..<65 { client.write(String(repeating: " ", count: 1 << 20)) }
        #expect(try client.errorWithoutID() == -32600)
        #expect(client.code(try client.request("nothing")) == -32601)
    }

    /// Notifications with wrong parameters change nothing. Malformed changes are logged.
    @Test func wrongParametersOfNotifications() throws {
        let project = try TestProject([:])
        try project.folder.write("let a = 1\n", to: "My.swift")
        let client = try LanguageClient(project)
        try client.initialize()
        let uri = uri("My.swift", in: project)
        client.open(uri, "let a = 1\n")
        #expect(try client.diagnostics(of: uri, version: 1).isEmpty)
        for params: Any in [
            Object(), ["textDocument": 1], ["textDocument": ["uri": "file:///no"], "contentChanges": []] as Object,
        ] {
            for method in ["didOpen", "didChange", "didSave", "didClose"] {
                client.notify("textDocument/" + method, params)
            }
        }
        let ranges: [Any] = [
            ["start": place(9, 0), "end": place(0, 0)], ["start": place(-1, 0), "end": place(0, 0)],
            ["start": place(0, 0)], "range", ["start": ["line": 1e300, "character": 0], "end": place(0, 0)] as Object,
        ]
        for (index, range) in ranges.enumerated() {
            client.change(uri, version: index + 2, [["range": range, "text": "x"]])
            _ = try client.first(seconds: 20) {
                (($0["params"] as? Object)?["message"] as? String)?.contains("is malformed") == true
            }
        }
        // Positions behind the text mean its end.
        client.change(
            uri, version: 99, [["range": ["start": place(500, 5), "end": place(600, 5)], "text": "let b: Int = \"\""]])
        let found = try client.diagnostics(of: uri, version: 99)
        #expect(found.count == 1)
        let start = ((found.first?["range"] as? Object)?["start"]) as? [String: Int]
        #expect(start?["line"] == 1)
    }
}
