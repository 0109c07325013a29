import Foundation
@_spi(ViewGraph) import ViewGraph
import Views

/// A type that shows views for a canvas. `render` can draw previews as scenes.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views that are shown.
    associatedtype Previews: View
    /// The views that are shown.
    @ViewBuilder static var previews: Previews { get }
}

/// The canvas of a preview.
public enum PreviewLayout: Sendable, Equatable {
    /// The size of a device.
    case device
    /// As large as the view.
    case sizeThatFits
    /// Of this size, in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// The canvas on which this view is previewed.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        trait(PreviewLayoutTrait.self, value)
    }

    /// The name of the preview, by which `render` finds it and calls its picture.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        trait(PreviewNameTrait.self, value)
    }
}

/// The canvas that a view asks for, or the first of those inside that do.
enum PreviewLayoutTrait: ElementTrait {
    static var defaultValue: PreviewLayout? { nil }

    static func combined(_ children: some Sequence<Element>) -> PreviewLayout? {
        children.lazy.compactMap { $0[PreviewLayoutTrait.self] }.first
    }
}

extension ViewHost {
    /// The canvas that the view asks for with `previewLayout`, if it does.
    public var previewLayout: PreviewLayout? { shownElement[PreviewLayoutTrait.self] }
}

/// The name that a view has as a preview, or that of the first inside that has one.
enum PreviewNameTrait: ElementTrait {
    static var defaultValue: String? { nil }

    static func combined(_ children: some Sequence<Element>) -> String? {
        children.lazy.compactMap { $0[PreviewNameTrait.self] }.first
    }
}

extension ViewHost {
    /// The name that the view has by `previewDisplayName`, if it has one.
    public var previewDisplayName: String? { shownElement[PreviewNameTrait.self] }
}

/// The views that a builder lists, each by itself; those of groups too.
@MainActor
package func previewMembers(of view: any View) -> [any View] {
    guard let list = view as? any PreviewList else { return [view] }
    return list.members.flatMap(previewMembers)
}

/// A view that only lists others.
@MainActor
private protocol PreviewList {
    var members: [any View] { get }
}

extension TupleView: PreviewList {
    fileprivate var members: [any View] { views }
}

extension Group: PreviewList where Content: View {
    fileprivate var members: [any View] { [content] }
}

extension EmptyView: @MainActor PreviewList {
    fileprivate var members: [any View] { [] }
}

extension AnyView {
    /// Any view, whatever its type.
    @MainActor
    package static func erased(_ view: any View) -> AnyView {
        func open<V: View>(_ view: V) -> AnyView { AnyView(erasing: view) }
        return open(view)
    }
}
