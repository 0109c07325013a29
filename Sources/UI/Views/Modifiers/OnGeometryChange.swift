// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// The modifier of `onGeometryChange`.
nonisolated struct GeometryActionModifier<Value: Equatable>: WrappingModifier {
    let transform: (GeometryProxy) -> Value
    let action: (_ old: Value, _ new: Value) -> Void

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        GeometryActionElement(self, around: content, node: node)
    }
}

// Not a `PassThroughElement`: every move must reach the observer.
private final class GeometryActionElement<Value: Equatable>: WrapperElement<GeometryActionModifier<Value>>,
    GeometryReporting
{
    var last: Value?

    override init(_ modifier: GeometryActionModifier<Value>, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        host.feature(GeometryObservers.self).add(self)
    }

    func observed() -> Value? { modifier.transform(GeometryProxy(of: self)) }
    func tell(_ old: Value, _ new: Value) { modifier.action(old, new) }
}

/// An element whose `observe()` is called after each layout.
@MainActor
package protocol GeometryObserving: Element {
    func observe()
}

/// An element that reports changes of an observed value.
@MainActor
package protocol GeometryReporting: GeometryObserving {
    associatedtype Observed: Equatable

    /// The value observed last; nil until the first layout.
    var last: Observed? { get set }
    /// The value for the present geometry; nil if the element has no value to report.
    func observed() -> Observed?
    /// Reports a change, after the update. For the first value, `old` equals `new`.
    func tell(_ old: Observed, _ new: Observed)
}

extension GeometryReporting {
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

/// The geometry observers of a host, called after each layout.
package final class GeometryObservers: HostFeature {
    package static let updateOrder = HostFeatureOrder.preferences
    private struct Entry {
        weak var element: (any GeometryObserving)?
    }
    private var entries: [Entry] = []

    package init(host: ViewHost) {}

    package func add(_ element: any GeometryObserving) { entries.append(Entry(element: element)) }

    /// Each frame checks the elements, because running effects may move them without a layout.
    package var followsTime: Bool { !entries.isEmpty }

    package func updatesViews() -> Bool {
        entries.removeAll { $0.element?.node.isMounted != true }
        for entry in entries where entry.element?.lastProposal != nil { entry.element?.observe() }
        // False, because the actions run after this update, so this update needs no further layout.
        return false
    }
}

extension View {
    /// Also runs `action` for the first value.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryActionModifier(transform: transform) { action($1) })
    }

    /// Also runs `action` for the first value, passing it twice.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryActionModifier(transform: transform, action: action))
    }
}
