// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

extension ViewHost {
    /// Schedules the events of a script. Events that reach nothing, or whose time is past, add to `warnings`.
    public func play(_ script: EventScript) {
        /// The end of the previous tap, in seconds. The next tap does not begin before this time.
        var lastTap = 0.0
        for event in script.events {
            if event.time < time {
                warn("the event at \(event.time) s comes too late: it is \(time) s already")
                continue
            }
            switch event.action {
            case .tap(let target, let count):
                for index in 0..<count {
                    scheduleTap(on: target, at: event.time + Double(index) * EventScript.tapInterval, after: &lastTap)
                }
            case .touch(let target, let synthetic):
                schedule(
                    synthetic, on: target, named: "\(synthetic.name) at \(event.time.seconds) s", from: event.time,
                    to: event.time + synthetic.duration)
            case .trace(let points): schedule(points, from: event.time)
            case .type(let text, let target):
                if let target { scheduleTap(on: target, at: event.time, after: &lastTap) }
                schedule(text, from: event.time + (target == nil ? 0 : EventScript.typingInterval))
            case .key(let key, let modifiers):
                clock.schedule(at: event.time) { [weak self] in
                    guard let self else { return }
                    showPresent()
                    if !press(key, modifiers: modifiers) { warn("the key at \(event.time.seconds) s met nothing") }
                }
            }
        }
    }

    private func scheduleTap(on target: EventScript.Target, at end: Double, after lastTap: inout Double) {
        let start = max(end - EventScript.tapDuration, min(lastTap, end), time)
        schedule(
            EventScript.SyntheticTouch(duration: end - start), on: target, named: "tap at \(end.seconds) s",
            from: start, to: end)
        lastTap = end
    }

    /// Types the first letter at `start`, in seconds, and one more every `EventScript.typingInterval`.
    private func schedule(_ text: String, from start: Double) {
        let letters = Array(text)
        var index = 0
        /// Schedules one event at a time, so that long input does not fill the queue.
        func next() {
            guard index < letters.count else { return }
            clock.schedule(at: start + Double(index) * EventScript.typingInterval) { [weak self] in
                guard let self else { return }
                showPresent()
                guard type(String(letters[index])) else {
                    return warn("the text typed at \(start.seconds) s met nothing: no field has the focus")
                }
                index += 1
                next()
            }
        }
        next()
    }

    private func schedule(_ points: [EventScript.TracePoint], from start: Double) {
        let touch = LiveTouch()
        var index = 0
        /// Schedules one event at a time, so that long input does not fill the queue.
        func next() {
            guard index < points.count else { return }
            let point = points[index]
            clock.schedule(at: start + point.time) { [weak self] in
                guard let self else { return }
                switch index {
                case 0: begin(touch, at: point.place)
                case points.count - 1: end(touch, at: point.place)
                default: move(touch, to: point.place)
                }
                index += 1
                next()
            }
        }
        next()
    }

    /// The number of samples per second for a moving touch. It is constant, so that results do not depend on the frame
    /// rate.
    private static var touchRate: Double { 120 }

    private func schedule(
        _ synthetic: EventScript.SyntheticTouch, on target: EventScript.Target, named name: String, from start: Double,
        to end: Double
    ) {
        let touch = ActiveTouch(synthetic)
        clock.schedule(at: start) { [weak self] in self?.begin(touch, on: target, named: name) }
        if synthetic.moves {
            // The last sample is omitted, because the touch-up reports it.
            let count = Int(((end - start) * Self.touchRate).rounded(.up))
            var look = 1
            /// Schedules the next sample when the previous one is sent, so that long input does not fill the queue.
            func next() {
                guard look < count else { return }
                let moment = start + Double(look) / Self.touchRate
                clock.schedule(at: moment) { [weak self] in
                    self?.move(touch, to: (moment - start) / (end - start))
                    look += 1
                    next()
                }
            }
            next()
        }
        clock.schedule(at: end) { [weak self] in self?.end(touch) }
    }

    private func begin(_ touch: ActiveTouch, on target: EventScript.Target, named name: String) {
        // Lays the views out for the present time, because the last frame may be older.
        showPresent()
        var start: CGPoint
        var box: CGRect?
        switch target {
        case .point(let given): start = given
        case .label(let label):
            let scrolls = touch.synthetic.moves
            let found = touchable(answeringTo: label, scrolls: scrolls) ?? touchable(withID: label, scrolls: scrolls)
            guard let found else {
                return report(name, on: target, among: touchables())
            }
            start = found.point
            box = found.box
        }
        let path = TouchPath(touch.synthetic, from: start, in: box)
        touch.path = path
        let places = path.fingers(at: 0)
        let hits = places.map { hit(at: $0) }
        let met = zip(hits, places).compactMap { hit, place in hit.map { (element: $0, location: place) } }
        touch.ids = arena.begin(met, at: time)
        // Reports a two-finger touch even if only one of its fingers hits nothing.
        if met.count < places.count || touch.ids.contains(nil) {
            report(name, on: target, among: touchables())
        }
        touches.begin(touch, at: places, time: time)
    }

    private func move(_ touch: ActiveTouch, to progress: Double) {
        guard let path = touch.path else { return }
        showPresent()
        let places = path.fingers(at: progress)
        touches.move(touch, to: places)
        arena.move(touch.moves(to: places), at: time)
    }

    private func end(_ touch: ActiveTouch) {
        guard touch.path != nil else { return }
        if touch.synthetic.moves { move(touch, to: 1) }
        touches.end(touch, time: time)
        arena.end(touch.ids.compactMap { $0 }, at: time)
    }

    private func report(_ name: String, on target: EventScript.Target, among touchables: [Touchable]) {
        let others =
            touchables.isEmpty
            ? "nothing can be touched" : "what can be touched: " + touchables.map(\.name).joined(separator: ", ")
        var reason: String?
        if case .label(let label) = target { reason = obstacle(to: label) }
        warn("the \(name) on \(target) met nothing\(reason.map { ": \($0)" } ?? ""); \(others)")
    }
}

extension Double {
    /// The number rounded to six decimals, so that messages show no floating-point errors.
    fileprivate var seconds: Double { (self * 1e6).rounded() / 1e6 }
}

/// A synthetic touch in progress.
@MainActor
final class ActiveTouch {
    let synthetic: EventScript.SyntheticTouch
    /// The path of the touch; nil before the touch-down.
    var path: TouchPath?
    /// The arena's ids of the fingers; nil for a finger that hit nothing.
    var ids: [Int?] = []

    init(_ synthetic: EventScript.SyntheticTouch) { self.synthetic = synthetic }

    func moves(to places: [CGPoint]) -> [(id: Int, location: CGPoint)] {
        zip(ids, places).compactMap { id, place in id.map { ($0, place) } }
    }
}

extension EventScript.SyntheticTouch {
    /// Whether any finger moves between touch-down and touch-up.
    var moves: Bool { !way.isEmpty || (fingers == 2 && (scale != 1 || rotation != .zero)) }

    /// The name of the touch in messages, such as "drag".
    fileprivate var name: String {
        if fingers == 1 { return way.isEmpty ? "long press" : "drag" }
        return rotation != .zero && scale == 1 ? "rotation" : "pinch"
    }
}
