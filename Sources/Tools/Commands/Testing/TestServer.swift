// SPDX-License-Identifier: MIT

import CSystem
import Codecs
import Drawing
import Foundation
import SwiftUICore
import Zoetrope

/// The server behind `TestProgram`: a process that loads the author's code once, and forks for each `TestOrder`.
/// Forking isolates the previews from each other and saves the time to start a program.
enum TestServer {
    /// Whether this process was started as a server.
    static var isAsked: Bool { CommandLine.argc == 2 && CommandLine.arguments[1] == TestWorkerCommand.name }

    /// Forks a child process for each request on standard input, and returns only in the child. Call this before any
    /// other thread exists, because `fork` copies only the calling thread.
    @MainActor static func serve() {
        signals_end_with_parent()
        programs_adopt_orphans()
        let answers = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
        guard answers >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { exit(ExitStatus.systemError) }
        warmUp()
        while let line = readLine() {
            let words = line.split(separator: "\t").map(String.init)
            guard words.count == 3 else { continue }
            let child = programs_fork()
            if child == 0 {
                takeOver(order: words[0], answer: words[1], said: words[2])
                return
            }
            var status: Int32 = child < 0 ? 71 << 8 : 0
            if child > 0 { while waitpid(child, &status, WUNTRACED) == -1, errno == EINTR {} }
            // The child may only be stopped (SIGSTOP). `programs_end_children` then ends it and all processes that it
            // has started.
            let ending =
                status & 0xFF == 0x7F
                ? "signal \(SIGSTOP)" : status & 0x7F == 0 ? "exit \((status >> 8) & 0xFF)" : "signal \(status & 0x7F)"
            programs_end_children()
            if StandardStreams.write(ending + "\n", to: answers) != nil { break }
        }
        _exit(0)
    }

    private static func takeOver(order: String, answer: String, said: String) {
        signals_end_with_parent()
        let file = open(said, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
        dup2(file, STDERR_FILENO)
        dup2(file, STDOUT_FILENO)
        dup2(null, STDIN_FILENO)
        setenv(TestOrder.variable, order, 1)
        setenv(TestOrder.answerVariable, answer, 1)
    }

    /// Prepares fonts, types and tables that most views need. Runs none of the author's code.
    @MainActor private static func warmUp() {
        AssetLibrary.keepAll()
        let library = AssetLibrary.standard(of: AssetFolders.search())
        library.prepare()
        guard let settings = try? RenderSettings(size: CGSize(width: 64, height: 64), rate: 60, assets: library) else {
            return
        }
        let source = ViewFrameSource(settings, followsColorScheme: true) {
            AnyView(
                VStack {
                    Text("A").font(.title).foregroundStyle(.secondary)
                    HStack {
                        Text("B").bold(); Spacer(); Image(systemName: "star.fill")
                    }
                    ZStack {
                        RoundedRectangle(cornerRadius: 4).fill(.blue).frame(width: 8, height: 8).shadow(radius: 1)
                    }
                }.padding())
        }
        guard let list = try? source.displayList(at: 0) else { return }
        let bitmap = FrameRasterizer().draw(list)
        _ = (try? PNGEncoder(compression: 6).encode(bitmap)).flatMap { try? ImageDecoder.decode($0) }
    }
}
