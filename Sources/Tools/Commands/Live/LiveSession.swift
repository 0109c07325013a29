// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import Interaction
import ScreenLint
import Support
import SwiftUICore
import Zoetrope

/// The session of a live preview: one loop on the main actor that waits for orders and advances time.
///
/// Seeking to an earlier time shows the cached frame of that time, if there is one. If no order follows for
/// `rest` seconds, the views restart and are advanced to that time.
@MainActor
final class LiveSession {
    private let command: LiveCommand
    private let tool: CommandLineTool
    private let words: WarningWords
    private var settings = LiveSettings()
    private var variants: [LiveSettings] = []
    private var names: [String] = []
    private var places: [LiveState.Place]?
    /// The views that are shown: the main view first, then its variants.
    private var lives: [LiveViewInstance] = []
    private var assets: AssetLibrary?

    private var events: [EventScript.Event] = []

    private var time = 0.0
    private var isPlaying = false
    private var speed = 1.0
    /// The wall-clock time and the virtual time at which playback started.
    private var start = (wall: ContinuousClock.now, time: 0.0)

    private var inbox = LineBuffer()
    private var toldTime = 0.0
    /// The keyboard of the last state that was sent.
    private var toldKeyboard: KeyboardTraits?
    private static let frame = 1.0 / 60
    /// Variants beyond this number are ignored.
    private static let mostVariants = 24
    /// The memory limit of all cached moments, in bytes.
    private static let memory = 96 << 20
    /// The pause in seconds after which views that show a cached frame catch up with it. Orders restart the pause.
    private static let rest = 0.12

    init(_ command: LiveCommand, _ tool: CommandLineTool) {
        (self.command, self.tool) = (command, tool)
        words = WarningWords(tool.places)
    }

    /// Runs until the client closes the pipe.
    func run() async throws {
        Watchdog.start(
            seconds: command.file.timeLimit, byteCount: command.file.memoryLimit, name: command.scene, tool.console)
        TrapRecord.prepare()
        while true {
            Watchdog.sign()
            let wait =
                isPlaying && lives.contains { $0.credit > 0 }
                ? max(0, untilNextFrame()) : lives.contains(where: \.isBehind) ? Self.rest : 0.5
            guard let lines = inbox.lines(from: LiveCommand.inlet, waiting: wait) else { return }
            let earlier = lives
            var hasChanged = false
            for order in Self.needed(lines.compactMap { try? JSONDecoder().decode(LiveOrder.self, from: $0) }) {
                hasChanged = try await perform(order) || hasChanged
            }
            if lines.isEmpty, !isPlaying { try catchUp() }
            if isPlaying { try advance() }
            // New views are announced to the client before their first images.
            if !lives.elementsEqual(earlier, by: ===) { sendState() }
            var isSent = false
            for (number, life) in lives.enumerated() where life.credit > 0 {
                isSent = try life.sendImage(number, at: time) || isSent
            }
            if isPlaying, !isSent { sendTime() }
            if hasChanged || lives.first?.source.keyboard != toldKeyboard { sendState() }
        }
    }

    /// Drops a seek if the next order is another seek.
    private static func needed(_ orders: [LiveOrder]) -> [LiveOrder] {
        orders.enumerated().filter { index, order in
            order.kind != .seek || index + 1 == orders.count || orders[index + 1].kind != .seek
        }.map(\.element)
    }

    private func untilNextFrame() -> Double {
        let past = (ContinuousClock.now - start.wall) / .seconds(1) * speed
        return Self.frame - (past - (time - start.time)) / max(speed, 0.01)
    }

    // MARK: Orders

    /// Carries out a message of the page.
    ///
    /// - Returns: Whether the state has changed and must be sent to the page.
    private func perform(_ order: LiveOrder) async throws -> Bool {
        switch order.kind {
        case .drawn:
            for (number, life) in lives.enumerated() where order.life ?? number == number {
                life.credit = min(life.credit + 1, LiveViewInstance.ahead)
            }
            return false
        case .show:
            try await show(order.settings ?? settings, order.variants ?? variants)
            for life in lives { life.sendWhole() }
        case .restore:
            events =
                try order.events.map { try EventScriptFile.parse(Data($0.utf8), path: "events").events }
                ?? command.firstEvents()
            time = order.time ?? 0
            // Restarts all views, because views that keep running would keep the old events.
            lives = []
            try await show(order.settings ?? LiveSettings(command), order.variants ?? [])
        case .play:
            try catchUp()
            speed = min(max(order.speed ?? speed, 0.01), 16)
            isPlaying = true
            start = (.now, time)
        case .pause: isPlaying = false
        case .seek: try seek(to: min(max(order.time ?? 0, 0), EventScript.maximumTime))
        case .down, .move, .up:
            return try touch(order)
        case .type:
            guard let text = order.text, !text.isEmpty else { return false }
            try play(.type(text))
        case .key:
            guard let (key, modifiers) = order.text.flatMap({ KeyEquivalent.named($0) }) else { return false }
            try play(.key(key, modifiers: modifiers))
        case .tree:
            guard let life = lives.first else { return false }
            try catchUp()
            send(LiveTree(tree: life.source.viewTree(places: tool.places, uses: uses.place, hasEnvironment: true)))
            return false
        case .source:
            if let source = source(order.text) { send(source) }
            return false
        case .loop:
            try await findLoop(order)
            return false
        case .lint:
            try await check(order)
            return false
        case .curves:
            try await follow(order)
            return false
        }
        return true
    }

    private lazy var uses = ViewUses(places: tool.places)

    /// The text of a file that declares one of the author's views; nil for other files.
    private func source(_ file: String?) -> LiveSource? {
        guard let file,
            let text = PreviewedSource.text(
                of: file, isPreviewed: { file in tool.places.values.contains { $0.file == file } })
        else { return nil }
        return LiveSource(file: file, text: text)
    }

    /// Changes the settings at the present time. Views whose settings do not change continue to run.
    private func show(_ new: LiveSettings, _ variants: [LiveSettings]) async throws {
        let earlier = lives
        var made: [LiveViewInstance] = []
        self.variants = Array(variants.prefix(Self.mostVariants))
        let all = [new] + self.variants
        for (number, var settings) in all.enumerated() {
            let shown = try await command.shown(settings, in: tool)
            settings.preview = shown.names[shown.index]
            if number == 0 {
                (names, places) = (shown.names, shown.places)
                self.settings = settings
            }
            if let same = earlier.first(where: { life in
                life.settings == settings && !made.contains { $0 === life }
            }) {
                made.append(same)
                continue
            }
            let life = try LiveViewInstance(
                shown.scene, settings, assets: library(), events: events, memory: Self.memory / all.count)
            life.advance(to: time)
            life.sendWhole()
            made.append(life)
        }
        lives = made
        for life in lives { life.credit = LiveViewInstance.ahead }
        start = (.now, time)
    }

    /// The library of images. All views of the session share it, so that each image is decoded once.
    private func library() throws -> AssetLibrary {
        if let assets { return assets }
        let made = try command.assetLibrary(decodesAside: false)
        assets = made
        return made
    }

    private func seek(to end: Double) throws {
        for life in lives {
            if end >= life.time, !life.isBehind || end - life.time < 1 {
                life.advance(to: end)
            } else if !life.showKept(at: end) {
                // Replays the view up to `end`. It also gets the events after `end`, which happen as time advances.
                try life.begin(anew: events, to: end)
            }
        }
        time = end
        start = (.now, time)
    }

    /// Brings the views that show a cached frame to the current time: advances them, or restarts them if they are
    /// already later.
    private func catchUp() throws {
        for life in lives where life.isBehind {
            if time >= life.time { life.advance(to: time) } else { try life.begin(anew: events, to: time) }
        }
    }

    private func advance() throws {
        try catchUp()
        let past = (ContinuousClock.now - start.wall) / .seconds(1) * speed
        let next = start.time + past
        guard next > time else { return }
        for life in lives { life.advance(to: next) }
        time = next
    }

    private func touch(_ order: LiveOrder) throws -> Bool {
        guard let id = order.id, let x = order.x, let y = order.y, x.isFinite, y.isFinite
        else { return false }
        try present()
        if order.kind == .down { try discardLaterState() }
        var hasChanged = false
        for (number, life) in lives.enumerated() {
            let event = life.touch(order.kind, id, at: CGPoint(x: x, y: y))
            guard number == 0, let event else { continue }
            events.append(event)
            hasChanged = true
        }
        return hasChanged
    }

    private func play(_ action: EventScript.Action) throws {
        try present()
        guard let event = try? EventScript.Event(at: time, action) else { return }
        try discardLaterState()
        events.append(event)
        for life in lives { life.play(event) }
    }

    /// Brings the views to the current time. While paused, only views that show a cached frame are behind.
    private func present() throws {
        if isPlaying { try advance() } else { try catchUp() }
    }

    /// Discards the events and cached frames after the current time, because a new action here changes
    /// everything later.
    private func discardLaterState() throws {
        for life in lives { life.dropMoments(after: time) }
        guard events.contains(where: { $0.time > time }) else { return }
        events.removeAll { $0.time > time }
        for life in lives { try life.begin(anew: events, to: time) }
    }

    /// Searches for a loop. Runs in a separate process with low priority, because the search may take long.
    private func findLoop(_ order: LiveOrder) async throws {
        let (scene, render) = try await ordered(order)
        var finder = try LoopFinder(scene, render)
        finder.ignoresCarets = true
        switch try finder.find() {
        case .closes(let loop): send(LiveLoop(start: loop.start, duration: loop.duration))
        case .open(let reason, _): send(LiveLoop(reason: reason))
        }
    }

    /// The scene and the settings of the only order that this process carries out. Also lowers the priority of the
    /// process.
    private func ordered(_ order: LiveOrder) async throws -> (SceneDescription, RenderSettings) {
        _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
        let settings = order.settings ?? LiveSettings(command)
        let events = try order.events.map { try EventScriptFile.parse(Data($0.utf8), path: "events").events } ?? []
        let scene = try await command.shown(settings, in: tool).scene
        return (scene, try LiveViewInstance.renderSettings(scene, settings, assets: library(), events: events))
    }

    private func ordersTime(_ order: LiveOrder) -> Double { min(max(order.time ?? 0, 0), EventScript.maximumTime) }

    /// Checks the screen at a time. Runs in a separate process, because the check draws large pictures.
    private func check(_ order: LiveOrder) async throws {
        let (scene, render) = try await ordered(order)
        guard let source = try scene.makeSource(render) as? ViewFrameSource else {
            return send(LiveFindings(text: order.text, findings: []))
        }
        ScreenReader.prepare(source)
        _ = try source.displayList(at: ordersTime(order))
        let lines = SourceLines(of: tool)
        let calm = { try scene.makeSource(render.withReducedMotion) as? ViewFrameSource }
        let reader = ScreenReader(source, name: scene.name, assets: render.assets, calmSource: calm) { view, words in
            lines.place(of: view, showing: words)
        }
        let findings = try reader.read(declarations: tool.places).findings(of: Rule.ofProject).filter {
            !lines.suppressions.cover($0)
        }
        send(LiveFindings(text: order.text, findings: findings))
    }

    /// Samples the animated values. Runs in a separate process, because it simulates a second view up to the end of the
    /// timeline.
    private func follow(_ order: LiveOrder) async throws {
        let (scene, render) = try await ordered(order)
        guard let source = try scene.makeSource(render) as? ViewFrameSource else {
            return send(LiveCurves(text: order.text, curves: []))
        }
        let curves = AnimationCurve.all(of: source, until: ordersTime(order), sign: Watchdog.sign)
        send(LiveCurves(text: order.text, curves: curves))
    }

    // MARK: Answers

    /// Reports the time to the client, at most every 0.1 s. Needed while time advances but no image changes.
    private func sendTime() {
        guard time - toldTime >= 0.1 || time < toldTime else { return }
        toldTime = time
        send(["kind": "time", "time": String(time)])
    }

    private func sendState() {
        guard let life = lives.first else { return }
        toldKeyboard = life.source.keyboard
        let variants = zip(lives.dropFirst(), variants).map { life, settings in
            LiveState.Variant(
                settings: settings, width: life.window.size.width, height: life.window.size.height,
                scale: life.window.scale)
        }
        send(
            LiveState(
                previews: names, places: places, settings: settings, width: life.window.size.width,
                height: life.window.size.height,
                scale: life.window.scale, variants: variants, time: time, isPlaying: isPlaying, speed: speed,
                events: EventScriptText.of(events),
                warnings: tool.omissions + life.source.warnings.map(words.sentence),
                keyboard: toldKeyboard.map(LiveState.Keyboard.init)))
    }

    private func send(_ value: some Encodable) {
        guard let bytes = try? JSONEncoder().encode(value) else { return }
        let sent = Array(bytes).withUnsafeBytes { LiveMessage.send(.text, [$0], to: LiveCommand.outlet) }
        if !sent { UnexpectedExit.exit(0) }
    }
}

/// Reads lines from a file descriptor.
private struct LineBuffer {
    private var rest: [UInt8] = []
    /// The greatest length of a line in bytes; event scripts may be long.
    private static let longest = 4 << 20

    /// Reads the lines that have arrived. Waits at most `seconds` for the first bytes.
    ///
    /// - Returns: nil at the end of the input; empty if no line has arrived in time.
    mutating func lines(from descriptor: Int32, waiting seconds: Double) -> [Data]? {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let count = poll(&entry, 1, Int32((seconds * 1000).rounded(.up)))
        guard count > 0 else { return count == 0 || errno == EINTR ? [] : nil }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let length = read(descriptor, &buffer, buffer.count)
        if length < 0, errno == EINTR || errno == EAGAIN { return [] }
        guard length > 0, rest.count + length <= Self.longest else { return nil }
        rest += buffer[..<length]
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        let whole = rest[..<end].split(separator: UInt8(ascii: "\n")).map { Data($0) }
        rest = Array(rest[(end + 1)...])
        return whole
    }
}
