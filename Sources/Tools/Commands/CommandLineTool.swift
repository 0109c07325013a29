// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import ViewCompiler
import VirtualTime
import Zoetrope

/// The command line, separated from the process so that tests can run it: it takes arguments, and returns text and an
/// exit status.
@MainActor package struct CommandLineTool {
    let console: Console
    /// Receives the journal of a run before the first file is written, so that a signal handler can remove incomplete
    /// files.
    let watch: @MainActor (OutputJournal, Console) -> Void
    /// Checks the limits of the system. Not called for help, the version or the list.
    let checkSystem: @MainActor () throws -> Void
    /// The built-in scenes. Not called for help or the version.
    let catalog: @MainActor () -> [SceneDescription]
    /// Called before this process starts other programs. Installs a signal handler that ends them and removes temporary
    /// folders.
    var guardRuns: @MainActor () -> Void = {}
    /// Creates the selected previews, in a program compiled from an author's file. nil in `render` itself.
    var previews: (@MainActor (PreviewDescription.Canvas, PreviewSelection) async throws -> PreviewList)?
    /// Returns the sources of previews in the author's file, without creating a preview.
    var previewSources: (@MainActor () -> [PreviewSource])?
    /// Code of the author's file that was omitted, one line per omission.
    var omissions: [String] = []
    /// The files and lines of the structures that the author's file declares, by name.
    var places: [String: (file: String, line: Int)] = [:]
    /// Renders an author's file with these arguments, in a program compiled from it.
    /// - Returns: the exit status.
    var renderFile:
        (@MainActor (_ command: any PreviewingCommand, _ arguments: [String], _ console: Console) throws -> Int32)?

    package init(
        console: Console, watch: @escaping @MainActor (OutputJournal, Console) -> Void = { _, _ in },
        checkSystem: @escaping @MainActor () throws -> Void = {},
        catalog: @escaping @MainActor () -> [SceneDescription]
    ) {
        self.console = console
        self.watch = watch
        self.checkSystem = checkSystem
        self.catalog = catalog
    }

    /// - Parameter arguments: without the program's name.
    /// - Returns: the exit status; every error has been printed, in one line.
    package func run(_ arguments: [String]) async -> Int32 {
        // The argument parser would misread three kinds of arguments, so they are handled before it:
        // - none: the parser would look for a scene without a name;
        // - `--version`: the parser would ignore all other options;
        // - `help`: the parser would print the help of a scene.
        if arguments.isEmpty { return await ending { try console.result(RootCommand.helpMessage() + "\n") } }
        if arguments == ["--version"] { return await ending { try console.result(Version.description + "\n") } }
        if arguments.count == 2, Set(arguments) == VersionReport.options {
            return await ending { try console.result(VersionReport().json()) }
        }
        if arguments.count == 1, ["help", "--help", "-h"].contains(arguments[0]) {
            return await ending { try console.result(RootCommand.wholeHelp + "\n") }
        }
        if let scene = SceneHelp.scene(in: arguments, among: { previews == nil ? catalog() : [] }) {
            return await ending { try console.result(SceneHelp.text(of: scene) + "\n" + help(for: []) + "\n") }
        }
        // Skips the parser: `render test` starts hundreds of these, and parsing would take longer than the work.
        if arguments == [TestWorkerCommand.name] {
            return await ending { try await TestWorkerCommand().run(in: self) }
        }
        let command: any ParsableCommand
        do {
            command = try RootCommand.command(of: arguments)
        } catch {
            return await ending(parsing: arguments, error)
        }
        return await ending {
            switch command {
            case is RenderCommand, is TreeCommand, is LintCommand, is FrameCommand, is EncodeCommand, is JoinCommand,
                is CutoutCommand,
                is TraceCommand,
                is OutlineCommand,
                is DiffCommand, is TestCommand, is ReportCommand, is GalleryCommand, is AcceptCommand, is BenchCommand,
                is MCPCommand, is LSPCommand:
                try checkSystem()
            default: break
            }
            if let command = command as? any PreviewingCommand {
                try command.view.font.choose(for: command.scene)
                if let zone = command.view.timeZone { HostTimeZone.choose(zone) }
            }
            switch command {
            case var command as RenderCommand:
                try checkVerb(command, arguments)
                try command.understand { name in catalog().contains { $0.name == name } }
                if command.sweep { try command.checkSweepOptions() }
                if try !renders(command, arguments) { try await command.run(in: self) }
            case let command as TreeCommand:
                if try !renders(command, arguments) { try await command.run(in: self) }
            case let command as FrameCommand:
                try command.check()
                if try !renders(command, arguments) { try await command.run(in: self) }
            case let command as LintCommand:
                if command.rules {
                    try command.listRules(in: self)
                    return
                }
                if command.sweep { try command.checkSweep() }
                if try !renders(command, arguments) {
                    try await command.run(in: self)
                }
            case let command as PreviewCommand: try await command.run(arguments, in: self)
            case let command as LiveCommand: try await command.run(in: self)
            case let command as ListCommand: try command.run(in: self)
            case let command as CheckCommand: try command.run(in: self)
            case let command as MCPCommand: try command.run(in: self)
            case let command as LSPCommand: try command.run(in: self)
            case let command as CompatibilityCommand: try command.run(in: self)
            case let command as ManualCommand: try command.run(in: self)
            case let command as InitCommand: try command.run(in: self)
            case let command as CacheKeyCommand: try command.run(in: self)
            case let command as DoctorCommand: try command.run(in: self)
            case let command as EncodeCommand: try await command.run(in: self)
            case let command as JoinCommand: try await command.run(in: self)
            case let command as CutoutCommand: try command.run(in: self)
            case let command as TraceCommand: try command.run(in: self)
            case let command as OutlineCommand: try command.run(in: self)
            case let command as DiffCommand: try command.run(in: self)
            case let command as TestCommand: try await command.run(in: self)
            case let command as ReportCommand: try command.run(in: self)
            case let command as GalleryCommand: try await command.run(in: self)
            case let command as DocCommand: try command.run(in: self)
            case let command as AcceptCommand: try command.run(in: self)
            case let command as BenchCommand: try command.run(in: self)
            // The parser's built-in command `help`, which is not one of ours.
            default:
                precondition(!RootCommand.holds(type(of: command)), "\(type(of: command)) has no case here")
                try console.result(help(for: arguments) + "\n")
            }
        }
    }

    /// Forwards a command about an author's file to a program compiled from that file.
    /// - Returns: false if the command is about a scene.
    private func renders(_ command: any PreviewingCommand, _ arguments: [String]) throws -> Bool {
        guard let renderFile, command.namesFile(among: catalog) else { return false }
        // The child process would not notice a missing standard output, because it gets `/dev/null` instead. So this
        // process checks.
        if command.printsResult { try console.checkOutput() }
        try (command as? RenderCommand)?.checkOutput()
        guardRuns()
        let arguments = try arguments + settingArguments(of: command)
        if let files = try independentFiles(of: command) {
            try render(files, of: command, arguments) { try renderFile($0, $1, console) }
            return true
        }
        if (command as? RenderCommand)?.output.watch == true {
            try watch([command.scene] + command.moreFiles) { _ = try renderFile(command, arguments, console) }
        }
        let status = try renderFile(command, arguments, console)
        if status != 0 { throw AuthorFailure(status: status) }
        return true
    }

    /// The project's settings as options of a command, for options that are not given. View code cannot read the file.
    private func settingArguments(of command: any PreviewingCommand) throws -> [String] {
        let settings = try ProjectSettings(for: command.scene)
        var arguments: [String] = []
        if command.file.device == nil, let device = settings.device { arguments.append("--device=\(device.name)") }
        if command is LintCommand { arguments += settings.disabledRules.map { "--disable=\($0)" } }
        return arguments
    }

    /// Returns the files of a command if they must be compiled separately, because several declare the same type or an
    /// app. Otherwise returns nil.
    private func independentFiles(of command: any PreviewingCommand) throws -> [String]? {
        guard !command.moreFiles.isEmpty else { return nil }
        let files = [command.scene] + command.moreFiles
        return try SourceSet.areIndependent(files) ? files : nil
    }

    /// Renders files one after the other, each in its own program.
    private func render(
        _ files: [String], of command: any PreviewingCommand, _ arguments: [String],
        by render: (any PreviewingCommand, [String]) throws -> Int32
    ) throws {
        guard var single = command as? RenderCommand else { return }
        if single.isOneFile {
            throw UsageError(
                "\(files.joined(separator: ", ")) declare the same names and are rendered separately: use a folder, like -o previews/"
            )
        }
        if single.output.watch { throw UsageError("--watch works with one file, a folder, or files of one module") }
        var failure: Int32 = 0
        for file in files {
            (single.scene, single.others) = (file, [])
            let others = files.filter { $0 != file }
            do {
                let status = try render(single, arguments.filter { !others.contains($0) })
                failure = failure == 0 ? status : failure
            } catch {
                console.report("\(error)")
                failure = failure == 0 ? ExitStatus.code(of: error) : failure
            }
        }
        if failure != 0 { throw AuthorFailure(status: failure) }
    }

    /// Renders at each save until the process is ended. Errors are printed, and watching continues.
    private func watch(_ paths: [String], render: () throws -> Void) throws -> Never {
        if paths == ["-"] { throw UsageError("--watch works with files and folders, not with standard input") }
        let files = SourceWatch(paths)
        while true {
            let stamp = files.stamp()
            do {
                try render()
            } catch {
                console.report("\(error)")
            }
            files.wait(after: stamp)
        }
    }

    /// Throws if the name of a command follows an option, as in `render --quiet test`: the parser would take
    /// `test` for a scene.
    private func checkVerb(_ command: any PreviewingCommand, _ arguments: [String]) throws(UsageError) {
        guard arguments.first != RenderCommand.configuration.commandName else { return }
        let verbs = RootCommand.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        guard verbs.contains(command.scene) else { return }
        let name = ProgramName.current
        throw UsageError(
            "\(command.scene) is a command and must precede its options: '\(name) \(command.scene) …'; a scene of "
                + "that name is '\(name) scene \(command.scene)'")
    }

    private func ending(_ body: @MainActor () async throws -> Void) async -> Int32 {
        do {
            try await body()
            return ExitStatus.success
        } catch is PicturesDiffer {
            return ExitStatus.different
        } catch let failure as AuthorFailure {
            // The failed process has already printed its error.
            return failure.status
        } catch {
            let error = SystemLimits.cause(of: error) ?? error
            if case OutputError.exists = error {
                console.report("\(error): --force overwrites")
            } else {
                console.report("\(error)")
            }
            return ExitStatus.code(of: error)
        }
    }

    /// Handles errors of the parser, which reports help and the version as errors, too.
    private func ending(parsing arguments: [String], _ error: any Error) async -> Int32 {
        if RootCommand.exitCode(for: error) == .success {
            var text = RootCommand.fullMessage(for: error)
            if arguments.first?.hasPrefix(CompletionScript.option) == true { text = CompletionScript.completed(text) }
            return await ending {
                try console.result((text == RootCommand.helpMessage() ? help(for: arguments) : text) + "\n")
            }
        }
        let message = RootCommand.message(for: error)
        let name = ProgramName.current
        let command = subcommand(in: arguments)?.configuration.commandName.map { "\(name) \($0)" } ?? name
        console.report(message.prefix(1).lowercased() + message.dropFirst() + " ('\(command) --help' explains)")
        return ExitStatus.usage
    }

    /// The help of the subcommand that `arguments` name; without a subcommand, the help of rendering a scene.
    private func help(for arguments: [String]) -> String {
        RootCommand.helpMessage(for: subcommand(in: arguments) ?? RenderCommand.self)
    }

    private func subcommand(in arguments: [String]) -> (any ParsableCommand.Type)? {
        let word = arguments.first { !$0.hasPrefix("-") && $0 != "help" }
        return RootCommand.configuration.subcommands.first { $0.configuration.commandName == word }
    }
}

/// The process that rendered a file has failed and has already printed its error.
struct AuthorFailure: Error {
    var status: Int32
}
