import Foundation
import Workshop
import Zoetrope

/// `render My.swift`: has a program made of the file, and runs it with the same arguments.
enum FileRendering {
    @MainActor static func render(
        _ command: RenderCommand, _ arguments: [String], _ console: Console
    ) throws -> Int32 {
        var environment = ProcessInfo.processInfo.environment
        guard let program = AssetFolders.runningExecutable else { throw WorkshopError.noEngine(searched: []) }
        let service = try CompileService(program: program, environment: environment) { said in
            console.err(said)
        }
        var options = CompileService.Options()
        options.languageMode = command.file.swiftVersion
        options.isolatesToMainActor = command.file.defaultIsolation
        let sources = command.scene == "-" ? try standardInput(service) : try SourceSet(path: command.scene)
        let made = try service.program(of: sources, options)
        // Images and fonts are found from this program, and beside the file.
        environment["ZOETROPE_PROGRAM"] = program
        if environment["ZOETROPE_ASSETS"] == nil { environment["ZOETROPE_ASSETS"] = sources.folder }
        // It speaks to us, and we to a person.
        if console.isInteractive { environment["ZOETROPE_TERMINAL"] = "1" }
        // What went wrong is said in a line of ours.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let ending = try AuthorProcess.run(made, as: ProgramName.current, arguments, environment: environment) { said in
            _ = said.withUnsafeBytes { StandardStreams.write($0, to: STDERR_FILENO) }
        }
        switch ending {
        case .exit(let status): return status
        case .signal(let number) where [SIGINT, SIGTERM, SIGHUP].contains(number): return 128 + number
        case .signal(let number):
            console.report("\(command.scene): the code of its views ended the rendering (\(cause(of: number)))")
            return ExitStatus.badData
        }
    }

    private static func cause(of signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "a trap: a failed precondition, a nil that was unwrapped, a number out of range"
        case SIGSEGV, SIGBUS: "memory that is not its own, or no stack left"
        case SIGKILL: "killed: perhaps out of memory"
        case SIGABRT: "aborted"
        default: "signal \(signal)"
        }
    }

    static func standardInput(_ service: CompileService) throws -> SourceSet {
        let bytes = FileHandle.standardInput.readDataToEndOfFile()
        let file = try service.cache.fileOfStandardInput(bytes)
        return SourceSet(standardInput: file)
    }
}
