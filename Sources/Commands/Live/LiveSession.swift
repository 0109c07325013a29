// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Inspection
import Interaction
import Zoetrope

/// Views that live for somebody who looks at them: one loop on the main actor, which waits for orders and lets time go by.
///
/// Time goes back by a new life with the same events up to then.
@MainActor
final class LiveSession {
    private let command: LiveCommand
    private let tool: CommandLineTool
    private var settings = LiveSettings()
    private var names: [String] = []
    private var shown: SceneDescription?
    private var source: ViewFrameSource?
    private var assets: AssetLibrary?
    private var window = (size: CGSize.zero, scale: 2.0)

    private var events: [EventScript.Event] = []
    private var fingers: [Int: LiveTouch] = [:]

    private var time = 0.0
    private var isPlaying = false
    private var speed = 1.0
    /// From when on, by the clock on the wall, it plays, and at which time it was then.
    private var start = (wall: ContinuousClock.now, time: 0.0)

    private var inbox = LineInbox()
    /// The images that may be sent before one has to be drawn.
    private var credit = LiveSession.ahead
    private static let ahead = 2
    private var sent: (list: DisplayList, bitmap: Bitmap)?
    private var isNew = true
    private var toldTime = 0.0
    private let rasterizer = FrameRasterizer()
    private static let frame = 1.0 / 60

    init(_ command: LiveCommand, _ tool: CommandLineTool) { (self.command, self.tool) = (command, tool) }

    /// Until nobody speaks to it any more.
    func run() async throws {
        Watchdog.start(
            seconds: command.file.timeLimit, byteCount: command.file.memoryLimit, name: command.scene, tool.console)
        FaultNote.prepare()
        while true {
            Watchdog.sign()
            let wait = isPlaying && credit > 0 ? max(0, untilNextFrame()) : 0.5
            guard let lines = inbox.lines(from: LiveCommand.inlet, waiting: wait) else { return }
            var hasChanged = false
            for line in lines {
                guard let order = try? JSONDecoder().decode(LiveOrder.self, from: line) else { continue }
                hasChanged = try await carryOut(order) || hasChanged
            }
            if isPlaying { advance() }
            let isSent = try credit > 0 && sendImage()
            if isPlaying, !isSent { sendTime() }
            if hasChanged { sendState() }
        }
    }

    private func untilNextFrame() -> Double {
        let past = (ContinuousClock.now - start.wall) / .seconds(1) * speed
        return Self.frame - (past - (time - start.time)) / max(speed, 0.01)
    }

    // MARK: Orders

    /// - Returns: whether there is anything new to say of the state.
    private func carryOut(_ order: LiveOrder) async throws -> Bool {
        switch order.kind {
        case .drawn:
            credit = min(credit + 1, Self.ahead)
            return false
        case .show:
            try await show(order.settings ?? LiveSettings())
        case .restore:
            events = try order.events.map { try EventScriptFile.parse(Data($0.utf8), path: "events").events } ?? []
            time = order.time ?? 0
            try await show(order.settings ?? LiveSettings())
        case .play:
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
            guard let source else { return false }
            send(LiveTree(tree: source.viewTree(places: tool.places)))
            return false
        }
        return true
    }

    /// Another life with other settings, which comes to the present time.
    private func show(_ new: LiveSettings) async throws {
        settings = new
        let (names, index, scene) = try await command.shown(settings, in: tool)
        (self.names, shown) = (names, scene)
        settings.preview = names[index]
        isNew = true
        try live(to: time)
    }

    /// A new life, with the events so far.
    private func live(to end: Double) throws {
        guard let scene = shown else { return }
        var size = scene.size
        var insets = scene.safeAreaInsets
        if settings.isLandscape == true, size == settings.device.canvas(isLandscape: false).size {
            (size, insets) = settings.device.canvas(isLandscape: true)
        }
        let traits = settings.traits(insets)
        let render = try RenderSettings(
            size: size, scale: settings.scale ?? 2, rate: 60, background: scene.background(for: traits),
            assets: try library(), traits: traits, events: EventScript(events))
        let made = try scene.makeSource(render)
        guard let made = made as? ViewFrameSource else { throw UsageError("\(scene.name) is a scene without views") }
        window = (size, render.scale)
        fingers = [:]
        source = made
        made.advance(to: end)
        time = end
        start = (.now, time)
        sent = nil
    }

    /// The same in all lives: what was decoded is not decoded again.
    private func library() throws -> AssetLibrary {
        if let assets { return assets }
        let made = try command.assetLibrary(decodesAside: false)
        assets = made
        return made
    }

    private func seek(to end: Double) throws {
        if end < time {
            // What was done later is still to come.
            try live(to: end)
        } else {
            source?.advance(to: end)
        }
        time = end
        start = (.now, time)
    }

    private func advance() {
        let past = (ContinuousClock.now - start.wall) / .seconds(1) * speed
        let next = start.time + past
        guard next > time else { return }
        source?.advance(to: next)
        time = next
    }

    private func touch(_ order: LiveOrder) throws -> Bool {
        guard let id = order.id, let x = order.x, let y = order.y, x.isFinite, y.isFinite
        else { return false }
        if isPlaying { advance() }
        let place = CGPoint(x: x, y: y)
        switch order.kind {
        case .down:
            guard fingers[id] == nil else { return false }
            try forgetWhatWasLater()
            let finger = LiveTouch()
            fingers[id] = finger
            source?.liveHost.carryOut(.down, of: finger, at: place)
        case .move: fingers[id].map { source?.liveHost.carryOut(.move, of: $0, at: place) }
        default:
            guard let finger = fingers.removeValue(forKey: id) else { return false }
            source?.liveHost.carryOut(.up, of: finger, at: place)
            if let event = finger.event { events.append(event) }
            return true
        }
        return false
    }

    private func play(_ action: EventScript.Action) throws {
        if isPlaying { advance() }
        guard let event = try? EventScript.Event(at: time, action) else { return }
        try forgetWhatWasLater()
        events.append(event)
        source?.liveHost.play(EventScript([event]))
        source?.advance(to: time)
    }

    /// Who does something at an earlier moment begins another story.
    private func forgetWhatWasLater() throws {
        guard events.contains(where: { $0.time > time }) else { return }
        events.removeAll { $0.time > time }
        try live(to: time)
    }

    // MARK: Answers

    /// Where time goes by and nothing moves.
    private func sendTime() {
        guard time - toldTime >= 0.1 || time < toldTime else { return }
        toldTime = time
        send(["kind": "time", "time": String(time)])
    }

    /// - Returns: whether there was another one.
    private func sendImage() throws -> Bool {
        guard let source else { return false }
        let list = try source.displayList(at: time)
        if let sent, sent.list == list, !isNew { return false }
        let bitmap = rasterizer.draw(list)
        let rows = Self.changedRows(of: bitmap, since: isNew ? nil : sent?.bitmap)
        defer { (sent, isNew) = ((list, bitmap), false) }
        guard !rows.isEmpty else { return false }
        let numbers = [bitmap.width, bitmap.height, rows.lowerBound, rows.count, Int(time * 1000), isNew ? 1 : 0]
        let head = numbers.map { UInt32($0).littleEndian }
        let width = bitmap.width * 4
        var pixels = [UInt8](repeating: 0, count: width * rows.count)
        bitmap.withUnsafeBytes { bytes in
            pixels.withUnsafeMutableBytes { pixels in
                for (index, row) in rows.enumerated() {
                    let from = UnsafeRawBufferPointer(
                        rebasing: bytes[row * bitmap.bytesPerRow..<row * bitmap.bytesPerRow + width])
                    UnsafeMutableRawBufferPointer(rebasing: pixels[index * width..<(index + 1) * width]).copyMemory(
                        from: from)
                }
            }
        }
        credit -= 1
        _ = head.withUnsafeBytes { head in
            pixels.withUnsafeBytes { LiveMessage.send(.rows, [head, $0], to: LiveCommand.outlet) }
        }
        return true
    }

    /// From the first to the last that differs; all where there is nothing to compare with.
    private static func changedRows(of bitmap: Bitmap, since old: Bitmap?) -> Range<Int> {
        guard let old, (old.width, old.height) == (bitmap.width, bitmap.height) else { return 0..<bitmap.height }
        let stride = bitmap.bytesPerRow
        return old.withUnsafeBytes { a in
            bitmap.withUnsafeBytes { b in
                func isSame(_ row: Int) -> Bool {
                    memcmp(a.baseAddress! + row * stride, b.baseAddress! + row * stride, stride) == 0
                }
                guard let first = (0..<bitmap.height).first(where: { !isSame($0) }),
                    let last = (first..<bitmap.height).last(where: { !isSame($0) })
                else { return 0..<0 }
                return first..<last + 1
            }
        }
    }

    private func sendState() {
        guard let source else { return }
        send(
            LiveState(
                previews: names, settings: settings, width: window.size.width, height: window.size.height,
                scale: window.scale, time: time, isPlaying: isPlaying, speed: speed, events: EventScriptText.of(events),
                warnings: tool.omissions + source.warnings.map(\.description)))
    }

    private func send(_ value: some Encodable) {
        guard let bytes = try? JSONEncoder().encode(value) else { return }
        let sent = Array(bytes).withUnsafeBytes { LiveMessage.send(.text, [$0], to: LiveCommand.outlet) }
        if !sent { UnexpectedExit.exit(0) }
    }
}

/// Lines that come in on a file.
private struct LineInbox {
    private var rest: [UInt8] = []
    /// Of one line: a script may be long.
    private static let longest = 4 << 20

    /// - Parameter seconds: how long to wait for the first.
    /// - Returns: nil at the end.
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
