// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import Views

/// Recognizes a finger that scrolls.
///
/// The recognizer becomes active when the finger has moved 10 points along an axis that can scroll. Until then, inner
/// gestures receive the finger. The content then follows the finger from its position at that time, so that it does not
/// jump. A finger that touches coasting content stops it at once.
final class ScrollRecognizer: _GestureRecognizer<Void> {
    private static let leastWay: CGFloat = 10

    private unowned let scroll: ScrollElement
    private var finger: Int?
    private var start = CGPoint.zero
    private var anchor = CGPoint.zero
    private var speed = SpeedMeter<CGPoint>()
    /// The finger's translation that has not been delivered to the scroll view yet.
    private var way: CGSize?
    private var end: CGSize?
    private var isTold = false

    init(_ scroll: ScrollElement, _ context: _GestureContext) {
        self.scroll = scroll
        super.init(context)
    }

    override func receive(_ event: TouchEvent) {
        if finger == nil {
            guard let first = event.fingers.first(where: { $0.phase == .began }) else { return }
            finger = first.id
            start = first.location
        }
        guard let seen = event.fingers.first(where: { $0.id == finger }) else { return }
        switch seen.phase {
        case .began:
            speed.note(seen.location, at: event.time)
            if scroll.isCoasting {
                anchor = seen.location
                phase = .active(())
            }
        case .moved:
            speed.note(seen.location, at: event.time)
            if phase.isRecognized { way = difference(seen.location, anchor) } else { decide(seen.location) }
        case .still: break
        case .ended:
            guard phase.isRecognized else { return phase = .failed }
            way = difference(seen.location, anchor)
            let velocity = speed.speed(at: event.time) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
            end =
                velocity.map { CGSize(width: $0.change.x / $0.seconds, height: $0.change.y / $0.seconds) } ?? .zero
            phase = .ended(())
        }
    }

    private func difference(_ a: CGPoint, _ b: CGPoint) -> CGSize { CGSize(width: a.x - b.x, height: a.y - b.y) }

    private func decide(_ location: CGPoint) {
        let way = difference(location, start)
        guard max(abs(way.width), abs(way.height)) >= Self.leastWay else { return }
        let axis: Axis = abs(way.width) > abs(way.height) ? .horizontal : .vertical
        guard scroll.canMove(axis), axis == .horizontal || way.height < 0 || !scroll.defersPulls else {
            return phase = .failed
        }
        anchor = location
        phase = .active(())
    }

    override func deliver() {
        guard phase.isRecognized else { return }
        if !isTold {
            isTold = true
            scroll.touchDidBegin()
        }
        if let way {
            self.way = nil
            if scroll.settings.dismissesKeyboard, scroll.host.typedElement != nil { scroll.host.endEditing() }
            scroll.touchDidMove(by: way)
        }
        if let end {
            self.end = nil
            scroll.touchDidEnd(velocity: end)
        }
    }

    override func cancel() {
        if isTold, case .active = phase { scroll.touchDidEnd(velocity: .zero) }
        super.cancel()
    }

    override func reset() {
        finger = nil
        speed = SpeedMeter()
        (way, end, isTold) = (nil, nil, false)
        super.reset()
    }
}
