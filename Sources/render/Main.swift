import CStack
import Dispatch
import Foundation
import Scenes
import Zoetrope

@main
struct Main {
    static func main() {
        StandardStreams.openMissing()
        // Before there is any other thread: what runs on the main actor runs on one of those, and views are nested as deep
        // as its stack allows.
        stack_enlarge_for_new_threads(128 << 20)
        let name = ProgramName.of(CommandLine.argc > 0 ? CommandLine.unsafeArgv[0].map { String(cString: $0) } : nil)
        Task { @MainActor in await ProgramName.$current.withValue(name) { await run() } }
        dispatchMain()
    }

    @MainActor private static func run() async {
        let arguments: [String]
        do throws(UsageError) {
            arguments = try ProcessArguments.all()
        } catch {
            Console.standard.report("\(error)")
            exit(ExitStatus.usage)
        }
        let tool = CommandLineTool(
            console: .untilInterrupted, watch: Interrupts.abandonAndExit, checkSystem: SystemLimits.check
        ) { SceneCatalog.all }
        let status = await tool.run(arguments)
        Interrupts.letNobodyElseEnd()
        exit(status)
    }
}
