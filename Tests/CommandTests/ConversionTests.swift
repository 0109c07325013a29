// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import TestSupport
import Testing
import Commands

/// Files and messages of `cutout`, `trace` and `outline`. `PipelineTests` tests their results.
@Suite @MainActor struct ConversionTests {
    nonisolated static let usageErrors: [(arguments: String, message: String)] = [
        ("cutout", "missing expected argument '<in>' ('render cutout --help' explains)"),
        ("cutout a.png", "missing expected argument '--output <path>' ('render cutout --help' explains)"),
        ("cutout a.png -o -", "pictures cannot be written to standard output: name a file"),
        ("cutout a.png -o b.jpg", "b.jpg: the name must end in .png"),
        ("cutout a.png -o b", "b: the name must end in .png"),
        ("cutout a.png -o b.png --tolerance 1.5", "the tolerance is 1.5, but must be 0 to 1"),
        ("cutout a.png -o b.png --tolerance -0.1", "the tolerance is -0.1, but must be 0 to 1"),
        ("cutout a.png -o b.png --tolerance nan", "the tolerance is nan, but must be 0 to 1"),
        ("cutout a.png -o b.png --feather 9", "the feathered edge is 9 pixels, but must be 0 to 8"),
        ("cutout a.png -o b.png --speckle -1", "the speckle size is -1 pixels, but must be 0 to 1000000"),
        ("trace a.png -o b.png", "b.png: the name must end in .svg"),
        ("trace a.png --threshold 2", "the threshold is 2, but must be 0 to 1"),
        ("trace a.png --threshold -1", "the threshold is -1, but must be 0 to 1"),
        ("trace a.png --opacity --threshold inf", "the threshold is inf, but must be 0 to 1"),
        ("trace a.png --speckle -1", "the speckle size is -1, but must be 0 to 1000000"),
        ("trace a.png --speckle 1000001", "the speckle size is 1000001, but must be 0 to 1000000"),
        ("trace a.png --corners 1.4", "the roundness of corners is 1.4, but must be 0 to 1.334"),
        ("trace a.png --optimize 5.1", "the optimizing tolerance is 5.1, but must be 0 to 5"),
        ("trace a.png --optimize nan", "the optimizing tolerance is nan, but must be 0 to 5"),
        ("trace a.png --colors 1", "the number of colours is 1, but must be 2 to 64"),
        ("trace a.png --colors 65", "the number of colours is 65, but must be 2 to 64"),
        ("trace a.png --grays 0", "the number of grays is 0, but must be 2 to 64"),
        ("trace a.png --colors 4 --grays 4", "--colors and --grays cannot both be used"),
        ("trace a.png --opacity --grays 4", "--opacity and --grays cannot both be used"),
        ("trace a.png --colors 4 --threshold 0.5", "--threshold and --colors cannot both be used"),
        ("trace a.png --remove-background", "--remove-background needs --colors or --grays"),
        ("trace a.png --no-stack", "--no-stack needs --colors or --grays"),
        ("outline a.svg -o b.txt", "b.txt: the name must end in .swift"),
        ("outline a.svg --width 0", "the width is 0 points, but must be more than 0 and at most 100000"),
        ("outline a.svg --width 100001", "the width is 100001 points, but must be more than 0 and at most 100000"),
        ("outline a.svg --width nan", "the width is nan points, but must be more than 0 and at most 100000"),
        ("outline a.svg --name class", "\"class\" cannot be the name of a Swift type"),
        ("outline a.svg --name Heart;", "\"Heart;\" cannot be the name of a Swift type"),
        ("outline 1.svg", "no Swift type can be named after the input file: add --name"),
        ("outline a.svg -o +.swift", "no Swift type can be named after the output file: add --name"),
    ]

    @Test(arguments: usageErrors)
    func badArgumentsGiveOneLine(arguments: String, message: String) async {
        let run = await CommandRun.of(arguments)
        #expect(run.err == "render: \(message)\n")
        #expect(run.status == 64 && run.out.isEmpty)
    }

    @Test(arguments: ["cutout", "trace", "outline"])
    func helpShowsAllOptionsAndExamples(command: String) async {
        let options = [
            "cutout": ["--tolerance", "--feather", "--crop", "--holes", "--speckle"],
            "trace": [
                "--threshold", "--opacity", "--colors", "--grays", "--invert", "--speckle", "--corners", "--optimize",
                "--no-stack", "--remove-background", "apt-get install potrace",
            ],
            "outline": ["--name", "--width", "--relative"],
        ]
        let run = await CommandRun.of("\(command) --help")
        #expect(run.status == 0 && run.err.isEmpty && !run.out.contains("--fps"))
        for text in options[command]! + ["EXAMPLES:\n  render \(command) ", "-o, --output", "--force", "--quiet"] {
            #expect(run.out.contains(text), "\(text)")
        }
        #expect(await CommandRun.of("help \(command)").out == run.out)
        #expect(await CommandRun.of("--help").out.contains("  \(command) "))
    }

    // MARK: Files and messages

    @Test func eachCommandPrintsASummary() async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            func run(_ arguments: String, makes name: String, saying summary: String) async throws {
                let run = await CommandRun.of(arguments)
                #expect(run.status == 0 && run.err.isEmpty)
                let size = try Data(contentsOf: URL(filePath: "\(folder)/\(name)")).count
                #expect(run.out == "\(summary), \(size) bytes, \(folder)/\(name)\n")
            }
            try await run(
                "cutout \(folder)/in.png -o \(folder)/new/cut.PNG", makes: "new/cut.PNG",
                saying: "cutout: 120×120 pixels, 58% transparent")
            try await run(
                "trace \(folder)/new/cut.PNG -o \(folder)/cut.svg", makes: "cut.svg",
                saying: "trace: 120×120 points, 1 area of 12 lines and curves")
            try await run(
                "outline \(folder)/cut.svg -o \(folder)/HeartShape.swift --width 250", makes: "HeartShape.swift",
                saying: "HeartShape: 250×250 points, 12 lines and curves")
            #expect(names(in: folder) == ["HeartShape.swift", "cut.svg", "in.png", "new", "new/cut.PNG"])
        }
    }

    @Test func cropsAndTolerancesReachTheCutout() async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            let cropped = await CommandRun.of("cutout \(folder)/in.png -o \(folder)/a.png --crop --feather 0")
            #expect(cropped.out.hasPrefix("cutout: 96×88 of 120×120 pixels, "))
            let all = await CommandRun.of("cutout \(folder)/in.png -o \(folder)/b.png --tolerance 1")
            #expect(all.status == 65)
            #expect(
                all.err == "render: nothing is left: the whole picture is within 1 of its background; "
                    + "lower the tolerance\n")
        }
    }

    @Test func theOptionsReachTheTracer() async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            func svg(_ options: String) async -> String {
                let run = await CommandRun.of("trace \(folder)/in.png --quiet " + options)
                #expect(run.status == 0 && run.err.isEmpty, "\(run.err)")
                return run.out
            }
            let plain = await svg("")
            #expect(plain.hasPrefix("<svg ") && plain.hasSuffix("</svg>\n"))
            #expect(await svg("-o -") == plain)
            for options in ["--threshold 0.2 --invert", "--opacity", "--corners 0", "--optimize 0", "--colors 2"] {
                #expect(await svg(options) != plain, "\(options)")
            }
            #expect(await svg("--colors 2").split(separator: "<path").count == 3)
            #expect(await svg("--colors 2 --remove-background").split(separator: "<path").count == 2)
            #expect(await svg("--grays 4 --no-stack") != svg("--grays 4"))
            // `--speckle` drops shapes below the given size, and the heart is smaller than 20 000.
            let nothing = await CommandRun.of("trace \(folder)/in.png --speckle 20000")
            #expect(nothing.status == 65 && nothing.out.isEmpty)
            #expect(
                nothing.err == "render: \(folder)/in.png: nothing to trace: "
                    + "try another --threshold, --opacity or --invert\n")
        }
    }

    @Test func sourcesGoToTheStandardOutput() async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.drawing, to: folder + "/heart-shape 2.svg")
            let run = await CommandRun.of(["outline", folder + "/heart-shape 2.svg", "--relative"])
            #expect(run.status == 0)
            #expect(run.out.hasPrefix("import SwiftUI\n") && run.out.contains("struct HeartShape2: Shape {"))
            #expect(run.out.contains("rect.minX"))
            #expect(run.err == "HeartShape2: 80×40 points, 5 lines and curves, \(run.out.utf8.count) bytes\n")
            let named = await CommandRun.of(
                ["outline", folder + "/heart-shape 2.svg", "-o", "-", "--name", "Box", "--width", "40", "--quiet"])
            #expect(named.err.isEmpty && named.out.contains("struct Box: Shape {"))
            #expect(named.out.contains("CGSize(width: 40, height: 20)") && !named.out.contains("rect.minX"))
        }
    }

    @Test func undrawnContentIsAWarning() async throws {
        try await withFolder { folder in
            let path = folder + "/a.svg"
            let text = TestPictures.drawing.replacing("<rect", with: "\n<text>Hello</text><rect")
            try TestPictures.write(text, to: path)
            let run = await CommandRun.of("outline \(path) -o \(folder)/A.swift")
            #expect(run.status == 0 && run.out.hasPrefix("A: "))
            #expect(run.err.hasPrefix("render: warning: \(path): line 2: ") && run.err.contains("text"))
            #expect(run.err.filter(\.isNewline).count == 1)
            let quiet = await CommandRun.of("outline \(path) -o \(folder)/A.swift --force -q")
            #expect(quiet.status == 0 && quiet.out.isEmpty && quiet.err.isEmpty)
        }
    }

    @Test func progressIsForPeople() async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            let run = await CommandRun.of("trace \(folder)/in.png -o \(folder)/a.svg --colors 2", interactive: true)
            let clear = "\r\u{1B}[K"
            #expect(run.err.hasPrefix("\(clear)tracing area 1 of 2\(clear)tracing area 2 of 2\(clear)"))
            #expect(run.err.hasSuffix(clear))
        }
    }

    @Test func existingFilesStayWithoutForce() async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            try TestPictures.write(TestPictures.drawing, to: folder + "/in.svg")
            for (command, name) in [
                ("cutout in.png", "a.png"), ("trace in.png", "a.svg"), ("outline in.svg", "A.swift"),
            ] {
                let path = "\(folder)/\(name)"
                try TestPictures.write("old", to: path)
                let line = command.replacing(" in", with: " \(folder)/in") + " -o \(path)"
                let refused = await CommandRun.of(line)
                #expect(refused.status == 73)
                #expect(refused.err == "render: \(path) exists already: --force overwrites\n")
                #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
                #expect(await CommandRun.of(line + " --force").status == 0)
                #expect(try Data(contentsOf: URL(filePath: path)).count > 100)
            }
            #expect(names(in: folder) == ["A.swift", "a.png", "a.svg", "in.png", "in.svg"])
        }
    }

    /// The error does not suggest `--force`, which would not help with a broken link.
    @Test func brokenLinksAreReportedAtOnce() async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            try FileManager.default.createDirectory(atPath: folder + "/out", withIntermediateDirectories: false)
            let links = ["a.png", "a.gif", "a.wav", "out/sunrise-0001.png"]
            for link in links {
                try FileManager.default.createSymbolicLink(
                    atPath: "\(folder)/\(link)", withDestinationPath: "/nowhere/at/all")
            }
            for (arguments, link) in [
                ("cutout \(folder)/in.png -o \(folder)/a.png", links[0]),
                ("encode \(folder)/in.png -o \(folder)/a.gif", links[1]),
                ("sunrise --frames 2 -o \(folder)/a.gif", links[1]),
                ("sunrise --frames 2 --audio \(folder)/a.wav", links[2]),
                ("sunrise --frames 12 -o \(folder)/out", links[3]),
            ] {
                for force in ["", " --force"] {
                    let run = await CommandRun.of(arguments + force)
                    #expect(run.status == 73, "\(arguments)")
                    // With `--force`, a link in an output folder is reported only when its frame is written. The frames
                    // before it are written first.
                    #expect(run.err.hasPrefix("render: \(folder)/\(link) is a broken link"), "\(run.err)")
                    #expect(run.err.filter(\.isNewline).count == 1)
                }
            }
        }
    }

    @Test func aFileMayReplaceItsOwnSource() async throws {
        try await withFolder { folder in
            let path = folder + "/in.png"
            try TestPictures.write(TestPictures.heartPNG(), to: path)
            #expect(await CommandRun.of("cutout \(path) -o \(path) --force").status == 0)
            let bitmap = try TestSupport.bitmap(path)
            #expect(bitmap[0, 0] == .zero && bitmap[60, 60].w == 255)
        }
    }
}
