// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import ViewCompiler
import Zoetrope

/// `render check`: reports the names in Swift files that Zoetrope lacks, without rendering.
struct CheckCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "check",
            abstract: "Report unsupported names and errors in Swift files.",
            usage: "\(name) check FILE.swift|FOLDER|- [--json] [options]",
            discussion: """
                Lists the SwiftUI names that Zoetrope lacks, by family, with counts and places. Errors that these names do not \
                explain are printed as the compiler words them. The exit status is 0 if everything compiles, else 65.

                With --json: version 1; path; compiles; files: how many; missing: families, each with its names, their \
                kinds, counts and places; modules: each with support (never, notYet, unknown) and places; calls: of \
                supported names with unsupported arguments; errors; consequences: errors that may follow from the \
                others; shows: what would be rendered. A place is file, line and column, from 1 on, in bytes.

                EXAMPLES:
                  \(name) check My.swift
                  \(name) check Sources/Cards --json | jq -r '.missing[].names[].name'
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "A Swift file, a folder, a package, an Xcode project, or - for standard input.", valueName: "path"),
        completion: .file())
    var path: String

    @Flag(help: "Print JSON, for programs.")
    var json = false

    @OptionGroup var project: ProjectOptions
    @OptionGroup(title: "Confinement") var confinement: ConfinementOptions

    @MainActor func run(in tool: CommandLineTool) throws {
        try tool.console.checkOutput()
        tool.guardRuns()
        var service = try FileRendering.service(tool.console)
        service.supervision = confinement.asked
        let report = try report(service)
        if json {
            try tool.console.out(JSONText.of(report))
        } else {
            try tool.console.out(report.text(relativeTo: FileManager.default.currentDirectoryPath))
        }
        if !report.compiles { throw AuthorFailure(status: ExitStatus.badData) }
    }

    private func report(_ service: CompileService) throws -> CheckReport {
        func report(of sources: SourceSet) throws -> CheckReport {
            try service.check(sources, project.language.options(sources.settings))
        }
        if path == "-" { return try report(of: FileRendering.standardInput(service)) }
        guard PackageBuild.isPackage(path) else {
            let sources = try SourceSet(path: path, target: project.target)
            guard service.separates(sources) else { return try report(of: sources) }
            return try service.check(
                sources.modules, of: sources.path, project.language.options(sources.settings))
        }
        let options = project.language.options(SourceSet.Settings())
        if service.packageManager == nil {
            let declared = try DeclaredPackage(path: path, target: project.target)
            return try service.check(declared.modules, of: declared.path, options)
        }
        let build = try PackageBuild(path: path, target: project.target, service, options)
        // Modules named like the engine's cannot be compiled separately, so all targets are then checked as one module.
        guard build.namesakes.isEmpty else { return try report(of: build.allSources()) }
        return try service.check(build.modules(), of: build.path, project.language.options(build.settings))
    }
}
