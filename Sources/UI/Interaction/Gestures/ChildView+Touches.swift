// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
import Views

extension ChildView {
    /// Whether fingers do something here.
    @MainActor package var waitsForTouches: Bool { element.holdsTouchReceiver }
}

extension Element {
    /// This element, where it waits for touches of its own; nil too for one that is disabled.
    var activeReceiver: (any TouchReceiver)? {
        guard let receiver = self as? any TouchReceiver, receiver.gestureMask.contains(.gesture) else { return nil }
        return receiver
    }

    /// Whether fingers do something in it.
    var holdsTouchReceiver: Bool {
        activeReceiver != nil || childElements.contains { $0.holdsTouchReceiver }
    }
}
