import Foundation
import Scenes
import Zoetrope

@main
struct Main {
    @MainActor static func main() async {
        let tool = CommandLineTool(console: .standard, watch: Interrupts.abandonAndExit) { SceneCatalog.all }
        exit(await tool.run(Array(CommandLine.arguments.dropFirst())))
    }
}
