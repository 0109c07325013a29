// SPDX-License-Identifier: MIT

import Foundation
import Support
import Zoetrope

/// `render mcp --install`: adds the server to the configuration files of the agents that a project uses.
struct AgentInstallation {
    /// A configuration file of an agent, relative to the project's folder.
    struct Configuration: Equatable {
        var path: String
        /// The key of the object that holds the servers.
        var key = "mcpServers"
        /// Whether an entry tells that the server uses the standard streams.
        var tellsType = false
        /// The folder or file that shows that the project uses the agent; nil if it always counts as used.
        var sign: String?
    }

    static let configurations = [
        Configuration(path: ".mcp.json"),
        Configuration(path: ".cursor/mcp.json", sign: ".cursor"),
        Configuration(path: ".gemini/settings.json", sign: ".gemini"),
        Configuration(path: ".vscode/mcp.json", key: "servers", tellsType: true, sign: ".vscode"),
    ]
    /// The folders in which agents look for skills. The first one is created if there is none.
    static let skillFolders = [".agents/skills", ".claude/skills"]
    private static let skill = "see-swiftui/SKILL.md"

    /// The project's folder.
    let folder: URL
    /// The path of this program.
    let program: String
    private let skillText: String

    init(folder: URL, program: String) throws {
        (self.folder, self.program) = (folder, program)
        skillText = try PageTemplate("Agents/SKILL.md").html
    }

    /// The files to write, with their new contents. Files that are as they should be are left out.
    ///
    /// - Throws: An error if a file is not a JSON object, and nothing is written.
    func files() throws -> [(path: String, text: String)] {
        var files = try Self.configurations.filter { $0.sign.map(exists) ?? true }.map { configuration in
            (path: configuration.path, text: try text(of: configuration))
        }
        let skills = Self.skillFolders.filter { exists(String($0.prefix { $0 != "/" })) }
        for skill in skills.isEmpty ? [Self.skillFolders[0]] : skills {
            files.append((skill + "/" + Self.skill, skillText))
        }
        return files.filter { (try? String(contentsOf: folder.appending(path: $0.path), encoding: .utf8)) != $0.text }
    }

    /// Writes the files, each as a whole.
    func write(_ files: [(path: String, text: String)]) throws {
        for file in files {
            let place = folder.appending(path: file.path)
            do {
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.text.utf8).write(to: place, options: .atomic)
            } catch {
                throw OutputError.cannotCreate(path: place.path, errno: error.errno)
            }
        }
    }

    /// The entry as JSON, for agents whose files this command does not know.
    func entry() throws -> String {
        try Self.json(["mcpServers": ["zoetrope": server(tellsType: false)]])
    }

    private func server(tellsType: Bool) -> [String: Any] {
        let server: [String: Any] = ["command": program, "args": ["mcp", "--root", folder.path]]
        return tellsType ? server.merging(["type": "stdio"]) { first, _ in first } : server
    }

    private func text(of configuration: Configuration) throws -> String {
        let place = folder.appending(path: configuration.path)
        var all: [String: Any] = [:]
        if let data = FileManager.default.contents(atPath: place.path) {
            guard let known = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                throw DataError(
                    "\(configuration.path) is not a JSON object: add this entry to it by hand: "
                        + (try entry()).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined())
            }
            all = known
        }
        guard var servers = (all[configuration.key] ?? [String: Any]()) as? [String: Any] else {
            throw DataError("\(configuration.path): \(configuration.key) is not an object")
        }
        let server = server(tellsType: configuration.tellsType)
        // An entry of the same meaning keeps the file's own layout.
        if let old = servers["zoetrope"] as? [String: Any], NSDictionary(dictionary: old).isEqual(to: server),
            let text = try? String(contentsOf: place, encoding: .utf8)
        {
            return text
        }
        servers["zoetrope"] = server
        all[configuration.key] = servers
        return try Self.json(all)
    }

    private static func json(_ object: [String: Any]) throws -> String {
        let data = try JSONSerialization.data(
            withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private func exists(_ path: String) -> Bool { FileSystem.isTaken(folder.appending(path: path).path) }
}

extension Error {
    /// The number of the system's error below this one; EIO if there is none.
    fileprivate var errno: Int32 {
        var error = self as NSError
        while let below = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = below }
        return error.domain == NSPOSIXErrorDomain ? Int32(error.code) : EIO
    }
}
