// SPDX-License-Identifier: MIT

import CHashing
import CMemory
import CSystem
import CRuntime
import Dispatch
import Support
import Foundation
import SymbolArt
import VirtualTime
import Zoetrope

/// The command line as a process: sets up the console, signals, memory limits and stack sizes.
public enum Program {
    /// Runs the command with the arguments of the process, and ends the process with its status.
    ///
    /// - Parameter catalog: Returns the scenes; called on the main actor, and not for help or the version.
    public static func run(catalog: @escaping @MainActor @Sendable () -> [SceneDescription]) -> Never {
        run(catalog: catalog, previews: nil)
    }

    static func run(
        catalog: @escaping @MainActor @Sendable () -> [SceneDescription], omissions: [String] = [],
        places: [String: (file: String, line: Int)] = [:],
        previews: (@MainActor @Sendable (PreviewDescription.Canvas, PreviewSelection) async throws -> PreviewList)?,
        sources: (@MainActor @Sendable () -> [PreviewSource])? = nil
    ) -> Never {
        hashing_make_deterministic()
        memory_set_aside_for_threads()
        // From here on, a lack of memory ends the program with a message instead of a fault.
        memory_watch()
        StandardStreams.openMissing()
        #if !ZOETROPE_PLAIN
            SymbolLibrary.keepDrawings(in: .standard)
        #endif
        if previews != nil {
            ProgressNotes.begin()
            OutputBroker.connect()
            StandardOutput.redirectToStandardError()
            // With line buffering, lines that view code prints and lines of this program keep their order.
            signals_print_by_lines()
            UnexpectedExit.prepare()
        }
        // Must precede every other thread. The main actor runs on a thread that is created later; the stack of that
        // thread limits how deep views can be nested.
        stack_enlarge_for_new_threads(128 << 20)
        let name = ProgramName.of(CommandLine.argc > 0 ? CommandLine.unsafeArgv[0].map { String(cString: $0) } : nil)
        // Swift's runtime finds the arguments in memory beside the environment, which `setenv` moves. So the arguments
        // are read before the time zone is set.
        if previews == nil { HostTimeZone.chooseStandardEarly() }
        Task { @MainActor in
            await ProgramName.$current.withValue(name) { await run(catalog, omissions, places, previews, sources) }
        }
        dispatchMain()
    }

    @MainActor private static func run(
        _ catalog: @escaping @MainActor () -> [SceneDescription], _ omissions: [String],
        _ places: [String: (file: String, line: Int)],
        _ previews: (@MainActor (PreviewDescription.Canvas, PreviewSelection) async throws -> PreviewList)?,
        _ sources: (@MainActor () -> [PreviewSource])?
    ) async {
        let arguments: [String]
        do throws(UsageError) {
            arguments = try ProcessArguments.all()
        } catch {
            Console.standard.report("\(error)")
            UnexpectedExit.exit(ExitStatus.usage)
        }
        var tool = CommandLineTool(
            console: .untilInterrupted, watch: Interrupts.abandonAndExit, checkSystem: SystemLimits.check,
            catalog: catalog)
        tool.previews = previews
        tool.previewSources = sources
        tool.omissions = omissions
        tool.places = places
        if previews == nil {
            tool.renderFile = FileRendering.render
            tool.guardRuns = { Interrupts.exit() }
        }
        let status = await tool.run(arguments)
        Interrupts.blockIfInterrupted()
        UnexpectedExit.exit(status)
    }
}
