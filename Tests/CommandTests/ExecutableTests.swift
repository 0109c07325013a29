// SPDX-License-Identifier: MIT

import Codecs
import Foundation
import TestSupport
import Testing

/// The built program in its own process, for signals, limits and working directories.
@Suite(.serialized) @MainActor struct ExecutableTests {
    private func start(_ command: String, in folder: String) throws -> (process: Process, err: Pipe) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command, BuiltProgram.render.path]
        process.currentDirectoryURL = URL(filePath: folder)
        let err = Pipe()
        process.standardOutput = FileHandle.nullDevice
        process.standardError = err
        try process.run()
        return (process, err)
    }

    private func run(_ command: String, in folder: String) throws -> (status: Int32, err: String) {
        let (process, err) = try start(command, in: folder)
        let text = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private func firstScene(in folder: String) throws -> String {
        struct Entry: Decodable { var name: String }
        #expect(try run("\"$0\" list --json > list.json", in: folder).status == 0)
        let list = URL(filePath: folder + "/list.json")
        defer { try? FileManager.default.removeItem(at: list) }
        return try #require(try JSONDecoder().decode([Entry].self, from: Data(contentsOf: list)).first).name
    }

    @Test func oneFrameFromAnyFolder() async throws {
        try await withFolder { folder in
            let scene = try firstScene(in: folder)
            let (status, err) = try run("\"$0\" \(scene) --frames 1", in: folder)
            #expect(status == 0 && err.isEmpty)
            #expect(names(in: folder) == ["\(scene).png"])
        }
    }

    /// Errors begin with the name by which the program was called, here that of a symbolic link.
    @Test func theNameItIsCalledBy() async throws {
        try await withFolder { folder in
            let (status, err) = try run("ln -s \"$0\" zoetrope; ./zoetrope nothing-like-it", in: folder)
            #expect(status == 64 && err == "zoetrope: there is no scene nothing-like-it: 'zoetrope list' shows all\n")
            #expect(try run("./zoetrope list", in: folder).err.isEmpty)
        }
    }

    /// Standard output contains one animation or image and nothing else. Messages go to standard error.
    @Test func streams() async throws {
        try await withFolder { folder in
            let scene = try firstScene(in: folder)
            for (arguments, magic) in [
                ("--format gif --frames 2", Array("GIF89a".utf8)),
                ("--format apng --frames 2", [0x89, 0x50, 0x4E, 0x47]),
                ("--format png --frames 1", [0x89, 0x50, 0x4E, 0x47]),
            ] {
                let (status, err) = try run("\"$0\" \(scene) \(arguments) -o - | cat > out", in: folder)
                #expect(status == 0 && err.hasPrefix("\(scene): ") && err.hasSuffix(", standard output\n"))
                let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder + "/out")))
                #expect(bytes.starts(with: magic))
                var decoder = try AnimationDecoder(bytes)
                var count = 0
                while try decoder.next() != nil { count += 1 }
                #expect(count == (arguments.hasSuffix("1") ? 1 : 2))
            }
            let (status, err) = try run("\"$0\" \(scene) --format gif --frames 2 -o - > /dev/full", in: folder)
            #expect(status == 74 && err == "render: cannot write standard output: no space left on device\n")
        }
    }

    /// Images of an earlier run are not counted.
    @Test func soundAloneIgnoresExistingPictures() async throws {
        try await withFolder { folder in
            let scene = try firstScene(in: folder)
            #expect(try run("\"$0\" \(scene) --frames 2", in: folder).status == 0)
            try TestPictures.edit("\(folder)/\(scene)/\(scene)-0001.png")
            #expect(try run("\"$0\" \(scene) --frames 2", in: folder).status == 73)
            #expect(try run("\"$0\" \(scene) --frames 2 --audio x.wav -q", in: folder).status == 0)
            #expect(names(in: folder).contains("x.wav"))
        }
    }

    @Test func videosNeedAProgram() async throws {
        try await withFolder { folder in
            let scene = try firstScene(in: folder)
            let (status, err) = try run("PATH=/nowhere; \"$0\" \(scene) --frames 2 -o x.mp4", in: folder)
            #expect(status == 69)
            #expect(
                err == "render: x.mp4: ffmpeg is not installed: install the package ffmpeg to write videos\n")
            #expect(names(in: folder) == [])
        }
    }

    @Test func severalFramesWithoutAPath() async throws {
        try await withFolder { folder in
            let scene = try firstScene(in: folder)
            #expect(try run("\"$0\" \(scene) --frames 2", in: folder).status == 0)
            #expect(names(in: folder) == [scene, "\(scene)/\(scene)-0000.png", "\(scene)/\(scene)-0001.png"])
        }
    }

    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
    func signalsLeaveOnlyCompleteFiles(signal: Int32, status: Int32) async throws {
        try await withFolder { folder in
            let scene = try firstScene(in: folder)
            let (process, err) = try start("exec \"$0\" \(scene) --frames 100000 -o out", in: folder)
            // Waits for a file, at most a minute.
            var patience = 6000
            while patience > 0, process.isRunning, !names(in: folder).contains(where: { $0.hasSuffix(".png") }) {
                usleep(10_000)
                patience -= 1
            }
            kill(process.processIdentifier, signal)
            let text = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationReason == .exit && process.terminationStatus == status)
            #expect(text.hasPrefix("render: interrupted; ") && text.filter(\.isNewline).count == 1)
            let files = names(in: folder + "/out")
            #expect(!files.isEmpty && files.allSatisfy { $0.hasPrefix("\(scene)-") && $0.hasSuffix(".png") })
            for file in files {
                let bytes = try Data(contentsOf: URL(filePath: "\(folder)/out/\(file)"))
                #expect(bytes.suffix(8) == Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
            }
        }
    }

    @Test func aFileThatMayNotGrowIsAnError() async throws {
        try await withFolder { folder in
            let scene = try firstScene(in: folder)
            // `ulimit -f 1` means 512 or 1024 bytes, depending on the shell. The stored file is longer.
            let (status, err) = try run("ulimit -f 1; exec \"$0\" \(scene) --compression 0 -o out", in: folder)
            #expect(status == 74)
            #expect(err == "render: cannot write out/\(scene)-0000.png: file too large\n")
            #expect(names(in: folder).isEmpty)
        }
    }

    @Test(arguments: [">&-", "2>&-", "<&- >&- 2>&-", "2>/dev/full"])
    func closedStreamsAreHarmless(redirection: String) async throws {
        try await withFolder { folder in
            let scene = try firstScene(in: folder)
            let (status, err) = try run("exec \"$0\" \(scene) --frames 2 -o out \(redirection)", in: folder)
            #expect(status == 0 && err.isEmpty)
            for name in ["\(scene)-0000.png", "\(scene)-0001.png"] {
                let bytes = try Data(contentsOf: URL(filePath: "\(folder)/out/\(name)"))
                #expect(bytes.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
                #expect(bytes.suffix(4) == Data([0xAE, 0x42, 0x60, 0x82]))
            }
            // The exit status reports an error even if standard error is closed.
            #expect(try run("exec \"$0\" nothing-like-it \(redirection)", in: folder).status == 64)
        }
    }

    @Test(arguments: ["list", "--help", "--version"])
    func anOutputThatIsFullIsAnError(arguments: String) async throws {
        try await withFolder { folder in
            let (status, err) = try run("exec \"$0\" \(arguments) >/dev/full", in: folder)
            #expect(status == 74)
            #expect(err == "render: cannot write to standard output: no space left on device\n")
        }
    }

    @Test func aSummaryThatCannotBeWrittenIsAnError() async throws {
        try await withFolder { folder in
            let scene = try firstScene(in: folder)
            let (status, err) = try run("exec \"$0\" \(scene) --frames 1 -o a.png >/dev/full", in: folder)
            #expect(status == 74)
            #expect(err == "render: cannot write to standard output: no space left on device\n")
            #expect(names(in: folder) == ["a.png"])
        }
    }

    @Test func argumentsThatAreNoTextAreRefused() async throws {
        try await withFolder { folder in
            let (status, err) = try run(#"exec "$0" gears -o "$(printf 'caf\351.png')""#, in: folder)
            #expect(status == 64)
            #expect(err == "render: argument 3 is not UTF-8: caf\\xE9.png\n")
            #expect(names(in: folder).isEmpty)
        }
    }

    @Test func aDamagedPictureIsMissingInput() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/bad", withIntermediateDirectories: false)
            try Data("hello".utf8).write(to: URL(filePath: folder + "/bad/fan.png"))
            let (status, err) = try run("exec \"$0\" gears --frames 1 --assets bad -o x.png", in: folder)
            #expect(status == 66)
            #expect(err.hasPrefix("render: bad/fan.png: neither PNG nor JPEG nor GIF nor WebP (asked for by "))
            #expect(err.filter(\.isNewline).count == 1)
            #expect(names(in: folder) == ["bad", "bad/fan.png"])
        }
    }

    @Test func withoutTheProgramForPDFAWarningNamesThePackage() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/pages", withIntermediateDirectories: false)
            try Data("%PDF-1.4".utf8).write(to: URL(filePath: folder + "/pages/fan.pdf"))
            let command = "PATH=/nowhere exec \"$0\" gears --frames 1 --assets pages -o x.png"
            let (status, err) = try run(command, in: folder)
            #expect(status == 0 && names(in: folder).contains("x.png"))
            #expect(
                err.hasPrefix("render: warning: pages/fan.pdf: PDF is drawn by the program pdftocairo, which is not"))
            #expect(err.contains("apt-get install poppler-utils (asked for by ") && err.filter(\.isNewline).count == 1)
            let strict = try run(command + " --force --strict", in: folder)
            #expect(strict.status == 66 && strict.err.hasPrefix("render: pages/fan.pdf: PDF is drawn by"))
        }
    }

    @Test func aVariableThatNamesAFileIsNotPassedOver() async throws {
        try await withFolder { folder in
            try Data().write(to: URL(filePath: folder + "/file"))
            let (status, err) = try run("ZOETROPE_ASSETS=file exec \"$0\" gears --frames 1 -o x.png", in: folder)
            #expect(status == 66 && err == "render: file: not a folder\n")
        }
    }

    /// A command prefix that makes file permissions effective: root bypasses them unless it drops these capabilities.
    /// Empty for other users.
    private static let asOwner =
        geteuid() == 0 ? "setpriv --bounding-set=-dac_override,-dac_read_search " : ""

    @Test func aFolderThatCannotBeReadKeepsItsFiles() async throws {
        try await withFolder { folder in
            let scene = try firstScene(in: folder)
            let command = "\(Self.asOwner)\"$0\" \(scene) --frames 2 -o out"
            try FileManager.default.createDirectory(
                atPath: folder + "/out", withIntermediateDirectories: false, attributes: [.posixPermissions: 0o333])
            defer { chmod(folder + "/out", 0o777) }
            #expect(try run(command, in: folder).status == 0)
            #expect(try run(command, in: folder).status == 0)
            for frame in 0...1 { try TestPictures.edit("\(folder)/out/\(scene)-000\(frame).png") }
            let (status, err) = try run(command, in: folder)
            #expect(status == 73)
            #expect(
                err == "render: out/\(scene)-0000.png and 1 more files exist already: --force overwrites\n")
            #expect(try run(command + " --force", in: folder).status == 0)
        }
    }

    @Test(arguments: ["bad", "bad/a.xcassets"])
    func anAssetFolderThatCannotBeReadIsAnError(unreadable: String) async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(
                atPath: folder + "/bad/a.xcassets", withIntermediateDirectories: true)
            chmod("\(folder)/\(unreadable)", 0o333)
            defer { chmod("\(folder)/\(unreadable)", 0o777) }
            let (status, err) = try run(
                "\(Self.asOwner)\"$0\" gears --frames 1 --assets bad -o x.png", in: folder)
            #expect(status == 66 && err == "render: \(unreadable): permission denied\n")
        }
    }

    @Test func aFolderThatMayNotBeWrittenIsAnError() async throws {
        try await withFolder { folder in
            let scene = try firstScene(in: folder)
            // Not even root can create files there.
            let (status, err) = try run("\"$0\" \(scene) -o /proc/render-test", in: folder)
            #expect(status == 73)
            #expect(err.hasPrefix("render: cannot create /proc/render-test: ") && err.filter(\.isNewline).count == 1)
        }
    }

    // MARK: From bitmaps to shapes

    @Test func aMissingPotraceNamesItsPackage() async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            let (status, err) = try run("PATH=/nowhere exec \"$0\" trace in.png -o out.svg", in: folder)
            #expect(status == 69)
            #expect(
                err == "render: the program potrace is not in PATH; on Debian and Ubuntu: apt-get install potrace\n")
            #expect(names(in: folder) == ["in.png"])
        }
    }

    @Test func aFailingPotraceReportsItsMessage() async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            try TestPictures.write("#!/bin/sh\necho 'no memory' >&2\nexit 3\n", to: folder + "/potrace")
            chmod(folder + "/potrace", 0o755)
            let (status, err) = try run("PATH=.:$PATH exec \"$0\" trace in.png -o out.svg", in: folder)
            #expect(status == 70 && err == "render: potrace failed with status 3: no memory\n")
            #expect(names(in: folder) == ["in.png", "potrace"])
        }
    }

    @Test func anInterruptEndsPotraceToo() async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            try TestPictures.write("#!/bin/sh\necho $$ > number\nexec sleep 60\n", to: folder + "/potrace")
            chmod(folder + "/potrace", 0o755)
            let command = "PATH=.:$PATH TMPDIR=. exec \"$0\" trace in.png -o out.svg"
            let (process, err) = try start(command, in: folder)
            var number: Int32?
            for _ in 0..<6000 where number == nil {
                usleep(10_000)
                let text = try? String(contentsOfFile: folder + "/number", encoding: .utf8)
                number = text.flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
            }
            kill(process.processIdentifier, SIGINT)
            let text = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 130 && text == "render: interrupted; nothing written\n")
            let potrace = try #require(number)
            for _ in 0..<6000 where kill(potrace, 0) == 0 { usleep(10_000) }
            #expect(kill(potrace, 0) != 0)
            #expect(names(in: folder) == ["in.png", "number", "potrace"])
        }
    }

    // MARK: Missing resources of the system

    @Test(arguments: ["gear --frames 2 -o out", "gear --frames 2 -o out.mp4", "trace in.png"])
    func tooFewOpenFilesAreAnError(arguments: String) async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            let (status, err) = try run("ulimit -n 4; exec \"$0\" \(arguments)", in: folder)
            #expect(status == 71)
            // Only the message's end is compared: the number at its start depends on the descriptors that the program
            // inherits.
            #expect(err.hasPrefix("render: ") && err.filter(\.isNewline).count == 1)
            #expect(
                err.hasSuffix(
                    " more files can be opened, but 16 are needed: too many open files (ulimit -n)\n"))
            #expect(names(in: folder) == ["in.png"])
            #expect(try run("ulimit -n 4; exec \"$0\" --version", in: folder).status == 0)
        }
    }

    /// The number of open files that the error message asks for is enough for all threads.
    @Test func theReportedNumberOfFilesSuffices() async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            for arguments in ["gears --frames 2 --audio a.wav -o out -q", "trace in.png -o a.svg --colors 3 -q"] {
                // Allows 15 descriptors more than the shell has, including the descriptor of the pipe to `wc`.
                let (status, err) = try run(
                    "ulimit -n $((15 + $(ls /proc/$$/fd | wc -l))); exec \"$0\" \(arguments)", in: folder)
                #expect(status == 0 && err.isEmpty, "\(err)")
            }
        }
    }

    @Test func noMemoryIsAnErrorAndNoStackTrace() async throws {
        try await withFolder { folder in
            // The first limit is too low to start the program. The second limit is too low for a frame of a gigabyte.
            for (limit, scale) in [(150_000, 1), (1_000_000, 16)] {
                let size = "--size 1000x1000 --scale \(scale)"
                let (status, err) = try run(
                    "ulimit -v \(limit); exec \"$0\" gear --frames 8 \(size) -o out.apng", in: folder)
                #expect(status == 71, "\(limit): \(status) \(err)")
                #expect(err.filter(\.isNewline).count == 1 && err.hasPrefix("render: "), "\(err)")
                #expect(names(in: folder).isEmpty)
            }
        }
    }

    /// A closed standard output is an error.
    @Test(arguments: [
        "gear --frames 2 --format gif -o -", "gear --frames 1 --format png -o -", "trace in.png", "outline in.svg -o -",
        "encode in.png --format gif -o -",
        // Commands whose result is text.
        "", "list", "list --json", "help", "--help", "gear --help", "--version", "--version --json",
        "diff in.png in.png --json", "gear --frames 1 --json -o a.png", "bench gear",
    ])
    func aMissingOutputForAStreamIsAnError(arguments: String) async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            try TestPictures.write(TestPictures.drawing, to: folder + "/in.svg")
            let (status, err) = try run("exec \"$0\" \(arguments) >&-", in: folder)
            #expect(status == 74 && err == "render: cannot write to standard output: bad file descriptor\n")
        }
    }

    @Test(arguments: ["/nowhere", "/dev/full"])
    func noFolderForTemporaryFilesIsNeeded(folderForThem: String) async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            let (status, err) = try run("TMPDIR=\(folderForThem) exec \"$0\" trace in.png -o a.svg", in: folder)
            #expect(status == 0 && err.isEmpty, "\(err)")
        }
    }

    @Test func devicesAndPipesAreNotReplaced() async throws {
        try await withFolder { folder in
            try #require(mkfifo(folder + "/a.png", 0o600) == 0)
            try #require(mkfifo(folder + "/a.wav", 0o600) == 0)
            for (arguments, path) in [
                ("gear --frames 1 -o a.png", "a.png"), ("gear --frames 2 -o a.png", "a.png"),
                ("gear --frames 2 --format gif -o /dev/null", "/dev/null"),
                ("gear --frames 2 --audio a.wav", "a.wav"),
            ] {
                for force in ["", " --force"] {
                    let (status, err) = try run("exec \"$0\" \(arguments)\(force)", in: folder)
                    #expect(status == 73)
                    #expect(
                        err == "render: \(path) is a device, a pipe or a socket; it is not overwritten\n")
                }
            }
            #expect(names(in: folder) == ["a.png", "a.wav"])
        }
    }

    // MARK: Programs that do not do their work

    /// A program for `PATH=.` that replaces the real one.
    private func write(program: String, _ script: String, in folder: String) throws {
        try TestPictures.write("#!/bin/sh\n\(script)\n", to: "\(folder)/\(program)")
        chmod("\(folder)/\(program)", 0o755)
    }

    /// Shell code that sets `out` to the last argument, the path of the output file.
    private nonisolated static let output = "for last in \"$@\"; do :; done; out=\"${last#file:}\"\n"

    @Test(arguments: [
        // The program never reads.
        ("exec sleep 100", "no progress for 1 s; raise ZOETROPE_PROGRAM_TIMEOUT"),
        // The program never exits.
        ("cat > /dev/null; exec sleep 100", "no progress for 1 s; raise ZOETROPE_PROGRAM_TIMEOUT"),
        // The program starts a process that never exits, and waits for this process.
        ("sleep 100 & wait", "no progress for 1 s; raise ZOETROPE_PROGRAM_TIMEOUT"),
        ("exec yes >&2", "its error output is too large: more than 1048576 bytes"),
        (output + "cat > /dev/null; exec yes > \"$out\"", "its output is too large: more than 19337216 bytes"),
        ("exit 0", "it ended early"),
        ("kill -9 $$", "it was ended by signal 9"),
        ("cat > /dev/null; exit 3", "it ended with status 3"),
        // The program exits with success on a full disk, as ffmpeg does.
        (output + "cat > /dev/null; [ \"$out\" = - ] || echo half > \"$out\"", "of 8 frames only 0 could be read back"),
    ])
    func anFFmpegThatDoesNotDoItsWork(script: String, reason: String) async throws {
        try await withFolder { folder in
            try write(program: "ffmpeg", script, in: folder)
            let (status, err) = try run(
                "ZOETROPE_PROGRAM_TIMEOUT=1 PATH=.:$PATH exec \"$0\" gear --frames 8 -o a.mp4", in: folder)
            #expect(status == 74 && err == "render: ffmpeg cannot write a.mp4: \(reason)\n", "\(err)")
            #expect(names(in: folder) == ["ffmpeg"])
        }
    }

    @Test(arguments: [
        ("exec sleep 100", "potrace took longer than 1 seconds; raise ZOETROPE_PROGRAM_TIMEOUT"),
        ("exec yes >&2", "potrace cannot be run: its error output is too large: more than 1048576 bytes"),
        (
            "exec yes",
            "the traced picture takes more than 67108864 bytes; raise the speckle size, or make the picture smaller"
        ),
        ("kill -11 $$", "potrace was ended by signal 11"),
    ])
    func aPotraceThatDoesNotDoItsWork(script: String, reason: String) async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            try write(program: "potrace", script, in: folder)
            let (_, err) = try run(
                "ZOETROPE_PROGRAM_TIMEOUT=1 PATH=.:$PATH exec \"$0\" trace in.png -o a.svg", in: folder)
            #expect(err == "render: \(reason)\n")
            #expect(names(in: folder) == ["in.png", "potrace"])
        }
    }

    @Test func invalidTimesAreRejected() async throws {
        try await withFolder { folder in
            let (status, err) = try run("ZOETROPE_PROGRAM_TIMEOUT=soon exec \"$0\" gear -o a.mp4", in: folder)
            #expect(status == 64)
            #expect(err == "render: ZOETROPE_PROGRAM_TIMEOUT is 'soon', but must be 1 to 86400 seconds\n")
        }
    }

    private nonisolated static var hasFFmpeg: Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: $0 + "/ffmpeg") }
    }

    /// A file size limit simulates a full disk.
    @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"), arguments: ["mp4", "mov", "webm"], [1, 4, 8])
    func aVideoThatDoesNotFitIsAnError(format: String, blocks: Int) async throws {
        try await withFolder { folder in
            let (status, err) = try run(
                "ulimit -f \(blocks); exec \"$0\" gear --frames 20 -o a.\(format)", in: folder)
            #expect(status == 74 && err == "render: cannot write a.\(format): file too large\n", "\(err)")
            #expect(names(in: folder).isEmpty)
        }
    }

    @Test(arguments: ["cutout huge.png -o a.png", "trace huge.png", "outline laughs.svg"])
    func hostileFilesTakeLittleMemoryAndTime(arguments: String) async throws {
        try await withFolder { folder in
            try TestPictures.write(HostileInputTests.hugeHeader(side: 32_768), to: folder + "/huge.png")
            var text = "<svg xmlns='http://www.w3.org/2000/svg'><g id='a0'/>"
            for i in 1..<60 { text += "<g id='a\(i)'><use href='#a\(i - 1)'/><use href='#a\(i - 1)'/></g>" }
            try TestPictures.write(text + "</svg>", to: folder + "/laughs.svg")
            // Limits the run to a gigabyte of address space, most of it for libraries, and to ten seconds of CPU time.
            let (status, err) = try run("ulimit -v 1000000; ulimit -t 10; exec \"$0\" \(arguments)", in: folder)
            #expect(status == 66 && err.filter(\.isNewline).count == 1, "\(status): \(err)")
            #expect(names(in: folder) == ["huge.png", "laughs.svg"])
        }
    }

    /// Limits of the address space in KiB, from about the smallest one with which the system loads the program.
    @Test(arguments: [104_000, 108_000, 116_000, 130_000, 145_000])
    func tooLittleMemoryForAThreadIsAnError(limit: Int) async throws {
        try await withFolder { folder in
            for arguments in ["--version", "gear --frames 1"] {
                let (status, err) = try run("ulimit -v \(limit); exec timeout -k 1 20 \"$0\" \(arguments)", in: folder)
                // Depending on the program's size, the limit may suffice, or be too low to load the program at all.
                #expect([0, 71, 127].contains(status), "\(arguments): \(status) \(err)")
                if status == 71 {
                    #expect(err.hasPrefix("render: ") && err.filter(\.isNewline).count == 1, "\(err)")
                }
            }
        }
    }

    @Test func setsAndDictionariesHaveOneOrder() async throws {
        try await withFolder { folder in
            // Scenes depend on the order of sets, so the program makes hashing deterministic even if this variable is
            // unset.
            let command = "unset SWIFT_DETERMINISTIC_HASHING; exec \"$0\" --version --json"
            for _ in 0..<2 {
                _ = try run(command + " > a.json", in: folder)
                let text = try String(contentsOfFile: folder + "/a.json", encoding: .utf8)
                #expect(text.contains("\"hashing\" : \"deterministic\""), "\(text)")
            }
        }
    }
}
