// SPDX-License-Identifier: MIT

import Benchmarks
import Support
import Foundation
import LivePreview
import Zoetrope

/// Measures a live preview. Starts this program with an empty cache, and talks to it as a browser page does.
struct PreviewBench {
    /// The number of runs of each case.
    var runs: Int

    /// - Parameter say: receives the name of the case in progress.
    func measure(_ say: (String) -> Void) throws -> [PreviewTiming] {
        guard let folder = FileSystem.makeTemporaryFolder() else {
            throw OutputError.cannotCreate(path: NSTemporaryDirectory(), errno: errno)
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        guard let program = AssetFolders.runningExecutable else { throw DataError("this program cannot be found") }
        // Child programs inherit this variable, so they use the bench's own cache.
        setenv("XDG_CACHE_HOME", folder + "/cache", 1)
        signal(SIGPIPE, SIG_IGN)
        let file = folder + "/Controls.swift"
        func save(_ text: String) throws { try text.write(toFile: file, atomically: false, encoding: .utf8) }
        try save(Self.source)
        let clock = ContinuousClock()
        let start = clock.now
        let server = try RunningPreview(program, file)
        defer { server.end() }
        guard let client = PreviewClient(server.address) else { throw DataError("the preview does not answer") }
        defer { client.close() }
        let viewer = BenchViewer(client)
        say("the first image")
        try viewer.awaitImage()
        var timings = [
            PreviewTiming("from the command to the first image, nothing compiled before", [clock.now - start])
        ]
        func measure(
            _ name: String, bar: Double? = nil, times: Int? = nil, _ body: (Int) throws -> Duration
        ) throws {
            say(name)
            timings.append(PreviewTiming(name, try (0..<(times ?? runs)).map(body), bar: bar))
        }
        func time(_ body: () throws -> Void) rethrows -> Duration {
            let start = clock.now
            try body()
            return clock.now - start
        }

        func image(afterSaving text: String) throws -> Duration {
            // A person looks at the picture before the next edit.
            try viewer.rest(1.5)
            return try time {
                try save(text)
                try viewer.awaitWords("running")
                try viewer.awaitImage()
            }
        }
        try measure("a save of code: to the new image", bar: 400) { run in
            let color = Self.colors[run % Self.colors.count]
            return try image(afterSaving: Self.source.replacing(".bold()", with: ".bold().foregroundStyle(.\(color))"))
        }
        _ = try image(afterSaving: Self.source)
        try measure("a save of another text in quotation marks: to the new image", bar: 400) { run in
            try image(afterSaving: Self.edited(run))
        }
        try measure("a save of what was compiled before: to the image", bar: 400) { run in
            try viewer.rest()
            return try time {
                try save(Self.edited((run + 1) % runs))
                try viewer.awaitWords("running")
                try viewer.awaitImage()
            }
        }
        try measure("a save with a wrong name: to the compiler's word") { run in
            try viewer.rest()
            return try time {
                try save(Self.edited(run).replacing(".bold()", with: ".bolt()"))
                try viewer.awaitWords("errors")
            }
        }
        try save(Self.source)
        try viewer.awaitWords("running")
        try viewer.awaitImage()
        // The compiled views follow those with other values of literals.
        try viewer.rest(1.5)

        let button = try viewer.place(of: "Press")
        try measure("a finger on a button: to the image", bar: 50, times: runs * 4) { _ in
            try viewer.rest()
            let duration = try time {
                viewer.touch("down", button)
                try viewer.awaitImage()
            }
            viewer.touch("up", button)
            return duration
        }
        // The slider's knob. Its x is computed: 20 % of the track, which is the window's width less margins and knob.
        var knob = try viewer.place(of: "Volume")
        knob.x = 16 + 14 + 0.2 * (393 - 32 - 28)
        try viewer.rest()
        viewer.touch("down", knob)
        try viewer.rest()
        try measure("a finger that drags a slider: to the image", bar: 50, times: runs * 4) { run in
            try time {
                knob.x += run.isMultiple(of: 2) ? 24 : -17
                viewer.touch("move", knob)
                try viewer.awaitImage()
            }
        }
        viewer.touch("up", knob)
        let field = try viewer.place(of: "Name")
        viewer.touch("down", field)
        viewer.touch("up", field)
        try viewer.rest()
        try measure("a letter: to the image", bar: 50, times: runs * 4) { _ in
            try viewer.rest()
            return try time {
                client.send(["kind": "type", "text": "m"])
                try viewer.awaitImage()
            }
        }

        // Measures seeking to moments that were cached while an endless animation was playing.
        client.send(["kind": "show", "settings": ["preview": "Motion"]])
        let seen = try viewer.watch(seconds: 4)
        client.send(["kind": "pause"])
        try viewer.rest()
        client.send(["kind": "seek", "time": seen.last! + 6])
        try viewer.awaitImage()
        try measure("the scrubber, to a moment seen before: to the image", bar: 50, times: runs * 4) { run in
            try viewer.rest()
            return try time {
                client.send(["kind": "seek", "time": seen[(run * 17 + 5) % seen.count]])
                try viewer.awaitImage()
            }
        }
        try measure("the scrubber, back to a moment never seen, 8 s from the start: to the image") { run in
            client.send(["kind": "seek", "time": seen.last! + 6 + Double(run) / 7])
            try viewer.awaitImage()
            try viewer.rest()
            return try time {
                client.send(["kind": "seek", "time": seen.last! + 4 - Double(run) / 9])
                try viewer.awaitImage()
            }
        }
        return timings
    }

    private static let colors = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
    ]

    private static func edited(_ number: Int) -> String {
        source.replacing("Text(\"Controls\")", with: "Text(\"Controls \(number)\")")
    }

    /// A typical view: texts, controls and a list of rows.
    private static let source = """
        import SwiftUI

        struct Row: View {
            let title: String
            let symbol: String
            var body: some View {
                HStack {
                    Image(systemName: symbol).foregroundStyle(.white).padding(8).background(.orange, in: .circle)
                    VStack(alignment: .leading) {
                        Text(title).font(.headline)
                        Text("Something about it").font(.caption).foregroundStyle(.secondary)
                    }
                    Spacer()
                }
                .padding(10)
                .background(.white, in: RoundedRectangle(cornerRadius: 12))
                .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
            }
        }

        struct Controls: View {
            @State private var volume = 0.2
            @State private var name = ""
            @State private var count = 0
            var body: some View {
                VStack(spacing: 14) {
                    Text("Controls").font(.largeTitle).bold()
                    Row(title: "Sun", symbol: "sun.max.fill")
                    Row(title: "Heart", symbol: "heart.fill")
                    Row(title: "Leaf", symbol: "leaf.fill")
                    Slider(value: $volume) { Text("Volume") }
                    Text(volume, format: .percent)
                    TextField("Name", text: $name).textFieldStyle(.roundedBorder)
                    Button("Press") { count += 1 }.buttonStyle(.borderedProminent)
                    Text("pressed \\(count) times")
                }
                .padding()
            }
        }

        struct Motion: View {
            @State private var turns = false
            var body: some View {
                Row(title: "Moves", symbol: "star.fill")
                    .rotationEffect(.degrees(turns ? 360 : 0))
                    .onAppear { withAnimation(.linear(duration: 37).repeatForever(autoreverses: false)) { turns = true } }
            }
        }

        #Preview("Controls") { Controls() }
        #Preview("Motion") { Motion() }
        """
}

extension PreviewTiming {
    fileprivate init(_ name: String, _ durations: [Duration], bar: Double? = nil) {
        let times = durations.map { $0 / .milliseconds(1) }.sorted()
        self.init(name: name, milliseconds: times[times.count / 2], longest: times[times.count - 1], bar: bar)
    }
}

/// A `render preview` in a process of its own.
private final class RunningPreview {
    private let run: ChildProgram
    let address: String

    init(_ program: String, _ file: String) throws {
        run = try ChildProgram(program, ["preview", file], input: .nothing, keepsOutput: false)
        let start = ContinuousClock.now
        while !run.messages.hasSuffix("\n"), ContinuousClock.now - start < .seconds(10) { usleep(1000) }
        guard let found = run.messages.firstMatch(of: #/http://\S+/#) else {
            throw DataError("the preview does not begin: \(run.messages)")
        }
        address = String(found.0)
    }

    func end() {
        run.interrupt()
        _ = try? run.wait(within: ChildProgram.Limits(seconds: 5))
    }
}

/// A client that receives images and confirms them.
private final class BenchViewer {
    private let client: PreviewClient

    init(_ client: PreviewClient) { self.client = client }

    /// The timeout for each awaited message, in seconds.
    private static let timeout = 30.0

    private func next(since start: ContinuousClock.Instant = .now) throws -> PreviewClient.Message {
        guard ContinuousClock.now - start < .seconds(Self.timeout) else {
            throw DataError("the preview shows nothing new for \(Int(Self.timeout)) s")
        }
        guard let message = client.next() else { throw DataError("the preview says nothing more") }
        if case .rows(_, _, _, _, _, let life) = message { client.send(["kind": "drawn", "life": life]) }
        if case .words(let words) = message, words["kind"] as? String == "ended" {
            throw DataError("the views of the benchmark have ended: \(words["text"] ?? "")")
        }
        return message
    }

    func awaitImage() throws {
        let start = ContinuousClock.now
        while true { if case .rows = try next(since: start) { return } }
    }

    @discardableResult
    func awaitWords(_ kind: String) throws -> [String: Any] {
        let start = ContinuousClock.now
        while true {
            if case .words(let words) = try next(since: start), words["kind"] as? String == kind { return words }
        }
    }

    /// Waits until no image has arrived for some seconds.
    func rest(_ seconds: Double = 0.35) throws {
        let clock = ContinuousClock()
        var last = clock.now
        while clock.now - last < .seconds(seconds) {
            guard client.hasMessage(within: 0.05) else { continue }
            if case .rows = try next() { last = clock.now }
        }
    }

    /// Receives images for `seconds` of real time. Returns the virtual time of each image, in seconds.
    func watch(seconds: Double) throws -> [Double] {
        let clock = ContinuousClock()
        let start = clock.now
        var times: [Double] = []
        while clock.now - start < .seconds(seconds) {
            if case .rows(_, _, _, _, let time, _) = try next() { times.append(time) }
        }
        return times
    }

    func touch(_ kind: String, _ place: CGPoint) {
        client.send(["kind": kind, "id": 1, "x": Double(place.x), "y": Double(place.y)])
    }

    /// The touch point of the element with this label.
    func place(of label: String) throws -> CGPoint {
        client.send(["kind": "tree"])
        let words = try awaitWords("tree")
        func find(_ entries: [[String: Any]]) -> CGPoint? {
            for entry in entries {
                let said = (entry["accessibility"] as? [String: Any])?["label"] as? String
                if said == label, let point = entry["touchPoint"] as? [String: Double], let x = point["x"],
                    let y = point["y"]
                {
                    return CGPoint(x: x, y: y)
                }
                if let found = find(entry["children"] as? [[String: Any]] ?? []) { return found }
            }
            return nil
        }
        let views = (words["tree"] as? [String: Any])?["views"] as? [[String: Any]] ?? []
        guard let found = find(views) else { throw DataError("there is no \(label) in the tree") }
        return found
    }
}
