import Foundation
@_spi(ViewGraph) import ViewGraph

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

    /// The name of the preview. Without a canvas that shows names it changes nothing.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
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
