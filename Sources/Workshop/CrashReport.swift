import Foundation

/// Where an author's code has ended its process, by the trace that Swift's backtracer leaves.
package struct CrashReport: Equatable {
    /// `My.swift:12:5`, as the compiler was given the file.
    package var place: String?
    /// `Row.body`.
    package var function: String?

    /// - Parameter trace: its first frames are those called last.
    package init(trace: String) {
        for line in trace.split(separator: "\n") {
            guard let frame = line.wholeMatch(of: Self.frame) else { continue }
            // Thunks have the line of what they are for, and no name that says something.
            if line.contains("[thunk]") { continue }
            function = Self.name(String(frame.1))
            place = frame.2.map(String.init)
            return
        }
    }

    /// A frame of the program itself; those of the engine and of Swift's libraries are in others.
    private static var frame: Regex<(Substring, Substring, Substring?)> {
        #/\s*\d+ (?:\[[^\]]*\] )*\s*0x[0-9a-f]+ (.*) in program(?: at (.*))?/#
    }

    /// `closure #1 in Row.body.getter + 194` → `Row.body`.
    private static func name(_ symbol: String) -> String {
        symbol.replacing(#/ \+ \d+$/#, with: "").replacing(
            #/^(?:(?:implicit )?closure #\d+ (?:\([^)]*\) -> .+? )?in |specialized |partial apply for )+/#, with: ""
        )
        .replacing(#/\.getter$/#, with: "")
    }
}

/// Where a process leaves word of its end. In a folder of its own, which is gone with this value's `remove`.
package struct CrashFolder {
    private let path: String

    /// nil where no folder can be made: then there is no such word.
    package init?() {
        var template = Array((NSTemporaryDirectory() + "/zoetrope-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// For a word of the program itself.
    package var note: String { path + "/note" }
    private var trace: String { path + "/trace" }

    /// Has Swift's runtime leave a trace.
    ///
    /// - Parameter compiler: the path of the compiler, beside which the backtracer is.
    package func backtracing(by compiler: String) -> String {
        let tool = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "../libexec/swift/linux/swift-backtrace").standardizedFileURL.path
        guard access(tool, X_OK) == 0 else { return "enable=no" }
        return "enable=yes,swift-backtrace=\(tool),output-to=\(trace),color=no,interactive=no,threads=crashed,limit=64,"
            + "images=none,registers=none,sanitize=no,timeout=10s"
    }

    package var report: CrashReport {
        CrashReport(trace: (try? String(contentsOfFile: trace, encoding: .utf8)) ?? "")
    }

    package var noteText: String? { try? String(contentsOfFile: note, encoding: .utf8) }

    package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
