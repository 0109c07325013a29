import Foundation

/// A type that shows views for a canvas. `render` can draw previews as scenes.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

/// The canvas of a preview.
public enum PreviewLayout: Sendable, Equatable {
    /// The size of a device.
    case device
    /// As large as the view.
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// The canvas on which this view is previewed.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(ViewTraitModifier(trait: .previewLayout(value)))
    }

    /// The name of the preview. Without a canvas that shows names it changes nothing.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
