import Foundation
import Scenes
import Zoetrope

@main
struct Main {
    @MainActor static func main() async {
        StandardStreams.openMissing()
        let arguments: [String]
        do throws(UsageError) {
            arguments = try ProcessArguments.all()
        } catch {
            Console.standard.err("render: \(error)\n")
            exit(ExitStatus.usage)
        }
        let tool = CommandLineTool(console: .untilInterrupted, watch: Interrupts.abandonAndExit) { SceneCatalog.all }
        let status = await tool.run(arguments)
        Interrupts.letNobodyElseEnd()
        exit(status)
    }
}
