// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `render`: accepts the name of a scene in place of a subcommand. Its help is short; that of `RenderCommand` lists the
/// options.
struct RootCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: name,
            abstract: "Renders animated views, written in SwiftUI's vocabulary, to pictures.",
            usage: """
                \(name) SCENE | FILE.swift | FOLDER [-o PATH] [options]
                \(name) COMMAND [arguments] [options]
                """,
            discussion: """
                EXAMPLES:
                  \(name) My.swift                  a picture of each preview of a file
                  \(name) MyProject -o previews/    of a package or an Xcode project
                  \(name) check My.swift            does it compile, and what is missing?
                  \(name) preview My.swift          live, in a browser on this machine
                  \(name) test MyProject            each preview against its recorded picture
                  \(name) gear -o gear.gif          one whole loop in one file
                  \(name) --help                    all options
                """,
            version: Version.text,
            subcommands: [
                RenderCommand.self, JoinCommand.self, ListCommand.self, PreviewCommand.self, LiveCommand.self,
                TreeCommand.self, LintCommand.self, GalleryCommand.self, FrameCommand.self, DocCommand.self,
                CheckCommand.self, InitCommand.self, DoctorCommand.self, MCPCommand.self, LSPCommand.self,
                CompatibilityCommand.self,
                ManualCommand.self,
            ],
            groupedSubcommands: [
                CommandGroup(
                    name: "Image and shape",
                    subcommands: [EncodeCommand.self, CutoutCommand.self, TraceCommand.self, OutlineCommand.self]),
                CommandGroup(
                    name: "Test",
                    subcommands: [
                        TestCommand.self, ReportCommand.self, DiffCommand.self, AcceptCommand.self,
                        CacheKeyCommand.self,
                        BenchCommand.self,
                    ]),
            ],
            defaultSubcommand: RenderCommand.self)
    }

    /// Parses the arguments of a command.
    ///
    /// The arguments of a scene or a file are parsed by `RenderCommand` alone: if the root parsed them, help
    /// would list all their options twice. If parsing fails, the root parses them to report the error.
    static func command(of arguments: [String]) throws -> any ParsableCommand {
        if let first = arguments.first, first != "help",
            !configuration.subcommands.contains(where: { $0._commandName == first }),
            let command = try? RenderCommand.parseAsRoot(arguments) as? RenderCommand
        {
            return command
        }
        return try parseAsRoot(arguments)
    }

    /// Whether a type is one of our commands, and not one of the parser's.
    static func holds(_ command: any ParsableCommand.Type) -> Bool {
        configuration.subcommands.contains { $0 == command }
    }

    /// The help of rendering a scene, followed by the list of other commands.
    static var wholeHelp: String {
        let own = helpMessage()
        let commands = own.range(of: "SUBCOMMANDS:").map { "\n" + own[$0.lowerBound...] } ?? ""
        return helpMessage(for: RenderCommand.self) + commands
    }
}
