// SPDX-License-Identifier: MIT

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    package let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

/// The coordinate-space name of scroll views.
package struct ScrollViewSpace: Hashable {
    /// The scroll axis; nil matches any.
    package let axis: Axis?

    package init(axis: Axis?) { self.axis = axis }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest enclosing scroll view; the window's if there is none.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }

    /// The space of the nearest enclosing scroll view that scrolls along `axis`; the window's if there is none.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewSpace(axis: axis)) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
