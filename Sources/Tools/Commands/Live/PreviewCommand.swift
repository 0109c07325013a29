// SPDX-License-Identifier: MIT

import ArgumentParser
import CMemory
import Support
import Foundation
import LivePreview
import Synchronization
import ViewCompiler
import Zoetrope

/// `render preview`: shows views live on a local web page.
struct PreviewCommand: ParsableCommand, PreviewingCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "preview",
            abstract: "Show views on a page of this machine, live.",
            usage: "\(name) preview FILE.swift|FOLDER|SCENE [--port N] [--open] [options]",
            discussion: """
                Serves a page on 127.0.0.1 and prints its address, which contains a secret token. On the page, time can be played, \
                stopped and scrubbed, mouse and keys act as fingers and a keyboard, and the input can be downloaded as a file for \
                --events. After each save, the new views are shown at the same time, after the same events. Compiler errors and \
                traps are shown beside the last image until the next save. ^C ends it.

                EXAMPLES:
                  \(name) preview My.swift
                  \(name) preview Sources/Cards --port 8080
                  \(name) preview gears --open
                """)
    }

    @Argument(help: "A Swift file, a folder, a package, an Xcode project, or a scene's name.", completion: .file())
    var scene: String

    @Option(help: ArgumentHelp("The port of the page; 0 for any free port.", valueName: "n"))
    var port: UInt16 = 0

    @Flag(help: "Open the page in this desktop's browser (xdg-open).")
    var open = false

    @OptionGroup(title: "Canvas") var canvas: CanvasOptions
    @OptionGroup(title: "View") var view: ViewOptions
    @OptionGroup(title: "Input") var input: InputOptions
    @OptionGroup(title: "Swift files") var file: FileOptions

    var firstTime: Double { 0 }
    var isQuiet: Bool { false }

    @MainActor func run(_ arguments: [String], in tool: CommandLineTool) async throws {
        guard let program = AssetFolders.runningExecutable else { throw ViewCompilerError.noEngine(searched: []) }
        let isFile = namesFile(among: tool.catalog)
        if isFile, scene == "-" { throw UsageError("standard input cannot be watched: preview a file") }
        if isFile, FileSystem.isMissing(scene), !FileSystem.isFile(scene + ".swift") {
            throw DataError("\(scene): no such file or folder")
        }
        if !isFile { _ = try tool.catalog().named(scene) }
        // The arguments that are passed on to the process of the views.
        var passed = ["live"] + arguments.dropFirst(arguments.firstIndex(of: "preview").map { $0 + 1 } ?? 0)
        if isFile, file.device == nil, let device = try ProjectSettings(for: scene).device {
            passed.append("--device=\(device.name)")
        }
        let live = Self.without(["--port"], flags: ["--open"], passed)
        let (command, console, path, crash, next) = (self, tool.console, scene, LastCrash(), NextRun())
        let zone = view.timeZone.map { ["--time-zone", $0.identifier] } ?? []
        let asked = file.confinement
        let confined =
            isFile
            ? (asked.unconfined ? ["--unconfined"] : []) + asked.allowFiles.map { "--allow-files=" + $0 } : []
        let ofGallery = zone + confined + (file.project.target.map { ["--target", $0] } ?? [])
        let gallery: ViewProgram.Gallery = { folder, part, task in
            Self.gallery(program, path, ofGallery, part, in: folder, for: task)
        }
        let (versions, files) = (GitVersions(of: path), SourceWatch([path]))
        var views = ViewProgram(
            name: scene, isFile: isFile,
            make: { await Self.make(command, live, isFile: isFile, program, console, crash, next) },
            stamp: { isFile ? files.stamp() : "" },
            render: { Self.render(program, path, zone + $0 + confined, to: $1, for: $2) },
            gallery: isFile ? gallery : nil,
            explain: { status, said in crash.words(of: status, said: said, path) })
        if isFile {
            views.pause = { await Self.pause(files) }
            views.prepare = { await next.prepare() }
            if !PackageBuild.isPackage(path) {
                let (literals, root) = (LiteralAdjustments(), URL(filePath: path).standardizedFileURL.path)
                views.makeAdjustable = { await next.makeAdjustable(literals, SourceStamp.files(of: root)) }
                views.adjusted = { await next.adjusted(literals, SourceStamp.files(of: root)) }
            }
            let target = file.project.target.map { ["--target", $0] } ?? []
            let folder = FileSystem.isFolder(path) ? path : URL(filePath: path).deletingLastPathComponent().path
            views.folder = URL(filePath: folder).standardizedFileURL.path
            views.source = { file in
                PreviewedSource.text(of: file) { file in
                    SourceStamp.files(of: path).contains { URL(filePath: $0).standardizedFileURL.path == file }
                }
            }
            views.versions = { try versions.list() }
            views.renderVersion = { revision, options, output, task in
                let (path, version) = try versions.files(of: revision)
                let options = zone + options + confined + target
                if let said = Self.render(program, path, options, to: output, for: task) {
                    throw DataError("\(version.commit): \(said.trimmingCharacters(in: .whitespacesAndNewlines))")
                }
                return version
            }
        }
        // A client that disconnects must not end this process.
        signal(SIGPIPE, SIG_IGN)
        // Allocates each image in a separate memory block, because images are large and short-lived.
        memory_keep_large_blocks_apart()
        // On a signal, only the run folder needs to be removed. The process of the views ends by itself,
        // because its pipe closes.
        Interrupts.exit(afterwards: { crash.take(nil) })
        let server = try PreviewServer(views, port: port, folders: AssetFolders.search(given: view.assets))
        if isFile {
            try file.confinement.check()
            ViewConfinement.warnOfGaps(console)
            TemporaryFolders.removeLeftovers()
        }
        let opens = open
        try await server.run { address in
            console.err("\(FileSystem.oneLine(path)): \(address)\n")
            if opens {
                let opener = Process()
                opener.executableURL = URL(filePath: "/usr/bin/env")
                opener.arguments = ["xdg-open", address]
                try? opener.run()
            }
        }
    }

    /// Waits on another thread, so that the tasks of the pages continue.
    private static func pause(_ files: SourceWatch) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                files.pause()
                continuation.resume()
            }
        }
    }

    @MainActor private static func make(
        _ command: PreviewCommand, _ arguments: [String], isFile: Bool, _ program: String, _ console: Console,
        _ crash: LastCrash, _ next: NextRun
    ) -> ViewProgram.Outcome {
        guard isFile else {
            // Scenes are our own code, so their process is not confined and receives the whole environment.
            let environment = ProcessInfo.processInfo.environment
            return .made(.init(path: program, arguments: [ProgramName.current] + arguments, environment: environment))
        }
        let said = CollectedOutput()
        do {
            var service = try FileRendering.service(console)
            let options = command.file.confinement
            service.diagnostics = { said.outputs.append($0) }
            service.supervision = options.asked
            let made = try FileRendering.made(command, by: service)
            let word = next.take() ?? RunFolder()
            crash.take(word, service.engine)
            let program = try Self.program(of: made, command, arguments, by: service, run: word)
            next.program = { word in
                // No views: the process that this program starts gets them later.
                var made = made
                made.views = word.program
                return try Self.program(of: made, command, arguments, by: service, run: word, isPrepared: true)
            }
            next.adjusted = { views, values in
                let word = next.take() ?? RunFolder()
                guard let word else { return nil }
                try FileSystem.write(values, to: word.literals)
                crash.take(word, service.engine)
                var made = made
                made.views = views
                return try Self.program(of: made, command, arguments, by: service, run: word)
            }
            next.compile = {
                var service = service
                service.diagnostics = { _ in }
                return try FileRendering.made(command, by: service).views
            }
            return .made(program)
        } catch {
            if said.outputs.isEmpty { said.outputs.append(CompilerOutput("\(error)")) }
            let text = said.outputs.map(\.text).joined()
            let messages = try? JSONEncoder().encode(said.outputs.flatMap(\.messages))
            return .failed(text, messages: messages ?? Data())
        }
    }

    /// The program that shows compiled views.
    ///
    /// - Parameters:
    ///   - run: The folder of the run, which gets a copy of the views. So all programs of a preview may read the same files.
    ///   - isPrepared: Whether the views do not exist yet.
    @MainActor private static func program(
        of made: FileRendering.Made, _ command: PreviewCommand, _ arguments: [String], by service: CompileService,
        run: RunFolder?, isPrepared: Bool = false
    ) throws -> ViewProgram.Made {
        var made = made
        if let run, isPrepared || run.copyProgram(made.views) { made.views = run.program }
        let options = command.file.confinement
        var environment = try FileRendering.environment(of: made, options, hasNetwork: command.view.network)
        environment[EngineFolder.viewsVariable] = EngineFolder.awaitsViews
        FileRendering.add(run, to: &environment, service.toolchain, isUnconfined: options.unconfined)
        if let run {
            environment[AdjustableSource.variable] = run.literals
            try? FileSystem.write(PictureNames.text(root: made.folder, files: try made.sources()), to: run.sources)
            environment[PictureNames.variable] = run.sources
        }
        let bounds = try ViewConfinement(of: made, for: command, by: service, run: run)
        var program = ViewProgram.Made(
            path: made.host, views: made.views, arguments: [ProgramName.current] + arguments, environment: environment,
            confinement: bounds.confinement(options), memory: command.file.memoryLimit, seconds: command.file.timeLimit)
        program.engine = service.engine.stamp
        return program
    }

    /// - Returns: an error message; nil if the file was written.
    nonisolated private static func render(
        _ program: String, _ path: String, _ options: [String], to output: String,
        for task: ViewProgram.PageTask
    ) -> String? {
        run(program, [path] + options + ["-o", output, "-q", "--force"], for: task) { $0 == 0 }
    }

    /// - Returns: an error message; nil if the gallery was made. Previews that fail are part of it.
    nonisolated private static func gallery(
        _ program: String, _ path: String, _ options: [String], _ part: ViewProgram.GalleryPart, in folder: String,
        for task: ViewProgram.PageTask
    ) -> String? {
        var (options, names): ([String], [String]) = (options, [])
        switch part {
        case .first(let count):
            options += ["--variants=light", "--animation=none", "--no-findings", "--most=\(count)"]
        case .whole: break
        case .variant(let variant, let preview):
            options += ["--variants=\(variant)", "--no-findings", "--no-sources"]
            names = ["--", preview]
        }
        let page = folder + "/" + GalleryFolder.manifest
        let before = FileManager.default.contents(atPath: page)
        return run(program, ["gallery", path] + options + ["-o", folder, "-q"] + names, for: task) { status in
            status == 0 || status == ExitStatus.badData && before != FileManager.default.contents(atPath: page)
        }
    }

    /// Runs a program until the page no longer waits for it, and ends it with this process.
    ///
    /// - Returns: what the program has printed; nil if it succeeded.
    nonisolated private static func run(
        _ program: String, _ arguments: [String], for task: ViewProgram.PageTask,
        isSuccess: (Int32) -> Bool
    ) -> String? {
        var plan = SupervisedProgram.Plan(
            path: program, arguments: [ProgramName.current] + arguments,
            environment: ProcessInfo.processInfo.environment, files: [], confinement: nil, memory: 0)
        plan.environment[ToldProgress.variable] = "1"
        // In practice no limit: the program limits the processes that run view code.
        plan.processes = 1 << 16
        do {
            var told = (done: 0, total: 0)
            let run = try CollectedRun(
                plan, mostMessages: 64 << 20,
                hears: { messages in
                    guard let progress = ToldProgress.last(in: messages), progress != told else { return }
                    told = progress
                    task.progress(told.done, told.total)
                }, while: task.isWanted)
            if case .exit(let status) = run.ending, isSuccess(status) { return nil }
            return ToldProgress.removed(from: run.messages)
        } catch {
            return "\(error)"
        }
    }

    /// Removes options, each with its value, and flags from the arguments.
    private static func without(_ options: Set<String>, flags: Set<String>, _ arguments: [String]) -> [String] {
        var rest: [String] = []
        var skips = false
        for argument in arguments {
            if skips {
                skips = false
            } else if options.contains(argument) {
                skips = true
            } else if !flags.contains(argument), !options.contains(where: { argument.hasPrefix($0 + "=") }) {
                rest.append(argument)
            }
        }
        return rest
    }
}

/// The run of the next version of the views, whose process is started before they are compiled.
@MainActor private final class NextRun {
    private var folder: RunFolder?
    /// Makes the program of that run; nil until the first version is compiled.
    var program: (@MainActor (RunFolder) throws -> ViewProgram.Made)?
    /// Makes the program that shows compiled views with other values of literals; nil until the first version is compiled.
    var adjusted: (@MainActor (_ views: String, _ values: String) throws -> ViewProgram.Made?)?
    /// Compiles the files; returns the path of the views.
    var compile: (() throws -> String)?

    nonisolated init() {}

    /// The folder of the run, for the process that now gets its views; nil if none was prepared.
    func take() -> RunFolder? {
        defer { folder = nil }
        return folder
    }

    func prepare() -> ViewProgram.Made? {
        guard let program else { return nil }
        folder = folder ?? RunFolder()
        return folder.flatMap { try? program($0) }
    }

    /// Prepares `adjusted` for these files, on another thread.
    func makeAdjustable(_ literals: LiteralAdjustments, _ files: [String]) async {
        guard let compile else { return }
        // Only this thread uses the copy of the compile service.
        nonisolated(unsafe) let unsafeCompile = compile
        await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .utility).async {
                literals.take(files)
                literals.prepare(unsafeCompile)
                continuation.resume()
            }
        }
    }

    func adjusted(_ literals: LiteralAdjustments, _ files: [String]) -> ViewProgram.Made? {
        guard let adjusted, let (views, values) = literals.adjusted(files) else { return nil }
        return try? adjusted(views, values)
    }
}

/// Keeps the run folder of the latest view process. If that process crashes, the folder contains the crash report.
private final class LastCrash: Sendable {
    private let folder = Mutex<RunFolder?>(nil)

    /// Keeps the run folder of a new process, and removes the folder of the process before it.
    ///
    /// - Parameter engine: Its caches get the entries that the old process missed. If nil, no entries are added.
    func take(_ new: RunFolder?, _ engine: EngineFolder? = nil) {
        folder.withLock { folder in
            if let engine { FileRendering.makeMissedEntries(folder, engine) }
            folder?.remove()
            folder = new
        }
    }

    /// Explains to the user how the process ended.
    ///
    /// - Parameter status: The exit status, or the negated number of a signal.
    func words(of status: Int32, said: String, _ scene: String) -> String {
        var filter = TraceFilter()
        let said = String(decoding: filter.passing(said.utf8) + filter.rest(), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let end =
            status < 0
            ? folder.withLock { FileRendering.words(of: -status, $0, scene) }
            : "\(scene): the view code ended its process with status \(status)"
        return said.isEmpty ? end : end + "\n\n" + said
    }
}

/// Collects the compiler's output.
private final class CollectedOutput {
    var outputs: [CompilerOutput] = []
}
