// SPDX-License-Identifier: MIT

/// A coordinate space that is written as a value of its own type.
public protocol CoordinateSpaceProtocol {
    /// The same space as a value of the older type.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space has no parameters.
    public init() {}
    /// The window's.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space has no parameters.
    public init() {}
    /// The view's own.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the nearest view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    package let name: AnyHashable
    /// The one of that name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest view around with `coordinateSpace(name)`.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

/// The name that scroll views have.
package struct ScrollViewSpace: Hashable {
    /// On which it scrolls; nil: on any.
    package let axis: Axis?

    package init(axis: Axis?) { self.axis = axis }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest scroll view around; the window where there is none.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }

    /// The space of the nearest scroll view around that scrolls on this axis; the window where there is none.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewSpace(axis: axis)) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// Points from the view's own top left corner.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// Points from the window's top left corner.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
