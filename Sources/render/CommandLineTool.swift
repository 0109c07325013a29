import ArgumentParser
import Zoetrope

/// The command without its process: arguments in, text and exit status out.
@MainActor package struct CommandLineTool {
    let console: Console
    /// Told about the files of a run before the first is begun, so that a signal can take them back.
    let watch: @MainActor (OutputJournal, Console) -> Void
    /// Not asked for help or the version.
    let catalog: @MainActor () -> [SceneDescription]

    package init(
        console: Console, watch: @escaping @MainActor (OutputJournal, Console) -> Void = { _, _ in },
        catalog: @escaping @MainActor () -> [SceneDescription]
    ) {
        self.console = console
        self.watch = watch
        self.catalog = catalog
    }

    /// - Parameter arguments: without the program's name.
    /// - Returns: the exit status; whatever went wrong has been said, on one line.
    package func run(_ arguments: [String]) async -> Int32 {
        let command: any ParsableCommand
        do {
            command = try RootCommand.parseAsRoot(arguments)
        } catch {
            return report(parsing: error)
        }
        do {
            switch command {
            case let command as RenderCommand: try await command.run(in: self)
            case let command as ListCommand: try command.run(in: self)
            default: console.out(RenderCommand.helpMessage() + "\n")
            }
            return ExitStatus.success
        } catch {
            if case OutputError.exists = error { report("\(error): --force overwrites") } else { report("\(error)") }
            return ExitStatus.code(of: error)
        }
    }

    /// Help and the version come as errors, too.
    private func report(parsing error: any Error) -> Int32 {
        if RootCommand.exitCode(for: error) == .success {
            let text = RootCommand.fullMessage(for: error)
            console.out((text == RootCommand.helpMessage() ? RenderCommand.helpMessage() : text) + "\n")
            return ExitStatus.success
        }
        let message = RootCommand.message(for: error)
        report(message.prefix(1).lowercased() + message.dropFirst() + " ('render --help' explains)")
        return ExitStatus.usage
    }

    private func report(_ message: String) {
        console.err("render: " + message.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n")
    }
}
