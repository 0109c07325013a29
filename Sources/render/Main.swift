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
        let tool = CommandLineTool(console: .standard, watch: Interrupts.abandonAndExit) { SceneCatalog.all }
        exit(await tool.run(arguments))
    }
}
