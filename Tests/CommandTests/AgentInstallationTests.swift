// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import Commands

struct AgentInstallationTests {
    private func installation(_ folder: TemporaryFolder) throws -> AgentInstallation {
        try AgentInstallation(folder: URL(filePath: folder.path), program: "/usr/bin/render")
    }

    private func object(_ folder: TemporaryFolder, _ path: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(folder.read(path))) as? [String: Any])
    }

    @Test func addsTheServerToTheFilesOfTheAgentsInUse() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"servers": {"other": {"command": "x"}}, "inputs": [1]}"#, to: ".vscode/mcp.json")
        let installation = try installation(folder)
        let files = try installation.files()
        #expect(files.map(\.path) == [".mcp.json", ".vscode/mcp.json", ".agents/skills/see-swiftui/SKILL.md"])
        try installation.write(files)
        let servers = try #require(try object(folder, ".vscode/mcp.json")["servers"] as? [String: [String: Any]])
        #expect(servers["other"]?["command"] as? String == "x")
        #expect(servers["zoetrope"]?["args"] as? [String] == ["mcp", "--root", installation.folder.path])
        #expect(servers["zoetrope"]?["type"] as? String == "stdio")
        #expect(try object(folder, ".vscode/mcp.json")["inputs"] as? [Int] == [1])
        #expect(try object(folder, ".mcp.json")["mcpServers"] is [String: Any])
        // A second run has nothing to do.
        #expect(try installation.files().isEmpty)
    }

    @Test func aFileThatIsNoObjectIsKept() throws {
        for text in ["// mine\n{}", "[]", #"{"mcpServers": 3}"#] {
            let folder = try TemporaryFolder()
            try folder.write(text, to: ".mcp.json")
            #expect(throws: DataError.self) { try installation(folder).files() }
            #expect(try String(decoding: folder.read(".mcp.json"), as: UTF8.self) == text)
        }
    }

    @Test func theSkillTellsWhenToUseIt() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: folder.path + "/.claude", withIntermediateDirectories: true)
        let files = try installation(folder).files()
        let skill = try #require(files.last)
        #expect(skill.path == ".claude/skills/see-swiftui/SKILL.md")
        #expect(skill.text.hasPrefix("---\nname: see-swiftui\ndescription: "))
        // Its description names the tools of the server.
        for tool in ["check", "render_view", "lint", "sweep", "interact", "animation", "compare", "api"] {
            #expect(skill.text.contains(tool))
        }
    }
}
