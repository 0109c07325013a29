import ArgumentParser

/// `render`: a scene's name stands where a subcommand could. Its help is that of `RenderCommand`.
struct RootCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", version: Version.text,
        subcommands: [
            RenderCommand.self, ListCommand.self, EncodeCommand.self, CutoutCommand.self, TraceCommand.self,
            OutlineCommand.self, DiffCommand.self, AcceptCommand.self, BenchCommand.self,
        ],
        defaultSubcommand: RenderCommand.self)
}
