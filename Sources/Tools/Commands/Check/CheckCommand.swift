// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Support
import ViewCompiler
import Zoetrope

/// `render check`: reports the names in Swift files that Zoetrope lacks, without rendering.
struct CheckCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "check",
            abstract: "Report unsupported names and errors in Swift files.",
            usage: "\(name) check FILE.swift|FOLDER|- [--json|--sarif] [--watch] [options]",
            discussion: """
                Lists the SwiftUI names that Zoetrope lacks, by family, with counts and places. Errors that these names do not \
                explain are printed as the compiler words them.

                The exit status is 0 if everything compiles; 65 if an error may be the author's; 69 if nothing but names that \
                Zoetrope lacks prevents it; 66 if nothing but modules that are not here does, such as packages.

                Files without errors are checked again only if they, or a declaration of the module, have changed.

                With --json: version 1; path; compiles; outcome: compiles, ownErrors, notSupported or leftOut; files: how many; missing: families, each with its names, their \
                kinds, counts and places; modules: each with support (never, notYet, otherPlatform, unknown) and places; calls: of \
                supported names with unsupported arguments; errors; consequences: errors that may follow from the \
                others; dependencies: errors in checked-out packages; skipped: targets and files of tests that were not checked, with what they \
                lack; generated: names that plugins and build phases write, which do not run here; shows: what would be rendered. A place is file, line and column, from 1 on, in bytes; an error may also have \
                endColumn, fix: a known name like the unknown one, and correction: column, endColumn and text of an edit, and corrected: the line after it.

                EXAMPLES:
                  \(name) check My.swift
                  \(name) check Sources/Cards --json | jq -r '.missing[].names[].name'
                  \(name) check MyApp --watch
                  \(name) check MyApp --fetch-packages
                  \(name) check MyApp --unsaved MyApp/Card.swift=/tmp/edited.swift
                  \(name) check MyApp --sarif > check.sarif
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "A Swift file, a folder, a package, an Xcode project, or - for standard input.", valueName: "path"),
        completion: .file())
    var path: String

    @Flag(help: "Print JSON, for programs.")
    var json = false

    @Flag(help: "Print SARIF 2.1.0, for code scanning services.")
    var sarif = false

    @Flag(help: "Check again after each change of the files, until interrupted.")
    var watch = false

    @Option(
        help: ArgumentHelp(
            "A file, and a copy with its unsaved text, which is read in its place. No effect if the file is not checked; repeatable.",
            valueName: "file=copy"), transform: Self.unsaved)
    var unsaved: [(file: String, copy: String)] = []

    @Option(
        help: ArgumentHelp(
            "The oldest iOS on which the code must run: newer names outside of #available are errors. (default: the project's)",
            valueName: "version"))
    var minimumIos: Double?

    @Option(
        help: ArgumentHelp(
            "The system on which the code runs: ios18, ios26, ios27 or macos15. Newer names outside of #available are errors. (default: the project's oldest iOS)",
            valueName: "system"), completion: .list(Traits.System.allCases.map(\.rawValue)), transform: Arguments.system
    )
    var os: Traits.System?

    @OptionGroup var project: ProjectOptions
    @OptionGroup(title: "Confinement") var confinement: ConfinementOptions

    func validate() throws {
        if json, sarif { throw ValidationError("--json and --sarif exclude each other") }
        if watch, !unsaved.isEmpty { throw ValidationError("--watch and --unsaved exclude each other") }
        if os != nil, minimumIos != nil { throw ValidationError("--os and --minimum-ios exclude each other") }
        if let minimumIos, !(13...99).contains(minimumIos) {
            throw ValidationError("--minimum-ios \(minimumIos) is not a version from 13 to 99")
        }
        if watch, path == "-" { throw ValidationError("--watch needs files; standard input does not change") }
    }

    @MainActor func run(in tool: CommandLineTool) throws {
        try tool.console.checkOutput()
        tool.guardRuns()
        var service = try FileRendering.service(tool.console)
        service.supervision = confinement.asked
        service.fetchesPackages = project.fetchPackages
        if let os { service.engine = service.engine.compiling(for: os.platform) }
        guard watch else {
            let texts = try texts()
            let report = try CompileService.$unsaved.withValue(texts) { try self.report(service) }
            try print(report, tool.console)
            if let status = Self.status(of: report.outcome) { throw AuthorFailure(status: status) }
            return
        }
        let files = SourceWatch([path])
        while true {
            let stamp = files.stamp()
            do {
                try print(report(service), tool.console)
            } catch let error as ViewCompilerError {
                // The error does not end the watching, because the author may be in the middle of an edit.
                tool.console.report("\(error)")
            }
            files.wait(after: stamp)
        }
    }

    private static func unsaved(_ text: String) throws -> (file: String, copy: String) {
        guard let mark = text.lastIndex(of: "="), mark != text.startIndex else {
            throw UsageError("'\(text)' is not a file and its copy: use FILE=COPY")
        }
        return (String(text[..<mark]), String(text[text.index(after: mark)...]))
    }

    /// The texts of the copies of `--unsaved`, by the absolute paths of their files: with and without links resolved.
    private func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        for (file, copy) in unsaved {
            guard FileSystem.isFile(file) else { throw ViewCompilerError.noSuchPath(file) }
            guard let bytes = FileSystem.data(of: copy, limit: 16 << 20) else {
                throw ViewCompilerError.unreadable("\(copy) cannot be read, or has more than 16 MiB")
            }
            let path = URL(filePath: file).standardizedFileURL.path
            for name in [path, FileSystem.realPath(of: path) ?? path] {
                texts[name] = String(decoding: bytes, as: UTF8.self)
            }
        }
        return texts
    }

    private static func status(of outcome: CheckReport.Outcome) -> Int32? {
        switch outcome {
        case .compiles: nil
        case .ownErrors: ExitStatus.badData
        case .notSupported: ExitStatus.unavailable
        case .leftOut: ExitStatus.noInput
        }
    }

    private func print(_ report: CheckReport, _ console: Console) throws {
        if json {
            try console.out(JSONText.of(report))
        } else if sarif {
            try console.out(JSONText.of(report.sarif(version: Version.number)))
        } else {
            try console.out(report.text(relativeTo: FileManager.default.currentDirectoryPath))
        }
    }

    private func report(_ service: CompileService) throws -> CheckReport {
        if path == "-" { return try report(of: FileRendering.standardInput(service), service) }
        guard PackageBuild.isPackage(path) else {
            let platform = service.engine.platform
            let sources = try SourceSet(
                path: path, target: project.target, platform: platform, checkouts: service.checkouts)
            let report = try self.report(of: sources, service)
            // A part of an app may need the rest of its target.
            guard !report.compiles, XcodeProject.path(in: path) == nil,
                let target = try sources.targetAround(platform: platform, checkouts: service.checkouts)
            else { return report }
            return try self.report(of: target, service).part(path: path, files: sources.files)
        }
        if service.packageManager == nil {
            let declared = try DeclaredPackage(path: path, target: project.target)
            return try report(of: declared.modules, at: declared.path, SourceSet.Settings(), service)
        }
        let build = try PackageBuild(path: path, target: project.target, service, options(SourceSet.Settings()))
        // Modules named like the engine's cannot be compiled separately, so all targets are then checked as one module.
        guard build.namesakes.isEmpty else { return try ofOneModule(build.allSources(), service) }
        let (modules, skipped) = try build.modules()
        var report = try report(of: modules, at: build.path, build.settings, service)
        report.skipped = skipped
        return report
    }

    private func ofOneModule(_ sources: SourceSet, _ service: CompileService) throws -> CheckReport {
        try service.check(sources, options(sources.settings))
    }

    private func report(of sources: SourceSet, _ service: CompileService) throws -> CheckReport {
        guard service.separates(sources) else { return try ofOneModule(sources, service) }
        return try report(of: sources.modules, at: sources.path, sources.settings, service)
    }

    private func report(
        of modules: [SourceSet], at path: String, _ settings: SourceSet.Settings, _ service: CompileService
    ) throws -> CheckReport {
        var modules = modules
        if oldestSystem != nil {
            for index in modules.indices { modules[index].settings.minimumSystem = nil }
        }
        return try service.check(modules, of: path, options(settings))
    }

    private func options(_ settings: SourceSet.Settings) -> CompileService.Options {
        var options = project.language.options(settings)
        options.minimumSystem = oldestSystem ?? options.minimumSystem
        return options
    }

    /// The version of iOS whose names the code may use without `#available`; nil for the project's.
    private var oldestSystem: Double? {
        switch os {
        case nil: minimumIos
        case .iOS18: 18
        case .iOS26: 26
        case .iOS27: 27
        // The release of the same year.
        case .macOS15: 18
        }
    }
}
