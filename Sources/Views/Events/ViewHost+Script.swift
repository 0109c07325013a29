import Foundation

extension ViewHost {
    /// Lets the events of a script happen when their time comes. One that meets nothing is reported in `warnings`.
    public func play(_ script: EventScript) {
        for event in script.events {
            if event.time < time {
                warn("the event at \(event.time) s comes too late: it is \(time) s already")
                continue
            }
            switch event.action {
            case .tap(let target): playTap(on: target, at: event.time)
            }
        }
    }

    private func playTap(on target: EventScript.Target, at time: Double) {
        var touch: Touch?
        clock.schedule(at: time) { [weak self] in touch = self?.beginTouch(on: target) }
        clock.schedule(at: time + EventScript.tapDuration) { [weak self] in
            if let touch { self?.taps.end(touch) }
        }
    }

    private func beginTouch(on target: EventScript.Target) -> Touch? {
        // Where everything is at this moment, and not where it was in the last frame.
        showPresent()
        guard let touch = touch(on: target) else { return nil }
        taps.begin(touch)
        return touch
    }

    private func touch(on target: EventScript.Target) -> Touch? {
        let point: CGPoint
        switch target {
        case .point(let given): point = given
        case .label(let label):
            let tappables = rootElement.tappables()
            guard let tappable = tappables.first(where: { $0.answers(to: label) }) else {
                report(target, among: tappables)
                return nil
            }
            point = tappable.point
        }
        if let hit = rootElement.hit(at: point) {
            let touch = Touch(on: hit)
            if !touch.receivers.isEmpty { return touch }
        }
        report(target, among: rootElement.tappables())
        return nil
    }

    private func report(_ target: EventScript.Target, among tappables: [Tappable]) {
        let others =
            tappables.isEmpty
            ? "nothing can be tapped" : "what can be tapped: " + tappables.map(\.name).joined(separator: ", ")
        warn("the tap on \(target) at \(time) s met nothing; \(others)")
    }
}
