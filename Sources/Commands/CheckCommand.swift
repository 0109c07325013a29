import ArgumentParser
import Foundation
import Workshop
import Zoetrope

/// `render check`.
struct CheckCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "check",
            abstract: "Say what Swift files lack here.",
            usage: "\(name) check FILE.swift|FOLDER|- [--json] [options]",
            discussion: """
                Names that SwiftUI has and Zoetrope has not yet come by family, with counts and places; what nothing \
                missing explains comes as the compiler says it. Status 0 where all compiles, and 65 where not.

                With --json: version 1; path; compiles; files: how many; missing: families, each with its names, their \
                kinds, counts and places; modules: each with support (never, notYet, unknown) and places; calls: of \
                what is there, with arguments that are not; errors; consequences: errors that may follow from the \
                others; shows: what would be rendered. A place is file, line and column, from 1 on, in bytes.

                EXAMPLES:
                  \(name) check My.swift
                  \(name) check Sources/Cards --json | jq -r '.missing[].names[].name'
                """)
    }

    @Argument(help: ArgumentHelp("A Swift file, a folder, or - for standard input.", valueName: "path"))
    var path: String

    @Flag(help: "As JSON, for programs.")
    var json = false

    @Option(
        help: ArgumentHelp("Of an Xcode project. (default: its app)", valueName: "name"))
    var target: String?

    @Option(
        help: ArgumentHelp("The language mode, 5 or 6. (default: the project's, or 5)", valueName: "n"),
        transform: Arguments.languageMode)
    var swiftVersion: String?

    @Option(
        help: ArgumentHelp(
            "The isolation of what says none: MainActor or nonisolated. (default: the project's, or nonisolated)",
            valueName: "actor"), transform: Arguments.isolation)
    var defaultIsolation: Bool?

    @MainActor func run(in tool: CommandLineTool) throws {
        try tool.console.checkOutput()
        guard let program = AssetFolders.runningExecutable else { throw WorkshopError.noEngine(searched: []) }
        let environment = ProcessInfo.processInfo.environment
        let service = try CompileService(program: program, environment: environment, diagnostics: tool.console.err)
        let sources = path == "-" ? try FileRendering.standardInput(service) : try SourceSet(path: path, target: target)
        var options = CompileService.Options(sources.settings)
        options.languageMode = swiftVersion ?? options.languageMode
        options.isolatesToMainActor = defaultIsolation ?? options.isolatesToMainActor
        let report = try service.check(sources, options)
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try tool.console.out(String(decoding: try encoder.encode(report), as: UTF8.self) + "\n")
        } else {
            try tool.console.out(report.text(relativeTo: FileManager.default.currentDirectoryPath))
        }
        if !report.compiles { throw AuthorFailure(status: ExitStatus.badData) }
    }
}
