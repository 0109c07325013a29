// SPDX-License-Identifier: MIT

import Support
import Foundation
import ViewCompiler
import VirtualTime
import Zoetrope

/// `render My.swift`: compiles a program from the file and runs it with the same arguments.
enum FileRendering {
    @MainActor static func render(
        _ command: any PreviewingCommand, _ arguments: [String], _ console: Console
    ) throws -> Int32 {
        var service = try service(console)
        service.isColored = console.isColored
        service.progress = { step in
            if !command.isQuiet { console.report("\(command.scene): \(step)") }
        }
        let made = try made(command, by: service)
        var environment = try environment(of: made)
        let sources = PictureNames.text(root: made.folder, files: try made.sources())
        // The child's output goes through a pipe to this process, which passes it on to the terminal.
        if console.isInteractive { environment["ZOETROPE_TERMINAL"] = "1" }
        var (next, status) = (0, Int32(0))
        var left: Set<Int> = []
        while true {
            environment[PreviewProgress.first] = next == 0 ? nil : String(next)
            environment[PreviewProgress.left] = left.isEmpty ? nil : left.map(String.init).joined(separator: " ")
            let (ending, noted) = try run(made, command, arguments, environment, sources, by: service, console)
            if ending != 0 { status = status == 0 ? ending : status }
            // A preview that ends its process does not stop the others from being rendered.
            switch noted {
            case (.making, let place, let count)? where left.count + 1 < count && left.insert(place).inserted: continue
            case (.rendering, let place, let count)? where place + 1 < count && place >= next: next = place + 1
            default: return status
            }
        }
    }

    /// The environment of a program compiled from view code.
    static func environment(of made: Made) throws -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment[EngineFolder.viewsVariable] = made.views
        // Images and fonts are searched for beside this program and beside the author's files.
        environment["ZOETROPE_PROGRAM"] = AssetFolders.runningExecutable
        if environment["ZOETROPE_ASSETS"] == nil {
            environment["ZOETROPE_RESOURCES"] = try ResourceFolders.search(made.folder, isFile: made.isFile).joined(
                separator: "\n")
        }
        environment[AccentColor.variable] = try ResourceFolders.accentColor(of: made.folder, isFile: made.isFile)
        // The current time zone, which Foundation reads once.
        environment[HostTimeZone.variable] = HostTimeZone.current.identifier
        // Sets and dictionaries have the same order in every run.
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        // User defaults are discarded after a run, so that no run depends on an earlier one.
        environment["XDG_CONFIG_HOME"] = "/dev/null"
        return environment
    }

    /// Runs the program once.
    ///
    /// - Returns: the exit status, and the preview in progress if view code ended the process.
    private static func run(
        _ made: Made, _ command: any PreviewingCommand, _ arguments: [String], _ environment: [String: String],
        _ sources: String, by service: CompileService, _ console: Console
    ) throws -> (status: Int32, noted: (step: PreviewProgress.Step, place: Int, count: Int)?) {
        var environment = environment
        // This process prints the reason itself, in one line.
        let word = RunFolder()
        defer { word?.remove() }
        environment["SWIFT_BACKTRACE"] = word?.backtracing(by: service.toolchain) ?? "enable=no"
        environment[FaultNote.variable] = word?.note
        environment[RunFolder.homeVariable] = word?.home
        environment[PreviewProgress.variable] = word?.progress
        if let word {
            try? sources.write(toFile: word.sources, atomically: false, encoding: .utf8)
            environment[PictureNames.variable] = word.sources
        }
        var stream = TerminalText.Stream(passing: console.isInteractive ? Console.clearLine : "")
        let ending = try AuthorProcess.run(made.host, as: ProgramName.current, arguments, environment: environment) {
            said in
            _ = StandardStreams.write(stream.escaped(said), to: STDERR_FILENO)
        }
        _ = StandardStreams.write(stream.finish(), to: STDERR_FILENO)
        switch ending {
        case .exit(let status): return (status, nil)
        case .signal(let number) where [SIGINT, SIGTERM, SIGHUP].contains(number): return (128 + number, nil)
        case .signal(let number):
            console.report(words(of: number, word, command.scene))
            return (ExitStatus.badData, word.flatMap { PreviewProgress.noted(in: $0.progressText) })
        }
    }

    /// The message about a program that a signal has ended.
    static func words(of signal: Int32, _ word: RunFolder?, _ scene: String) -> String {
        let report = word?.report
        let details = [
            report?.place.map { "at \(relative($0))" }, report?.function.map { "in \($0)" }, word?.noteText,
        ]
        return (["\(scene): the view code crashed"] + details.compactMap(\.self))
            .joined(separator: ", ") + " (\(cause(of: signal)))"
    }

    /// The compiler of author's files, with the engine beside this program.
    static func service(_ console: Console) throws(ViewCompilerError) -> CompileService {
        guard let program = AssetFolders.runningExecutable else { throw .noEngine(searched: []) }
        return try CompileService(
            program: program, environment: ProcessInfo.processInfo.environment, diagnostics: console.err)
    }

    /// Compiles the file, folder or set of files that a command names.
    @MainActor static func made(_ command: any PreviewingCommand, by service: CompileService) throws -> Made {
        let (language, isStrict) = (command.file.project.language, command.view.strict)
        guard command.moreFiles.isEmpty else {
            return try made(
                SourceSet(files: [command.scene] + command.moreFiles), language, isStrict: isStrict, by: service)
        }
        return try made(
            command.scene, target: command.file.project.target, language, isStrict: isStrict, by: service)
    }

    /// A program compiled from an author's files.
    struct Made {
        /// The program to start.
        var host: String
        /// The shared object with the views, which the host loads.
        var views: String
        /// The folder of the views.
        var folder: String
        /// Whether single files of the folder are shown.
        var isFile = false
        /// The index of the source files; built on demand.
        var sources: () throws -> SourceIndex
    }

    static func made(
        _ path: String, target: String?, _ language: LanguageOptions, isStrict: Bool, by service: CompileService
    ) throws -> Made {
        if path != "-", PackageBuild.isPackage(path) {
            guard service.packageManager != nil else {
                let package = try DeclaredPackage(path: path, target: target)
                return Made(
                    host: service.engine.host,
                    views: try service.program(
                        of: package, language.options(SourceSet.Settings(), isStrict: isStrict)),
                    folder: package.path, sources: { package.index })
            }
            let build = try PackageBuild(
                path: path, target: target, service, language.options(SourceSet.Settings(), isStrict: isStrict))
            let namesakes = build.namesakes
            guard !namesakes.isEmpty else {
                return Made(
                    host: service.engine.host, views: try build.program(), folder: build.path, sources: build.index)
            }
            service.progress(
                "all targets are compiled as one module, because Zoetrope has modules called "
                    + namesakes.joined(separator: ", "))
            return try made(try build.allSources(), language, isStrict: isStrict, by: service)
        }
        let sources =
            path == "-" ? try standardInput(service) : try SourceSet(path: path, target: target)
        return try made(sources, language, isStrict: isStrict, by: service)
    }

    private static func made(
        _ sources: SourceSet, _ language: LanguageOptions, isStrict: Bool, by service: CompileService
    ) throws -> Made {
        Made(
            host: service.engine.host,
            views: try service.program(of: sources, language.options(sources.settings, isStrict: isStrict)),
            folder: sources.folder, isFile: !FileSystem.isFolder(SourceSet.completed(sources.path)),
            sources: { SourceIndex(files: sources.files) })
    }

    /// The path relative to the working directory, if it is inside of it.
    static func relative(_ path: String) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    static func cause(of signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "a trap, such as a failed precondition, an unwrapped nil or an arithmetic overflow"
        case SIGSEGV, SIGBUS: "an invalid memory access or a stack overflow"
        case SIGKILL: "killed, perhaps because memory ran out"
        case SIGABRT: "aborted, perhaps because memory ran out: raise --memory-limit"
        default: "signal \(signal)"
        }
    }

    static func standardInput(_ service: CompileService) throws -> SourceSet {
        let bytes = FileHandle.standardInput.readDataToEndOfFile()
        let file = try service.cache.fileOfStandardInput(bytes)
        return SourceSet(standardInput: file)
    }
}
