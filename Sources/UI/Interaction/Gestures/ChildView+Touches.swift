// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
import Views

extension ChildView {
    /// Whether fingers do something here.
    @MainActor package var waitsForTouches: Bool { element.holdsTouchReceiver }
}

extension Element {
    /// Whether fingers do something in it.
    var holdsTouchReceiver: Bool {
        self is any TouchReceiver || childElements.contains { $0.holdsTouchReceiver }
    }
}
