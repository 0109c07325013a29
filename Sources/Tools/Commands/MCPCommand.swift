// SPDX-License-Identifier: MIT

import AgentServer
import ArgumentParser
import Foundation
import Workshop
import Zoetrope

/// `render mcp`: serves agents by the Model Context Protocol.
struct MCPCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "mcp",
            abstract: "Serve agents by the Model Context Protocol.",
            usage: "\(name) mcp [--root FOLDER]… [options]",
            discussion: """
                Speaks the Model Context Protocol (JSON-RPC, a message a line) on standard input and output, until the input \
                ends. It is started by a program that has a language model use tools. No file outside of the roots is read \
                or written; code that comes as text is kept in a private folder until the end; views run in processes of \
                their own, which the kernel keeps to the same files. docs/agents.md explains the tools.

                EXAMPLES:
                  \(name) mcp                                  the working directory is the root
                  \(name) mcp --root ~/App --root ~/Shared     two folders
                  \(name) mcp --time-limit 30 --memory-limit 1GB

                As the configuration of a client:
                  {"mcpServers": {"zoetrope": {"command": "\(name)", "args": ["mcp", "--root", "/path/to/App"]}}}
                """)
    }

    @Option(
        help: ArgumentHelp(
            "A folder whose files may be read and written; repeatable. A client's own roots limit that. (default: those of the client, else the working directory)",
            valueName: "folder"), completion: .directory)
    var root: [String] = []

    @Option(
        help: ArgumentHelp("How long a call may take, compiling included, 1 to 86400 s.", valueName: "s"),
        transform: Arguments.timeLimit)
    var timeLimit = 120.0

    @Option(
        help: ArgumentHelp("How much memory views may take, 256MB and more. (default: 2GB)", valueName: "size"),
        transform: Arguments.memoryLimit)
    var memoryLimit = 2_000_000_000

    @Option(
        help: ArgumentHelp("How large the pictures of one result may be. (default: 4MB)", valueName: "size"),
        transform: Arguments.byteCount)
    var maxPictures = 4_000_000

    @Flag(
        help: """
            Let the code of views touch any file, as when you run it yourself. (default: the kernel keeps it to the roots, \
            folders of the system, and what compiling needs)
            """)
    var unconfined = false

    @MainActor func run(in tool: CommandLineTool) throws {
        try tool.console.checkOutput()
        guard let program = AssetFolders.runningExecutable else { throw DataError("this program cannot be found") }
        let roots: Roots
        do throws(RootError) {
            roots = try Roots(root.isEmpty ? [FileManager.default.currentDirectoryPath] : root)
        } catch {
            throw UsageError("\(error)")
        }
        guard let workspace = Workspace() else {
            throw OutputError.cannotCreate(path: NSTemporaryDirectory(), errno: errno)
        }
        defer { workspace.remove() }
        // A closed client becomes a write error instead of a signal, so that the workspace is still removed.
        signal(SIGPIPE, SIG_IGN)
        Interrupts.exit(afterwards: workspace.remove)
        let console = tool.console
        let confinement =
            unconfined ? nil : AgentConfinement(workspace: workspace.folder, program: program)
        let server = AgentServer(
            version: Version.number, program: ThisProgram(path: program), roots: roots, workspace: workspace,
            limits: ServerLimits(seconds: timeLimit, memory: memoryLimit, pictures: maxPictures),
            followsClient: root.isEmpty,
            // Confines only the thread that makes the calls: this thread must be able to remove the workspace.
            beforeCalls: { roots in
                guard let reason = confinement?.begin(roots: roots.folders) else { return }
                console.warn(
                    "the kernel cannot keep the code of views to the roots (\(reason)): they bind the tools alone")
            },
            lookUp: { try FileRendering.service(console).missing(of: $0) }, label: LabelPicture().draw,
            output: { line in try? console.out(String(decoding: line, as: UTF8.self) + "\n") })
        server.serve(STDIN_FILENO)
    }
}
