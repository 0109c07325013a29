// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
import Views

extension ChildView {
    /// Whether this view or a view inside it has gestures.
    @MainActor package var waitsForTouches: Bool { element.holdsTouchReceiver }
}

extension Element {
    /// This element, if it has enabled gestures of its own; otherwise nil.
    var activeReceiver: (any TouchReceiver)? {
        guard let receiver = self as? any TouchReceiver, receiver.gestureMask.contains(.gesture) else { return nil }
        return receiver
    }

    /// Whether this element or an element inside it has enabled gestures.
    var holdsTouchReceiver: Bool {
        activeReceiver != nil || childElements.contains { $0.holdsTouchReceiver }
    }
}
