// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// The node of a text, updated whenever a time-dependent value in it changes.
final class TextNode: _ViewNode<Text> {
    private var text: Text
    /// Whether the text depends on the current time.
    private var isFollowing = false
    private var element: TextElement!
    private var alarm: EventQueue.ID?

    init(_ view: Text, _ inputs: _NodeInputs) {
        text = view
        super.init(inputs)
        element = TextElement(view, node: self)
        follow()
    }

    override func update(_ view: Text, _ inputs: _NodeInputs) {
        // Skips the update if the text and its environment are unchanged. Comparing them is much faster than updating.
        if !isFollowing, element.isDeterminedByText, inputs.environment.isIdentical(to: environment),
            view == text
        {
            return recordSkippedUpdate(inputs)
        }
        text = view
        write(inputs)
    }

    override func rerun(transaction: Transaction) {
        if isFollowing { write(inputs(transaction: transaction)) }
    }

    override func makeElements() -> [Element] { [element] }

    override func willUnmount() { cancelAlarm() }

    private func write(_ inputs: _NodeInputs) {
        note(inputs)
        host.clearDirty(self)
        element.drawingHasChanged()
        element.update(text, inputs)
        follow()
    }

    // MARK: The clock

    private func follow() {
        cancelAlarm()
        isFollowing = false
        guard let next = text.nextChange(after: VirtualClock.date(at: host.time)) else { return }
        isFollowing = true
        // Updates at most once per frame of the fastest displays.
        let time = max(VirtualClock.time(of: next), host.time + VirtualClock.shortestInterval)
        alarm = host.clock.schedule(at: time) { [weak self] in
            guard let self, isMounted else { return }
            alarm = nil
            invalidate(Transaction())
        }
    }

    private func cancelAlarm() {
        if let alarm { host.clock.cancel(alarm) }
        alarm = nil
    }
}
