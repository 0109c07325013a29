// SPDX-License-Identifier: MIT

import AgentServer
import ArgumentParser
import Foundation
import Support
import ViewCompiler
import Zoetrope

/// `render lsp`: serves editors by the Language Server Protocol.
struct LSPCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "lsp",
            abstract: "Serve editors by the Language Server Protocol.",
            usage: "\(name) lsp [options]",
            discussion: """
                Speaks version 3.17 of the protocol on standard input and output; editors start it. It reports what \
                '\(name) check' finds in the text as edited, saved or not, with fixes for misspelt names, and offers two commands \
                above each preview: Preview opens the page of '\(name) preview', Record records the picture of '\(name) test'. A \
                file is checked with the package or Xcode project around it. docs/editors.md shows how editors are set up.

                The exit status is 0 after the client's shutdown and exit, 1 if the input ends earlier, and 65 if the input is \
                not the protocol.

                EXAMPLES:
                  \(name) lsp                          as the command of a language server in an editor
                  \(name) lsp --target App --swift-version 6
                """)
    }

    @Option(
        help: ArgumentHelp("The time limit of a check or a recording, 1 to 86400 s.", valueName: "s"),
        transform: Arguments.timeLimit)
    var timeLimit = 300.0

    @OptionGroup var project: ProjectOptions
    @OptionGroup(title: "Confinement") var confinement: ConfinementOptions

    /// The options that each child process of this program gets.
    private var options: [String] {
        var options = project.target.map { ["--target=" + $0] } ?? []
        if let version = project.language.swiftVersion { options.append("--swift-version=" + version) }
        if let isolates = project.language.defaultIsolation {
            options.append("--default-isolation=" + (isolates ? "MainActor" : "nonisolated"))
        }
        if project.language.keepGoing { options.append("--keep-going") }
        return options + (confinement.unconfined ? ["--unconfined"] : [])
            + confinement.asked.allowed.map { "--allow-files=" + $0 }
    }

    @MainActor func run(in tool: CommandLineTool) throws {
        try tool.console.checkOutput()
        try confinement.check()
        TemporaryFolders.removeLeftovers()
        guard let program = AssetFolders.runningExecutable else { throw DataError("this program cannot be found") }
        guard let workspace = Workspace() else {
            throw OutputError.cannotCreate(path: NSTemporaryDirectory(), errno: errno)
        }
        defer { workspace.remove() }
        // Makes a write to a closed pipe fail with an error. The signal would end the process before it removes the
        // workspace.
        signal(SIGPIPE, SIG_IGN)
        Interrupts.exit(afterwards: workspace.remove)
        let server = LanguageServer(
            version: Version.number, program: program, options: options, folder: workspace.folder, seconds: timeLimit
        ) { bytes in
            _ = bytes.withUnsafeBytes { StandardStreams.write($0, to: StandardOutput.descriptor) }
        }
        let isOrderly: Bool
        do throws(MessageStream.HeaderError) {
            isOrderly = try server.serve(STDIN_FILENO)
        } catch {
            throw DataError("standard input: \(error); '\(ProgramName.current) lsp' is started by editors")
        }
        if !isOrderly { throw AuthorFailure(status: 1) }
    }
}
