// SPDX-License-Identifier: MIT

import Foundation
import Support
import Synchronization

/// The gallery of the previewed files, which `render gallery` makes in a temporary folder. It is made when a page first
/// asks for it, and again when a page asks after a save.
final class LiveGallery: Sendable {
    private let program: ViewProgram

    private struct State {
        /// The temporary folder; nil until the gallery is first made.
        var folder: String?
        /// The stamp of the files of which the gallery was last made, or is being made.
        var stamp: String?
        /// Counts the galleries that were made. 0: there is none yet.
        var version = 0
        var isMaking = false
        /// The number of previews that are drawn, of all, while the gallery is being made; nil before the first one.
        var progress: (done: Int, total: Int)?
        /// The message of the last failure; nil if the last gallery was made.
        var failure: String?
    }
    private let state = Mutex(State())

    init(_ program: ViewProgram) { self.program = program }

    /// - Parameter path: the path below `gallery/`, percent-encoded as sent.
    func answer(to path: some StringProtocol) -> PageAnswer {
        guard let make = program.gallery else { return .plain("404 Not Found") }
        let path = path.removingPercentEncoding ?? ""
        if path.isEmpty || path == "version" { makeIfNeeded(make) }
        let state = state.withLock { $0 }
        if path == "version" {
            // The page shows the failure above the last gallery.
            return .plain("200 OK", String(state.version) + (state.failure.map { "\n" + $0 } ?? ""))
        }
        guard let folder = state.folder, state.version > 0 else {
            return path.isEmpty ? Self.waiting(state.failure, state.progress) : .plain("404 Not Found")
        }
        let name = path.isEmpty ? "index.html" : path
        let isInside = !name.split(separator: "/", omittingEmptySubsequences: false).contains {
            $0.hasPrefix(".") || $0.isEmpty
        }
        guard isInside, let type = Self.types[FileSystem.kind(of: name)],
            let body = FileSystem.data(of: folder + "/site/" + name)
        else { return .plain("404 Not Found") }
        return Self.page(type, name == "index.html" ? Self.live(body, state.version) : body)
    }

    /// Starts to make the gallery unless it is being made, or is up to date.
    private func makeIfNeeded(_ make: @escaping @Sendable (_ folder: String, _ task: ViewProgram.PageTask) -> String?) {
        let stamp = program.stamp()
        let folder: String? = state.withLock { state in
            guard !state.isMaking, state.stamp != stamp else { return nil }
            state.folder = state.folder ?? FileSystem.makeTemporaryFolder()
            (state.stamp, state.isMaking, state.progress) = (stamp, true, nil)
            return state.folder
        }
        guard let folder else { return }
        Thread.detachNewThread { [self] in
            let task = ViewProgram.PageTask(progress: { [self] done, total in
                state.withLock { $0.progress = (done, total) }
            })
            let failure = make(folder + "/site", task)
            state.withLock { state in
                (state.failure, state.isMaking) = (failure, false)
                if failure == nil { state.version += 1 }
            }
        }
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "json": "application/json", "png": "image/png", "apng": "image/apng",
        "gif": "image/gif", "webp": "image/webp",
    ]

    private static func page(_ type: String, _ body: Data) -> PageAnswer {
        PageAnswer(
            status: "200 OK",
            headers: [
                ("Content-Type", type), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
                ("Referrer-Policy", "no-referrer"),
                (
                    "Content-Security-Policy",
                    "default-src 'none'; img-src 'self' data:; connect-src 'self'; style-src 'unsafe-inline'; "
                        + "script-src 'unsafe-inline'; frame-ancestors 'none'"
                ),
            ], body: body)
    }

    /// The page with its version, which it compares with `version` to show the next one.
    private static func live(_ page: Data, _ version: Int) -> Data {
        let mark = Data("<html".utf8)
        guard let place = page.range(of: mark) else { return page }
        return page[..<place.upperBound] + Data(" data-version=\"\(version)\"".utf8) + page[place.upperBound...]
    }

    /// A page that loads again until the gallery is made.
    private static func waiting(_ failure: String?, _ progress: (done: Int, total: Int)?) -> PageAnswer {
        func escaped(_ text: String) -> String {
            text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        }
        let text =
            failure.map { "<p>The gallery could not be made.</p><pre>\(escaped($0))</pre>" }
            ?? "<p role=\"status\">The gallery is being made\(progress.map { ": \($0.done) of \($0.total) previews" } ?? "").</p>"
        return page(
            "text/html; charset=utf-8",
            Data(
                """
                <!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>Gallery</title>
                <style>:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; } body { margin: 15vh auto; padding: 0 20px; max-width: 80ch; }
                p { text-align: center; } pre { white-space: pre-wrap; overflow-wrap: anywhere; }</style>\(text)
                """.utf8))
    }
}
