// SPDX-License-Identifier: MIT

import Foundation
import Support
import Synchronization

/// The gallery of the previewed files, which `render gallery` makes in a temporary folder. It is made when a page first
/// asks for it, and again when a page asks after a save. The first versions have only the first variant of the
/// first previews, and then of all, so that they are soon seen.
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
        /// The number of previews that are drawn, of all, while a version is being made; nil before the first one.
        var progress: (done: Int, total: Int)?
        /// The message of the last failure; nil if the last gallery was made.
        var failure: String?
        var animations: [Animated: Animation] = [:]
        /// Counts the folders of animations.
        var animationCount = 0
    }
    /// A variant of a preview in a version of the files.
    private struct Animated: Hashable {
        var stamp: String?
        var preview: String
        var variant: String
    }
    private enum Animation {
        case making
        /// As in the manifest, as JSON.
        case made(Data)
        case failed(String)
    }
    private let state = Mutex(State())

    init(_ program: ViewProgram) { self.program = program }

    /// - Parameter path: the path below `gallery/`, percent-encoded as sent.
    func answer(to path: some StringProtocol, _ query: [String: String] = [:]) -> PageAnswer {
        guard let make = program.gallery else { return .plain("404 Not Found") }
        if path == "animation" { return animation(query, make) }
        let path = path.removingPercentEncoding ?? ""
        if path.isEmpty || path == "version" { makeIfNeeded(make) }
        let state = state.withLock { $0 }
        if path == "version" {
            // The page shows the failure above the last gallery.
            return Self.json(
                Status(
                    version: state.version, failure: state.failure,
                    done: state.isMaking ? state.progress?.done ?? 0 : nil,
                    total: state.isMaking ? state.progress?.total : nil))
        }
        guard let folder = state.folder, state.version > 0 else {
            return path.isEmpty ? Self.waiting(state.failure, state.progress) : .plain("404 Not Found")
        }
        let name = path.isEmpty ? "index.html" : path
        let isInside = !name.split(separator: "/", omittingEmptySubsequences: false).contains {
            $0.hasPrefix(".") || $0.isEmpty
        }
        guard isInside, let type = Self.types[FileSystem.kind(of: name)],
            let body = FileSystem.data(of: folder + (name.hasPrefix(Self.animations) ? "/" : "/site/") + name)
        else { return .plain("404 Not Found") }
        return Self.page(type, name == "index.html" ? Self.live(body, state.version) : body)
    }

    /// Starts to make the gallery unless it is being made, or is up to date.
    private func makeIfNeeded(_ make: @escaping ViewProgram.Gallery) {
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
            var failure: String?
            let isFirst = state.withLock { $0.version == 0 }
            for count in isFirst ? Self.firstCounts : [] where failure == nil {
                failure = make(folder + "/site", .first(count), task)
                let hasAll = state.withLock { state in
                    if failure == nil { state.version += 1 }
                    defer { state.progress = nil }
                    return state.progress.map { $0.total < count } ?? false
                }
                if hasAll { break }
            }
            if failure == nil { failure = make(folder + "/site", .whole, task) }
            state.withLock { state in
                (state.failure, state.isMaking) = (failure, false)
                if failure == nil { state.version += 1 }
            }
        }
    }

    /// The numbers of previews in the versions before the first whole one: about as many as a window shows, then all.
    private static let firstCounts = [24, .max]

    // MARK: Animations

    /// The folder of the animations, each in a folder of its own.
    private static let animations = "animations/"

    /// Answers a request for the animation of a variant, which is made when it is first asked for: with the animation as
    /// in the manifest, with `making`, or with a `failure`.
    private func animation(_ query: [String: String], _ make: @escaping ViewProgram.Gallery) -> PageAnswer {
        guard let preview = query["preview"], let variant = query["variant"], !preview.isEmpty else {
            return .plain("400 Bad Request")
        }
        let (known, begun) = state.withLock { state -> (Animation?, (key: Animated, folder: String, number: Int)?) in
            let key = Animated(stamp: state.stamp, preview: preview, variant: variant)
            if let known = state.animations[key] { return (known, nil) }
            guard let folder = state.folder, state.version > 0 else { return (nil, nil) }
            state.animations[key] = .making
            state.animationCount += 1
            return (.making, (key, folder, state.animationCount))
        }
        if let (key, folder, number) = begun {
            Thread.detachNewThread { [self] in
                let place = Self.animations + String(number)
                let failure = make(
                    folder + "/" + place, .variant(variant, preview: preview), ViewProgram.PageTask())
                let made = Self.animation(of: preview, in: folder, place)
                state.withLock {
                    $0.animations[key] = made.map(Animation.made) ?? .failed(failure ?? "It does not move.")
                }
            }
        }
        switch known {
        case nil: return .plain("404 Not Found")
        case .making: return Self.json(["making": true])
        case .failed(let failure): return Self.json(["failure": failure])
        case .made(let data): return Self.page("application/json", data)
        }
    }

    /// The animation of a preview in a gallery's manifest, with the path of its file from the live gallery's page.
    private static func animation(of preview: String, in folder: String, _ place: String) -> Data? {
        guard let data = FileSystem.data(of: "\(folder)/\(place)/manifest.json"),
            let manifest = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let previews = manifest["previews"] as? [[String: Any]],
            let found = previews.first(where: { $0["name"] as? String == preview }),
            var animation = (found["pictures"] as? [[String: Any]])?.first?["animation"] as? [String: Any],
            let file = animation["file"] as? String
        else { return nil }
        animation["file"] = place + "/" + file
        return try? JSONSerialization.data(withJSONObject: ["animation": animation])
    }

    // MARK: Answers

    /// The state of the gallery, for its page.
    private struct Status: Encodable {
        var version: Int
        var failure: String?
        /// The number of previews that are drawn, while a version is being made.
        var done: Int?
        var total: Int?
    }

    private static func json(_ value: some Encodable) -> PageAnswer {
        page("application/json", (try? JSONEncoder().encode(value)) ?? Data("{}".utf8))
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
        let bar = progress.map {
            "<progress max=\"\($0.total)\" value=\"\($0.done)\" aria-label=\"Previews\"></progress>"
        }
        let words = progress.map { ": \($0.done) of \($0.total) previews" } ?? ""
        let text =
            failure.map { "<p>The gallery could not be made.</p><pre>\(escaped($0))</pre>" }
            ?? "<p role=\"status\">The gallery is being made\(words).</p>\(bar ?? "")"
        return page(
            "text/html; charset=utf-8",
            Data(
                """
                <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
                <meta http-equiv="refresh" content="1"><link rel="icon" href="data:,"><title>Gallery</title>
                <style>:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; } body { margin: 0; background: light-dark(#ececef, #131316); color: light-dark(#1b1b20, #f1f1f4); }
                main { margin: 15vh auto; padding: 0 20px; max-width: 80ch; text-align: center; } h1 { font-size: 18px; } progress { width: min(320px, 80vw); accent-color: light-dark(#4546c8, #a5acff); }
                pre { text-align: left; white-space: pre-wrap; overflow-wrap: anywhere; }</style><main><h1>Gallery</h1>\(text)</main></html>
                """.utf8))
    }
}
