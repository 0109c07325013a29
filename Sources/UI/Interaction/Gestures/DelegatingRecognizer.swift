// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A recognizer that forwards all calls to `inner`. If `inner` is nil, the recognizer has failed.
class DelegatingRecognizer<Value>: _GestureRecognizer<Value> {
    var inner: _GestureRecognizer<Value>?

    override var phase: GesturePhase<Value> {
        get { inner?.phase ?? .failed }
        set { inner?.phase = newValue }
    }

    override func receive(_ event: TouchEvent) { inner?.receive(event) }
    override func deliver() { inner?.deliver() }
    override func cancel() { inner?.cancel() }
    override func reset() { inner?.reset() }
}
