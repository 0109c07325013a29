// SPDX-License-Identifier: MIT

import ArgumentParser
import Codecs
import Support
import Foundation
import ImageComparison
import Zoetrope

/// `render diff`: compares two images, animations or folders.
struct DiffCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "diff",
            abstract: "Compare two pictures, animations or folders.",
            usage: "\(name) diff EXPECTED ACTUAL [-o DIFF.png] [options]",
            discussion: """
                Compares all four channels of every pixel, anti-aliasing included. GIF and APNG animations are compared frame by \
                frame, with the frames' times and the number of rounds. Of two folders, pictures with the same relative path are \
                compared. The exit status is 0 if all pictures are the same or within the tolerance, 1 if some differ, and 64 \
                or more after an error, such as a damaged picture, which does not stop the comparison of the others.

                TOLERANCES:
                  exact                  no difference (default)
                  channels=2             channels may differ by up to 2 of 255
                  window=4/8             up to 4 differing pixels in any window of 8×8
                  perceptual=0.02        pixels may differ by up to 0.02 in OKLab (just visible)

                EXAMPLES:
                  \(name) diff before.png after.png
                  \(name) diff before.png after.png -o diff.png      expected | difference | actual
                  \(name) diff old.gif new.gif --tolerance channels=2
                  \(name) diff references/ out/ -o diffs/            one picture for each difference
                  \(name) diff references/ out/ --json | jq '.pictures[] | select(.outcome != "same")'
                """)
    }

    @Argument(
        help: ArgumentHelp("The expected PNG, JPEG, GIF or APNG file, or folder.", valueName: "expected"),
        completion: .file())
    var expected: String

    @Argument(help: ArgumentHelp("The actual file or folder.", valueName: "actual"), completion: .file())
    var actual: String

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp(
            "A .png file that shows expected | difference | actual; for two folders, a folder of these. Written only for "
                + "pictures that differ.",
            valueName: "path"), completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp("The tolerance: exact, channels=N, window=N/SIDE or perceptual=E.", valueName: "name"),
        transform: Self.tolerance)
    var tolerance = Tolerance.exact

    @Flag(help: "Print JSON, for programs; Sources/Tools/Commands/README.md describes it.")
    var json = false

    @OptionGroup var pixels: PixelOptions
    @OptionGroup var options: ConversionOptions

    private static func tolerance(_ text: String) throws -> Tolerance {
        guard let tolerance = try Tolerance(parsing: text) else {
            throw UsageError("'\(text)' is not a tolerance: use exact, channels=2, window=4/8 or perceptual=0.02")
        }
        return tolerance
    }

    @MainActor func run(in tool: CommandLineTool) throws {
        // JSON is the command's result, so it must be written. Without JSON, the exit status is the result.
        if json { try tool.console.checkOutput() }
        let report = try FileSystem.isFolder(expected) && FileSystem.isFolder(actual) ? folders(tool) : files(tool)
        if json {
            try tool.console.out(report.json())
        } else if !options.quiet {
            for line in report.lines { try tool.console.out(FileSystem.oneLine(line) + "\n") }
        }
        if let failure = report.failure { throw failure }
        if !report.isSame { throw PicturesDiffer() }
    }

    @MainActor private func files(_ tool: CommandLineTool) throws -> DiffReport {
        for (one, other) in [(expected, actual), (actual, expected)] where FileSystem.isFolder(one) {
            throw UsageError("\(one) is a folder and \(other) is a file: compare two files or two folders")
        }
        var pictures: DifferencePictures?
        if let output {
            guard URL(filePath: output).pathExtension.lowercased() == "png" else {
                throw UsageError("\(output): the name must end in .png")
            }
            try OutputPlan.still(path: output).check(overwrites: options.force)
            pictures = DifferencePictures(replaces: options.force, tool)
        }
        let diff = try AnimationDiff(
            expectedFile: expected, actualFile: actual, tolerance: tolerance, pixels: pixels.budget())
        if let output { try pictures?.write(diff, to: output) }
        var report = DiffReport(expected: expected, actual: actual, tolerance: tolerance, isFolder: false)
        report.add(actual, .compared(diff))
        return report
    }

    @MainActor private func folders(_ tool: CommandLineTool) throws -> DiffReport {
        var pictures: DifferencePictures?
        if let output {
            if FileSystem.isFile(output) { throw OutputError.notAFolder(path: output) }
            pictures = DifferencePictures(replaces: options.force, tool)
        }
        var report = DiffReport(expected: expected, actual: actual, tolerance: tolerance, isFolder: true)
        let diff = try FolderDiff(
            expected: expected, actual: actual, tolerance: tolerance, pixels: pixels.budget()
        ) { entry in
            guard let output, case .compared(let diff) = entry.outcome else { return }
            // Keeps the entry's extension in the name, since a.png and a.gif may share a folder.
            try pictures?.write(diff, to: "\(output)/\(entry.name).png")
        }
        guard !diff.entries.isEmpty else { throw DataError("\(expected) and \(actual) contain no pictures") }
        for entry in diff.entries { report.add(entry.name, entry.outcome) }
        report.otherFileCount = diff.otherFileCount
        return report
    }
}

/// Ends the command with the status for differences. The differences have already been printed.
struct PicturesDiffer: Error {}

/// Writes pictures with three panels: expected | difference | actual.
@MainActor private struct DifferencePictures {
    private let journal = OutputJournal()
    private let replaces: Bool

    init(replaces: Bool, _ tool: CommandLineTool) {
        self.replaces = replaces
        tool.watch(journal, tool.console)
    }

    /// Writes the worst frame, or nothing if all pixels are within the tolerance.
    func write(_ diff: AnimationDiff, to path: String) throws {
        guard let example = diff.example else { return }
        let picture = DifferenceImage.make(
            expected: example.expected, actual: example.actual, example.comparison)
        do {
            try journal.createFolder(OutputPlan.still(path: path).folder)
            try journal.write(FileSignature.signed(try PNGEncoder().encode(picture)), to: path, replaces: replaces)
        } catch {
            journal.abandon()
            throw error
        }
    }
}
