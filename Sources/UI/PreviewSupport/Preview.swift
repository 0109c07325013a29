// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
import SwiftUICore

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
