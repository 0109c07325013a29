// SPDX-License-Identifier: MIT

import Files
import Foundation

/// Where a process leaves word of its end, and what its views write into folders of the user's: no rendering finds what another
/// has left, and the user's own files are not touched. In a folder of its own, which is gone with this value's `remove`.
package struct RunFolder {
    private let path: String

    /// nil where no folder can be made: then there is no such word.
    package init?() {
        guard let path = FileSystem.makeTemporaryFolder() else { return nil }
        self.path = path
        makeHome()
    }

    /// What Foundation is to take for the user's own folder.
    package static let homeVariable = "CFFIXED_USER_HOME"
    package var home: String { path + "/home" }

    /// With the folders that are always there for an app: for documents, for what can be made again, and for the rest.
    private func makeHome() {
        for folder in ["Documents", ".cache", ".local/share"] {
            try? FileManager.default.createDirectory(atPath: "\(home)/\(folder)", withIntermediateDirectories: true)
        }
    }

    /// For a word of the program itself.
    package var note: String { path + "/note" }
    /// For which of several previews it was about.
    package var progress: String { path + "/progress" }
    private var trace: String { path + "/trace" }
    /// Where the author's files are, for a program that names pictures by them.
    package var sources: String { path + "/sources" }

    /// Has Swift's runtime leave a trace.
    ///
    /// - Parameter compiler: the path of the compiler, beside which the backtracer is.
    package func backtracing(by compiler: String) -> String {
        let tool = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "../libexec/swift/linux/swift-backtrace").standardizedFileURL.path
        guard access(tool, X_OK) == 0 else { return "enable=no" }
        // The author's frame is among the first few. Each of the engine's takes a tenth of a second to name, with those that were
        // inlined into it, which nobody reads.
        return
            "enable=yes,swift-backtrace=\(tool),output-to=\(trace),color=no,interactive=no,threads=crashed,limit=16,"
            + "top=0,symbolicate=fast,unwind=fast,images=none,registers=none,sanitize=no,timeout=10s"
    }

    package var report: CrashReport {
        CrashReport(trace: (try? String(contentsOfFile: trace, encoding: .utf8)) ?? "")
    }

    package var progressText: String { (try? String(contentsOfFile: progress, encoding: .utf8)) ?? "" }

    package var noteText: String? { try? String(contentsOfFile: note, encoding: .utf8) }

    /// For the next process.
    package func clear() {
        for path in [note, progress, trace] { unlink(path) }
        try? FileManager.default.removeItem(atPath: home)
        makeHome()
    }

    package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
