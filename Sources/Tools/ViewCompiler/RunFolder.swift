// SPDX-License-Identifier: MIT

import Support
import Foundation

/// A temporary folder for one run. It holds crash reports, messages of the program and the home folder of the views, so
/// that views neither see files of an earlier run nor touch the user's own files. `remove` deletes the folder.
package struct RunFolder {
    package let path: String

    /// nil if no folder can be made; crashes are not explained then.
    package init?() {
        guard let path = FileSystem.makeTemporaryFolder() else { return nil }
        // Spells the path as Foundation spells the home folder, so that the path is recognised in texts that views
        // show.
        self.path = URL(filePath: path).standardizedFileURL.path
        createAppFolders()
    }

    /// The environment variable with the home folder that Foundation uses.
    package static let homeVariable = "CFFIXED_USER_HOME"
    package var home: String { path + "/home" }

    /// Creates the folders that always exist for an app: documents, caches and application support.
    private func createAppFolders() {
        for folder in ["Documents", ".cache", ".local/share"] {
            try? FileManager.default.createDirectory(atPath: "\(home)/\(folder)", withIntermediateDirectories: true)
        }
        mkdir(temporary, 0o700)
    }

    /// The folder for temporary files of the views.
    package var temporary: String { path + "/tmp" }
    /// The list of cache entries that view code wanted but that did not exist. The parent process creates them, because
    /// views may not write to the cache.
    package var missed: String { path + "/missed" }

    /// The file that names the view being evaluated when a trap ended the process (`TrapRecord`).
    package var note: String { path + "/note" }
    /// The file with the progress of several previews (`PreviewProgress`).
    package var progress: String { path + "/progress" }
    private var trace: String { path + "/trace" }
    /// The list of the author's files, from which the program derives the names of pictures (`PictureNames`).
    package var sources: String { path + "/sources" }

    /// The values of literals that differ from those of the compiled views (`AdjustableSource`).
    package var literals: String { path + "/literals" }

    /// A copy of the compiled views, for processes that are started before the views are compiled.
    package var program: String { path + "/program" }

    /// Linux's `ST_NOEXEC`, which is visible in C only with its GNU extensions.
    private static let noExecution: UInt = 8

    /// Copies compiled views to `program`. A link would let view code change the cache.
    ///
    /// - Returns: Whether the views can be loaded from there. Programs cannot be loaded from some temporary folders.
    package func copyProgram(_ views: String) -> Bool {
        var status = statvfs()
        guard statvfs(path, &status) == 0, status.f_flag & Self.noExecution == 0 else { return false }
        return (try? FileManager.default.copyItem(atPath: views, toPath: program)) != nil
    }

    /// The value of `SWIFT_BACKTRACE` that makes Swift's runtime write a trace.
    ///
    /// - Parameter toolchain: The toolchain with the backtracer.
    package func backtracing(by toolchain: Toolchain) -> String {
        guard let tool = toolchain.backtracer else { return "enable=no" }
        // 16 stack frames suffice, because the author's function is among the first. Each frame takes time,
        // since the engine's inlined frames are slow to symbolicate.
        return
            "enable=yes,swift-backtrace=\(tool),output-to=\(trace),color=no,interactive=no,threads=crashed,limit=16,"
            + "top=0,symbolicate=fast,unwind=fast,images=none,registers=none,sanitize=no,timeout=10s"
    }

    package var report: CrashReport {
        CrashReport(trace: (try? String(contentsOfFile: trace, encoding: .utf8)) ?? "")
    }

    package var progressText: String { (try? String(contentsOfFile: progress, encoding: .utf8)) ?? "" }

    package var noteText: String? { try? String(contentsOfFile: note, encoding: .utf8) }

    /// Removes the notes, the trace and the files of the last process. The list of missed cache entries stays.
    package func clear() {
        for path in [note, progress, trace] { unlink(path) }
        for folder in [home, temporary] { try? FileManager.default.removeItem(atPath: folder) }
        createAppFolders()
    }

    package func remove() { TemporaryFolders.remove(path) }
}
