// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
import Interaction

/// A type that provides views for a canvas. `render` can draw them as scenes.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of `previews`.
    associatedtype Previews: View
    /// The views to show.
    @ViewBuilder static var previews: Previews { get }
    /// The target platform. It has no effect on drawing.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// nil: any platform.
    public static var platform: PreviewPlatform? { nil }
}

/// The target platform of a preview.
public enum PreviewPlatform: Sendable, Equatable {
    case iOS, macOS, tvOS, watchOS
}

/// The canvas of a preview.
public enum PreviewLayout: Sendable, Equatable {
    /// The size of a device.
    case device
    /// The size of the view.
    case sizeThatFits
    /// A fixed size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The views that a builder lists, with tuples and groups flattened.
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
    /// Erases the type of any view.
    @MainActor
    package static func erased(_ view: any View) -> AnyView {
        func open<V: View>(_ view: V) -> AnyView { AnyView(erasing: view) }
        return open(view)
    }
}
