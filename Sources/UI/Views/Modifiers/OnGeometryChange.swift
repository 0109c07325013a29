// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// Runs a closure when what is made of the size and place of a view changes.
nonisolated struct GeometryActionModifier<Value: Equatable>: WrappingModifier {
    let transform: (GeometryProxy) -> Value
    let action: (_ old: Value, _ new: Value) -> Void

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        GeometryActionElement(self, around: content, node: node)
    }
}

private final class GeometryActionElement<Value: Equatable>: WrapperElement<GeometryActionModifier<Value>>,
    GeometryTelling
{
    var last: Value?

    override init(_ modifier: GeometryActionModifier<Value>, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        host.feature(GeometryObservers.self).add(self)
    }

    // It is told what has come of every move.
    override var mindsMoves: Bool { true }

    func observed() -> Value? { modifier.transform(GeometryProxy(of: self)) }
    func tell(_ old: Value, _ new: Value) { modifier.action(old, new) }
}

/// An element that is asked after each layout what has become of it.
@MainActor
package protocol GeometryObserving: Element {
    func observe()
}

/// An element that tells what it observes when that has changed.
@MainActor
package protocol GeometryTelling: GeometryObserving {
    associatedtype Observed: Equatable

    /// What was observed last; nil until the first layout.
    var last: Observed? { get set }
    /// nil: nothing can be seen.
    func observed() -> Observed?
    /// After the update. At first the old value is the new one.
    func tell(_ old: Observed, _ new: Observed)
}

extension GeometryTelling {
    package func observe() {
        guard let new = observed(), new != last else { return }
        let old = last ?? new
        last = new
        host.afterUpdate { [weak self] in
            guard let self, node.isMounted else { return }
            tell(old, new)
        }
    }
}

/// Those elements of a host.
package final class GeometryObservers: HostFeature {
    package static let updateOrder = HostFeatureOrder.preferences
    private struct Entry {
        weak var element: (any GeometryObserving)?
    }
    private var entries: [Entry] = []

    package init(host: ViewHost) {}

    package func add(_ element: any GeometryObserving) { entries.append(Entry(element: element)) }

    /// Effects may move them while they run.
    package var followsTime: Bool { !entries.isEmpty }

    package func updatesViews() -> Bool {
        entries.removeAll { $0.element?.node.isMounted != true }
        for entry in entries where entry.element?.lastProposal != nil { entry.element?.observe() }
        // Actions run after the update.
        return false
    }
}

extension View {
    /// Runs `action` with what `transform` makes of the view's size and place: at first, and whenever that changes.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryActionModifier(transform: transform) { action($1) })
    }

    /// Runs `action` with what `transform` makes of the view's size and place: at first, with the same value twice, and
    /// whenever that changes.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryActionModifier(transform: transform, action: action))
    }
}
