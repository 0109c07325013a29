// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// A text, which is written anew at the moments at which what it says of the present changes.
final class TextNode: _ViewNode<Text> {
    /// Where it says something of the present: most texts do not, and need not be kept.
    private var following: Text?
    private var element: TextElement!
    private var alarm: EventQueue.ID?

    init(_ view: Text, _ inputs: _NodeInputs) {
        super.init(inputs)
        element = TextElement(view, node: self)
        follow(view)
    }

    override func update(_ view: Text, _ inputs: _NodeInputs) {
        write(view, inputs)
    }

    override func rerun(transaction: Transaction) {
        if let following { write(following, inputs(transaction: transaction)) }
    }

    override func makeElements() -> [Element] { [element] }

    override func willUnmount() { cancelAlarm() }

    private func write(_ text: Text, _ inputs: _NodeInputs) {
        note(inputs)
        host.clearDirty(self)
        element.drawingHasChanged()
        element.update(text, inputs)
        follow(text)
    }

    // MARK: The clock

    private func follow(_ text: Text) {
        cancelAlarm()
        following = nil
        guard let next = text.nextChange(after: VirtualClock.date(at: host.time)) else { return }
        following = text
        // What asks for less than a frame is written with the frames.
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
