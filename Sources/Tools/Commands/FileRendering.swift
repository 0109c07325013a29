// SPDX-License-Identifier: MIT

import Support
import Foundation
import PreviewSupport
import ScreenLint
import SymbolArt
import Typography
import ViewCompiler
import VirtualTime
import Zoetrope

/// `render My.swift`: compiles a program from the file and runs it with the same arguments.
enum FileRendering {
    @MainActor static func render(
        _ command: any PreviewingCommand, _ arguments: [String], _ console: Console
    ) throws -> Int32 {
        try command.file.confinement.check()
        ViewConfinement.warnOfGaps(console)
        TemporaryFolders.removeLeftovers()
        var service = try service(console)
        service.isColored = console.isColored
        service.supervision = command.file.confinement.asked
        service.progress = { step in
            if !command.isQuiet { console.report("\(command.scene): \(step)") }
        }
        let made = try made(command, by: service)
        var environment = try environment(of: made, command.file.confinement, hasNetwork: command.view.network)
        let sources = PictureNames.text(root: made.folder, files: try made.sources())
        // The child process cannot see that its output reaches a terminal, because it writes to a pipe. This
        // variable tells it.
        if console.isInteractive { environment["ZOETROPE_TERMINAL"] = "1" }
        if ToldProgress.isWanted { environment[ToldProgress.variable] = "1" }
        var (next, status) = (0, Int32(0))
        var left: Set<Int> = []
        while true {
            environment[PreviewProgress.first] = next == 0 ? nil : String(next)
            environment[PreviewProgress.left] = left.isEmpty ? nil : left.map(String.init).joined(separator: " ")
            let (ending, noted) = try run(made, command, arguments, environment, sources, by: service, console)
            if ending != 0 { status = status == 0 ? ending : status }
            // If a preview has ended the process, starts the program again without that preview.
            switch noted {
            case (.making, let place, let count)? where left.count + 1 < count && left.insert(place).inserted: continue
            case (.rendering, let place, let count)? where place + 1 < count && place >= next: next = place + 1
            default: return status
            }
        }
    }

    /// The environment of a program compiled from view code. Passes on only a few of this process's
    /// variables, because the others may hold secrets.
    static func environment(
        of made: Made, _ options: ConfinementOptions, hasNetwork: Bool
    ) throws -> [String: String] {
        let own = ProcessInfo.processInfo.environment
        var environment = options.unconfined ? own : ChildEnvironment.passed(of: own, hasNetwork: hasNetwork)
        environment[EngineFolder.viewsVariable] = made.views
        // Images and fonts are searched for beside this program and beside the author's files.
        environment["ZOETROPE_PROGRAM"] = AssetFolders.runningExecutable
        if environment["ZOETROPE_ASSETS"] == nil {
            environment["ZOETROPE_RESOURCES"] = made.resources.joined(separator: "\n")
        }
        environment[AccentColor.variable] = made.accentColor
        let settings = try ProjectSettings(for: made.folder)
        environment.merge(settings.environment) { $1 }
        environment[PreviewSetup.variable] = settings.setup
        environment[Rule.disabledVariable] = settings.disabledRules.joined(separator: " ")
        // Foundation reads the system's time zone only once, so child programs get the current one.
        environment[HostTimeZone.variable] = HostTimeZone.current.identifier
        // Makes the order of sets and dictionaries the same in every run.
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        // Stores user defaults nowhere, so that no run depends on an earlier one.
        environment["XDG_CONFIG_HOME"] = "/dev/null"
        // View code gets the path of our cache, because it reads symbol drawings and font names from there.
        environment["XDG_CACHE_HOME"] = FileSystem.cacheFolder(environment: own).map {
            URL(filePath: $0).deletingLastPathComponent().path
        }
        return environment
    }

    /// Adds the variables that name files and folders inside a run folder.
    static func add(
        _ word: RunFolder?, to environment: inout [String: String], _ toolchain: Toolchain, isUnconfined: Bool
    ) {
        environment["SWIFT_BACKTRACE"] = word?.backtracing(by: toolchain) ?? "enable=no"
        environment[TrapRecord.variable] = word?.note
        environment[RunFolder.homeVariable] = word?.home
        if !isUnconfined {
            environment["HOME"] = word?.home ?? "/nonexistent"
            environment["TMPDIR"] = word?.temporary ?? "/nonexistent"
            environment[MissedCacheEntries.variable] = word?.missed
        }
    }

    /// Creates the cache entries that view code looked up and missed, because it may not write to the caches.
    static func makeMissedEntries(_ word: RunFolder?, _ engine: EngineFolder) {
        guard let word, let cache = FileSystem.cacheFolder(environment: ProcessInfo.processInfo.environment) else {
            return
        }
        let missed = MissedCacheEntries.read(word.missed)
        guard !missed.isEmpty else { return }
        FontIndexEntries.make(missed: missed)
        if let build = engine.buildID { SymbolLibrary.make(missed: missed, in: cache, build: build) }
    }

    /// The limit of the output of view code, in bytes. On a terminal it is higher, because progress counts as
    /// output there.
    private static func outputByteLimit(_ console: Console) -> Int { console.isInteractive ? 16 << 20 : 512 << 10 }

    /// Runs the program once.
    ///
    /// - Returns: the exit status, and the preview in progress if view code ended the process.
    private static func run(
        _ made: Made, _ command: any PreviewingCommand, _ arguments: [String], _ environment: [String: String],
        _ sources: String, by service: CompileService, _ console: Console
    ) throws -> (status: Int32, noted: (step: PreviewProgress.Step, place: Int, count: Int)?) {
        var environment = environment
        // The run folder receives crash reports, which this process then prints as one line.
        let word = RunFolder()
        defer { word?.remove() }
        add(word, to: &environment, service.toolchain, isUnconfined: command.file.confinement.unconfined)
        environment[PreviewProgress.variable] = word?.progress
        if let word {
            try? FileSystem.write(sources, to: word.sources)
            environment[PictureNames.variable] = word.sources
        }
        var supervision = Supervision()
        supervision.memory = command.file.memoryLimit
        supervision.seconds = command.file.timeLimit
        supervision.outputByteLimit = outputByteLimit(console)
        var output: ConfinedOutput?
        if !command.file.confinement.unconfined {
            var bounds = try ViewConfinement(of: made, for: command, by: service, run: word)
            for folder in command.outputFolders {
                try OutputJournal().createFolder(folder)
                bounds.writing.append(folder)
            }
            if let places = command.outputPlaces, command.outputFolders.isEmpty, let scratch = word?.path {
                output = ConfinedOutput(places, scratch: scratch)
                if let output {
                    environment[OutputBroker.variable] = output.variable(Supervision.connection)
                    bounds.writing.append(output.folder)
                    bounds.reading += places.folders.filter { $0 != "." } + places.files
                }
            }
            supervision.confinement = bounds.confinement(command.file.confinement)
        }
        let connection = output.map { output in
            AuthorProcess.Connection(ours: output.ours, theirs: output.theirs) { output.answer() }
        }
        var stream = TerminalText.Stream(passing: console.isInteractive ? Console.clearLine : "")
        let ending = try AuthorProcess.run(
            made.host, as: ProgramName.current, arguments, environment: environment, supervision: supervision,
            connection: connection
        ) { said in
            _ = StandardStreams.write(stream.escaped(said), to: STDERR_FILENO)
        }
        _ = StandardStreams.write(stream.finish(), to: STDERR_FILENO)
        if !command.file.confinement.unconfined { makeMissedEntries(word, service.engine) }
        switch ending {
        case .exit(let status): return (status, nil)
        // The user has ended the program, or the process that reads its output has ended. Neither is an error
        // of the view code.
        case .signal(let number) where [SIGINT, SIGTERM, SIGHUP, SIGPIPE].contains(number): return (128 + number, nil)
        default:
            console.report(words(of: ending, word, command.scene))
            return (ExitStatus.badData, word.flatMap { PreviewProgress.noted(in: $0.progressText) })
        }
    }

    /// The message about a program that did not end by itself.
    static func words(of ending: AuthorProcess.Ending, _ word: RunFolder?, _ scene: String) -> String {
        switch ending {
        case .exit(let status): "\(scene): its process ended with status \(status)"
        case .signal(let number): words(of: number, word, scene)
        case .left(let status):
            "\(scene): the view code ended its process with status \(status), before the picture was finished; remove "
                + "the call of exit or _exit"
        case .timedOut(let seconds):
            "\(scene): no new frame for \(LimitError.text(seconds)) s: its views may loop forever; raise --time-limit"
        case .stopped: "\(scene): the view code stopped its process (SIGSTOP)"
        case .tooManyProcesses(let limit): "\(scene): the view code started more than \(limit) processes"
        case .tooMuchMemory(let limit):
            "\(scene): the view code used more than \(limit) bytes of memory: raise --memory-limit"
        }
    }

    /// The message for a crash of view code: the signal, and the place of the crash if it is known.
    static func words(of signal: Int32, _ word: RunFolder?, _ scene: String) -> String {
        let report = word?.report
        let details = [
            report?.place.map { "at \(relative($0))" }, report?.function.map { "in \($0)" }, word?.noteText,
        ]
        return (["\(scene): the view code crashed"] + details.compactMap(\.self))
            .joined(separator: ", ") + " (\(cause(of: signal)))"
    }

    /// The compile service for author's files. Uses the engine beside this program.
    static func service(_ console: Console) throws(ViewCompilerError) -> CompileService {
        guard let program = AssetFolders.runningExecutable else { throw .noEngine(searched: []) }
        let service = try CompileService(
            program: program, environment: ProcessInfo.processInfo.environment, diagnostics: { console.err($0.text) })
        if let notice = service.cache.notice { console.warn(notice) }
        return service
    }

    /// Compiles the file, folder or list of files that a command names.
    static func made(_ command: any PreviewingCommand, by service: CompileService) throws -> Made {
        let (language, isStrict) = (command.file.project.language, command.view.strict)
        var service = service
        service.fetchesPackages = command.file.project.fetchPackages
        service.engine = service.engine.compiling(for: command.view.os.platform)
        guard command.moreFiles.isEmpty else {
            return try made(
                SourceSet(files: [command.scene] + command.moreFiles), language, isStrict: isStrict, by: service)
        }
        return try made(
            command.scene, target: command.file.project.target, language, isStrict: isStrict, by: service)
    }

    /// A program compiled from an author's files.
    struct Made {
        /// The path of the program to start, which is the engine's host.
        var host: String
        /// The shared object with the views, which the host loads.
        var views: String
        /// The folder that contains the author's files.
        var folder: String
        /// The folders with the author's images, sounds, fonts and strings.
        var resources: [String]
        /// The accent colour of the project: `asset:Name` or `system:orange`; nil if the project names none.
        var accentColor: String?
        /// Returns the index of the source files. The first call builds it.
        var sources: () throws -> SourceIndex

        /// - Parameter isFile: Whether the author named files in `folder` instead of the folder itself.
        init(
            host: String, views: String, folder: String, isFile: Bool = false,
            sources: @escaping () throws -> SourceIndex
        ) throws(ViewCompilerError) {
            (self.host, self.views, self.folder) = (host, views, folder)
            var known: SourceIndex?
            self.sources = {
                let index = try known ?? sources()
                known = index
                return index
            }
            resources = try ResourceFolders.search(folder, isFile: isFile)
            accentColor = try ResourceFolders.accentColor(of: folder, isFile: isFile)
        }
    }

    static func made(
        _ path: String, target: String?, _ language: LanguageOptions, isStrict: Bool, by service: CompileService
    ) throws -> Made {
        if path != "-", PackageBuild.isPackage(path) {
            let options = language.options(SourceSet.Settings(), isStrict: isStrict)
            guard service.packageManager != nil else {
                return try made(DeclaredPackage(path: path, target: target), options, by: service)
            }
            let build = try PackageBuild(path: path, target: target, service, options)
            let namesakes = build.namesakes
            guard !namesakes.isEmpty else {
                do {
                    return try Made(
                        host: service.engine.host, views: try build.program(), folder: build.path, sources: build.index)
                } catch let error as PackageBuild.UnresolvedPackages {
                    return try made(path, target: target, options, without: error, by: service)
                }
            }
            service.progress(
                "all targets are compiled as one module, because Zoetrope has modules called "
                    + namesakes.joined(separator: ", "))
            return try made(try build.allSources(), language, isStrict: isStrict, by: service)
        }
        let sources =
            path == "-"
            ? try standardInput(service)
            : try SourceSet(
                path: path, target: target, platform: service.engine.platform, checkouts: service.checkouts)
        return try made(sources, language, isStrict: isStrict, by: service)
    }

    /// Compiles a package without the remote packages that are not available. Code that needs them is omitted.
    private static func made(
        _ path: String, target: String?, _ options: CompileService.Options,
        without lost: PackageBuild.UnresolvedPackages, by service: CompileService
    ) throws -> Made {
        // Macros, plugins and C code can be built by SwiftPM only, and SwiftPM needs all packages. `DeclaredPackage`
        // throws for them.
        guard options.omission != .never,
            let package = try? DeclaredPackage(path: path, target: target, checkouts: lost.checkouts),
            !package.missing.isEmpty
        else {
            service.diagnostics(CompilerOutput(lost.said))
            throw ViewCompilerError.doesNotCompile(path)
        }
        let names = package.missing.joined(separator: ", ")
        service.diagnostics(
            CompilerOutput(
                "warning: \(names): cannot be downloaded; code that imports a missing package is left out\n"))
        return try made(package, options, by: service)
    }

    private static func made(
        _ package: DeclaredPackage, _ options: CompileService.Options, by service: CompileService
    ) throws -> Made {
        try Made(
            host: service.engine.host, views: try service.program(of: package, options), folder: package.path,
            sources: { package.index })
    }

    private static func made(
        _ sources: SourceSet, _ language: LanguageOptions, isStrict: Bool, by service: CompileService
    ) throws -> Made {
        try Made(
            host: service.engine.host,
            views: try service.program(of: sources, language.options(sources.settings, isStrict: isStrict)),
            folder: sources.folder, isFile: !FileSystem.isFolder(SourceSet.completed(sources.path)),
            sources: { SourceIndex(files: sources.files) })
    }

    /// The path relative to the working directory if it is inside that directory; otherwise the path unchanged.
    static func relative(_ path: String) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    static func cause(of signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "a trap, such as a failed precondition, an unwrapped nil or an arithmetic overflow"
        case SIGSEGV, SIGBUS: "an invalid memory access or a stack overflow"
        case SIGKILL: "killed, perhaps because memory ran out"
        case SIGSTOP: "the view code stopped its process (SIGSTOP)"
        case SIGSYS: "a system call that is not known here"
        case SIGXFSZ: "a file or the printed text became too large"
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
