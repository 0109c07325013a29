// SPDX-License-Identifier: MIT

import AgentServer
import ArgumentParser
import Foundation
import Support
import ViewCompiler
import Zoetrope

/// `render mcp`: serves agents by the Model Context Protocol.
struct MCPCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "mcp",
            abstract: "Serve agents by the Model Context Protocol.",
            usage: "\(name) mcp [--root FOLDER]… [options] | --install | --print",
            discussion: """
                Speaks the Model Context Protocol (JSON-RPC, a message a line) on standard input and output, until the input \
                ends. Programs that give tools to a language model start it. No file outside of the roots is read or written. \
                Code that is sent as text is kept in a private folder until the server exits. Views run in separate processes, \
                which the kernel confines to the same files. docs/agents.md describes the tools.

                EXAMPLES:
                  \(name) mcp                                  the working directory is the root
                  \(name) mcp --root ~/App --root ~/Shared     two folders
                  \(name) mcp --time-limit 30 --memory-limit 1GB
                  \(name) mcp --install                        add the server to this project's agents
                  \(name) mcp --print                          the entry for another agent's configuration
                """)
    }

    @Option(
        help: ArgumentHelp(
            "A folder whose files may be read and written; repeatable. The client's roots limit it further. (default: the client's roots, else the working directory)",
            valueName: "folder"), completion: .directory)
    var root: [String] = []

    @Option(
        help: ArgumentHelp("The time limit of a call, compiling included, 1 to 86400 s.", valueName: "s"),
        transform: Arguments.timeLimit)
    var timeLimit = 120.0

    @Option(
        help: ArgumentHelp("The memory limit of views, 256MB or more. (default: 2GB)", valueName: "size"),
        transform: Arguments.memoryLimit)
    var memoryLimit = 2_000_000_000

    @Option(
        help: ArgumentHelp("The largest total size of the pictures in one result. (default: 4MB)", valueName: "size"),
        transform: Arguments.byteCount)
    var maxPictures = 4_000_000

    @Flag(
        help: """
            Add the server to the configuration files of the agents that the project uses (.mcp.json, and those in .cursor, .gemini \
            and .vscode), and a skill for agents. Other entries stay. The project is the working directory, or --root.
            """)
    var install = false

    @Flag(help: "Print the entry for an agent's configuration.")
    var print = false

    @OptionGroup(title: "Confinement") var confinement: ConfinementOptions

    @MainActor func run(in tool: CommandLineTool) throws {
        try tool.console.checkOutput()
        if install || print { return try addToAgents(tool.console) }
        try confinement.check()
        TemporaryFolders.removeLeftovers()
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
        // Makes a write to a closed pipe fail with an error. The signal would end the process before it removes the
        // workspace.
        signal(SIGPIPE, SIG_IGN)
        Interrupts.exit(afterwards: workspace.remove)
        let console = tool.console
        let (unconfined, allowed) = (confinement.unconfined, confinement.asked.allowed)
        let agent =
            unconfined ? nil : AgentConfinement(workspace: workspace.folder, program: program, allowed: allowed)
        let viewOptions = unconfined ? ["--unconfined"] : allowed.map { "--allow-files=" + $0 }
        let server = AgentServer(
            version: Version.number, program: ThisProgram(path: program), roots: roots, workspace: workspace,
            limits: ServerLimits(
                seconds: timeLimit, memory: memoryLimit, pictures: maxPictures, viewOptions: viewOptions),
            followsClient: root.isEmpty,
            // Confines the thread that runs the calls. The main thread stays unconfined, because it removes the
            // workspace at the end.
            beforeCalls: { roots in
                guard let reason = agent?.begin(roots: roots.folders) else { return }
                console.warn(
                    "the kernel cannot confine view code to the roots (\(reason)); only the tools respect them")
            },
            lookUp: { try FileRendering.service(console).missing(of: $0) }, label: LabelPicture().draw,
            output: { line in try? console.out(String(decoding: line, as: UTF8.self) + "\n") })
        server.serve(STDIN_FILENO)
    }

    private func addToAgents(_ console: Console) throws {
        guard !(install && print) else { throw UsageError("use only one of --install and --print") }
        guard root.count <= 1 else { throw UsageError("--install is for one project: use one --root") }
        let path = root.first ?? FileManager.default.currentDirectoryPath
        guard let folder = FileSystem.realPath(of: path), FileSystem.isFolder(folder) else {
            throw UsageError("--root \(path): there is no such folder")
        }
        guard let program = AssetFolders.runningExecutable else { throw DataError("this program cannot be found") }
        let installation = try AgentInstallation(folder: URL(filePath: folder), program: program)
        if print { return try console.out(installation.entry()) }
        let files = try installation.files()
        try installation.write(files)
        for file in files { try console.out("\(file.path): written\n") }
        if files.isEmpty { try console.out("all is installed already\n") }
    }
}
