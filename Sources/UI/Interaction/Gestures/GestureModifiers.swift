// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

nonisolated struct GestureModifier<G: Gesture>: WrappingModifier {
    let gesture: G
    let priority: GesturePriority
    let mask: GestureMask
    var isPan = false
    /// Whether scripts can address this gesture by label although `isPan` is true. Has no effect on other gestures,
    /// which always have labels.
    var answersToLabels = false

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        GestureElement(self, around: content, node: node)
    }
}

private final class GestureElement<G: Gesture>: PassThroughElement<GestureModifier<G>>, TouchReceiver {
    private var recognizer: _GestureRecognizer<G.Value>?
    var priority: GesturePriority { modifier.priority }
    var gestureMask: GestureMask { modifier.mask }
    var isPan: Bool { modifier.isPan }
    var answersToLabels: Bool { !modifier.isPan || modifier.answersToLabels }

    private(set) lazy var session: GestureSession = {
        let context = _GestureContext(element: self)
        let made = G._makeRecognizer(modifier.gesture, context)
        recognizer = made
        return GestureSession(made, of: self, context)
    }()

    override func update(_ modifier: GestureModifier<G>, _ inputs: _NodeInputs) {
        super.update(modifier, inputs)
        if let recognizer { G._update(recognizer, modifier.gesture) }
    }
}

extension View {
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }

    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }

    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds = .all,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace, inputKinds: inputKinds)
                .onEnded { action($0.location) })
    }

    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds = .all,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            LongPressGesture(
                minimumDuration: minimumDuration, maximumDistance: maximumDistance, inputKinds: inputKinds
            )
            .pressing { onPressingChanged?($0) }
            .onEnded { _ in action() })
    }

    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
                .pressing { onPressingChanged?($0) }
                .onEnded { _ in action() })
    }

    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
