// SPDX-License-Identifier: MIT

import ArgumentParser
import Codecs
import Support
import Foundation
import Zoetrope

/// `render encode`: makes an animation from pictures.
struct EncodeCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "encode",
            abstract: "Make a GIF, APNG or WebP from pictures.",
            usage: "\(name) encode FOLDER -o OUT.gif [options]",
            discussion: """
                The pictures are PNG, JPEG or WebP files of the same size: all files of a folder in the numeric order of their \
                names (10 after 9), or the given files in the given order.

                EXAMPLES:
                  \(name) encode frames/ -o film.gif
                  \(name) encode frames/ -o film.gif --fps 12.5 --max-size 1MB
                  \(name) encode a.png b.png c.png -o abc.apng --fps 1 --loop once
                """)
    }

    @Argument(help: ArgumentHelp("A folder, or PNG, JPEG and WebP files.", valueName: "pictures"), completion: .file())
    var pictures: [String]

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp(
            "A \(OutputArgument.Format.loopExtensions) file, or - for standard output.", valueName: "path"),
        completion: .file())
    var output: String

    @Option(
        help: ArgumentHelp(
            "The format, whatever the path's extension: \(OutputArgument.Format.loopNames).", valueName: "name"),
        completion: .list(OutputArgument.Format.allCases.map(\.rawValue)),
        transform: Arguments.format)
    var format: OutputArgument.Format?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Pictures per second, up to 1000: 30, 29.97, 30000/1001.", valueName: "f"),
        transform: Arguments.rate)
    var fps: FrameRate = 30

    @OptionGroup(title: "THE ANIMATION") var animation: AnimationOptions
    @OptionGroup var pixels: PixelOptions
    @OptionGroup var options: ConversionOptions

    @MainActor func run(in tool: CommandLineTool) async throws {
        let job = EncodeJob(
            pictures: try Self.files(pictures), rate: fps, format: try kind(),
            path: output == "-" ? nil : output, pixels: try pixels.budget())
        if job.path == nil { try tool.console.checkOutput() }
        let journal = OutputJournal()
        tool.watch(journal, tool.console)
        let isWatched = tool.console.isInteractive && !options.quiet
        let clock = ContinuousClock()
        let begin = clock.now
        let result = try await job.run(journal: journal, overwrites: options.force) { written in
            if isWatched {
                tool.console.err(Console.clearLine + "\(written) of \(job.pictures.count) pictures")
            }
        }
        if isWatched { tool.console.err(Console.clearLine) }
        guard !options.quiet else { return }
        if let remark = animation.remark(ofGIF: result.gif != nil, journal.wholeByteCount) { tool.console.warn(remark) }
        let count = job.pictures.count == 1 ? "1 picture" : "\(job.pictures.count) pictures"
        let seconds = String(format: "%.2f", (clock.now - begin) / .seconds(1))
        let place = job.path.map(FileSystem.oneLine) ?? "standard output"
        let line = "encode: \(count) in \(seconds) s, \(journal.wholeByteCount) bytes\(result.quality), \(place)\n"
        if job.path == nil { tool.console.err(line) } else { try tool.console.out(line) }
    }

    private func kind() throws -> AnimationFormat {
        guard !output.isEmpty else { throw UsageError("the path after -o is empty") }
        if output != "-", output.hasSuffix("/") || FileSystem.isFolder(output) {
            throw OutputError.cannotCreate(path: output, errno: EISDIR)
        }
        let kind = format ?? OutputArgument.Format(path: output)
        if kind == nil, output == "-" {
            throw UsageError("-o - needs a format: add --format \(OutputArgument.Format.loopNames)")
        }
        guard let animation = try kind?.animation(animation) else {
            throw UsageError("\(output): pictures become \(OutputArgument.Format.loopExtensions) files")
        }
        return animation
    }

    /// The files to encode. If the only argument is a folder, these are the pictures in it; otherwise the arguments.
    private static func files(_ arguments: [String]) throws -> [String] {
        guard arguments.count == 1, let folder = arguments.first, FileSystem.isFolder(folder) else { return arguments }
        let names: [String]
        do {
            names = try FileSystem.entries(of: folder)
        } catch {
            throw AssetError.unreadable(path: folder, reason: FileSystem.words(for: error.errno))
        }
        let pictures = names.filter { name in
            let format = FileFormat(extension: URL(filePath: name).pathExtension)
            return !name.hasPrefix(".") && (format == .png || format == .jpeg || format == .webp)
        }
        guard !pictures.isEmpty else { throw DataError("\(folder) contains no PNG, JPEG or WebP files") }
        return pictures.sorted { one, other in
            switch one.compare(other, options: .numeric) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: one < other
            }
        }.map { folder.hasSuffix("/") ? folder + $0 : folder + "/" + $0 }
    }
}
