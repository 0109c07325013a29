// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
import Interaction

/// A type that shows views for a canvas. `render` can draw previews as scenes.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views that are shown.
    associatedtype Previews: View
    /// The views that are shown.
    @ViewBuilder static var previews: Previews { get }
    /// The system that the views are made for; here they are all drawn in the same way.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Any system.
    public static var platform: PreviewPlatform? { nil }
}

/// A system that a preview is made for.
public enum PreviewPlatform: Sendable, Equatable {
    case iOS, macOS, tvOS, watchOS
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
