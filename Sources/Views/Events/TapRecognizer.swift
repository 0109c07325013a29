import Foundation

/// An element that waits for taps.
@MainActor
protocol TapReceiver: Element {
    /// How many taps in a row count as one here.
    var tapCount: Int { get }
    /// A touch on this element begins or ends.
    func setPressed(_ isPressed: Bool)
    /// All taps are there.
    func perform()
}

/// A finger on the screen, from the element it came down on to the window.
@MainActor
final class Touch {
    /// Those that wait for taps there, the innermost first.
    let receivers: [any TapReceiver]
    /// An element does not keep its node; a touch does, however the view changes under the finger.
    private let nodes: [_AnyViewNode]

    init(on element: Element) {
        receivers = sequence(first: element, next: \.parent).compactMap { $0 as? any TapReceiver }
        nodes = receivers.map(\.node)
    }

    /// Performs what the receiver at `index` is there for, if it is still there.
    func perform(_ index: Int) {
        if nodes[index].isMounted { receivers[index].perform() }
    }
}

/// Counts taps and decides for whom they are.
///
/// An inner view comes before those around it. One that waits for more taps than there were keeps those around it
/// waiting too, until the time for one more tap has passed.
@MainActor
final class TapRecognizer {
    /// The longest time from the end of one tap to the beginning of the next of a row, in seconds.
    static let longestGap = 0.35

    private let clock: VirtualClock
    /// The first touch of the row of taps that is going on, how many there were, and when the last one ended.
    private var row: Touch?
    private var count = 0
    private var lastEnd = -Double.infinity
    /// The event at which the row is over.
    private var end: EventQueue.ID?

    init(clock: VirtualClock) { self.clock = clock }

    func begin(_ touch: Touch) {
        touch.receivers.first?.setPressed(true)
        if isInRow(touch), clock.time - lastEnd <= Self.longestGap {
            if let end { clock.cancel(end) }
        } else {
            // What waits for the end of another row still gets its tap then.
            row = touch
            count = 0
        }
        end = nil
    }

    func end(_ touch: Touch) {
        touch.receivers.first?.setPressed(false)
        // Another finger may have begun a row of its own in the meantime.
        if !isInRow(touch) { (row, count) = (touch, 0) }
        count += 1
        lastEnd = clock.time
        decide()
    }

    private func isInRow(_ touch: Touch) -> Bool { row?.receivers.first === touch.receivers.first }

    private func decide() {
        guard let row, let index = row.receivers.firstIndex(where: { $0.tapCount >= count }) else { return forgetRow() }
        guard row.receivers[index].tapCount > count else {
            forgetRow()
            return row.perform(index)
        }
        let taps = count
        end = clock.schedule(at: clock.time + Self.longestGap) { [weak self] in
            if let self, isInRow(row) { forgetRow() }
            let next = row.receivers[(index + 1)...].firstIndex { $0.tapCount == taps }
            if let next { row.perform(next) }
        }
    }

    private func forgetRow() {
        row = nil
        count = 0
        end = nil
    }
}

nonisolated struct TapModifier: WrappingModifier {
    let count: Int
    let action: () -> Void

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        TapElement(self, around: content, node: node)
    }
}

private final class TapElement: WrapperElement<TapModifier>, TapReceiver {
    var tapCount: Int { max(modifier.count, 1) }
    func setPressed(_ isPressed: Bool) {}
    func perform() { modifier.action() }
}

extension View {
    /// Runs `action` when this view was tapped `count` times in a row.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count, action: action))
    }
}
