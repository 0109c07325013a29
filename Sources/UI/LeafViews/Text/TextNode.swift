// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// A text, which is written anew at the moments at which what it says of the present changes.
final class TextNode: _ViewNode<Text> {
    /// What is written there now.
    private var text: Text
    /// Whether it says something of the present.
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
        // The same words in the same place need not be set again, and what was drawn of them may be kept. To compare them takes
        // a small part of what it takes to find out what they look like.
        if !isFollowing, element.dependsOnTextAndPlaceAlone, inputs.environment.isIdentical(to: environment),
            view == text
        {
            return spare(inputs)
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
