// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The same attack in each command that runs view code.
@Suite(.serialized) struct HostileDoorTests {
    enum Door: String, CaseIterable { case render, test, tree, preview, mcp }

    @Test(arguments: Door.allCases, HostileViewTests.Kernel.allCases)
    func nothingGetsOut(door: Door, kernel: HostileViewTests.Kernel) throws {
        let secret = try TemporaryFolder()
        try secret.write("secret", to: "key.txt")
        let word = "8641\(kernel == .withLandlock ? 0 : 1)\(Door.allCases.firstIndex(of: door)!)"
        let project = try TestProject(["A.swift": HostileView.file(Self.attack(secret.path, word))])
        let environment = kernel.environment.merging(["AN_API_KEY": "secret"]) { $1 }
        let said = try Self.run(door, project, environment)
        let could = try #require(said.firstMatch(of: #/could: ([a-z ]*)\./#), "\(said)")
        #expect(could.1 == (kernel == .withLandlock ? "" : "read write"))
        #expect(HostileView.areGone(word))
    }

    /// Tries every attack, starts a process that leaves the process group, and prints the attacks that succeeded.
    private static func attack(_ secret: String, _ word: String) -> String {
        #"""
        var could: [String] = []
        if open("\#(secret)/key.txt", O_RDONLY) >= 0 { could.append("read") }
        if open("\#(secret)/new.txt", O_WRONLY | O_CREAT, 0o600) >= 0 { could.append("write") }
        if ProcessInfo.processInfo.environment["AN_API_KEY"] != nil { could.append("environment") }
        if socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 { could.append("network") }
        if socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0 { could.append("sockets") }
        if kill(1, 0) == 0 { could.append("signal") }
        run(["/bin/sh", "-c", "setsid sleep \#(word) & exit 0"])
        fatalError("could: " + could.joined(separator: " ") + ".")
        """#
    }

    /// Renders the view in A.swift through `door`, and returns everything that the command printed.
    private static func run(_ door: Door, _ project: TestProject, _ environment: [String: String]) throws -> String {
        let run =
            switch door {
            case .render: try project.render(["A.swift", "-o", "a.png"], environment: environment)
            case .test: try project.render(["test", ".", "--record", "all"], environment: environment)
            case .tree: try project.render(["tree", "A.swift"], environment: environment)
            case .preview: try project.shell("python3 -c '\(page)'", environment: environment)
            case .mcp:
                try project.shell("printf '%s\\n' '\(hello)' '\(call)' | render mcp --root .", environment: environment)
            }
        return run.out + run.err
    }

    private static let hello = #"""
        {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},\#
        "clientInfo":{"name":"test","version":"1"}}}
        """#
    private static let call = #"""
        {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"render_view","arguments":{"path":"A.swift"}}}
        """#

    /// A Python script that starts `render preview`, connects to it as a page does, and prints the received messages
    /// until the attack has reported.
    private static let page = """
        import re, socket, subprocess, sys, time
        server = subprocess.Popen(["render", "preview", "A.swift"], stderr=subprocess.PIPE, text=True)
        for line in server.stderr:
            found = re.search(r"http://[^:]*:([0-9]+)(/[0-9a-zA-Z]*)", line)
            if found: break
        page = socket.create_connection(("127.0.0.1", int(found[1])))
        page.settimeout(60)
        page.sendall((
            f"GET {found[2]}/live HTTP/1.1\\r\\nHost: localhost\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\n"
            "Sec-WebSocket-Version: 13\\r\\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\\r\\n\\r\\n").encode())
        said = b""
        while b"could: " not in said or b"." not in said.split(b"could: ")[-1]:
            part = page.recv(65536)
            if not part: break
            said += part
        sys.stdout.write(said.decode("utf-8", "replace"))
        server.terminate()
        server.wait()
        """
}
