// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
import SwiftUICore

/// A type that provides views for a canvas. `render` can draw them as scenes.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    /// The views to show; each member of a group or loop is a preview of its own.
    @ViewBuilder static var previews: Previews { get }
    /// The platform that the preview is meant for. It has no effect on drawing.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// nil by default: any platform.
    public static var platform: PreviewPlatform? { nil }
}

/// For `PreviewProvider.platform`; no case has an effect on drawing.
public enum PreviewPlatform: Sendable, Equatable {
    case iOS, macOS, tvOS, watchOS
}

/// The size of the canvas, for `previewLayout(_:)` and the traits of `#Preview`.
public enum PreviewLayout: Sendable, Equatable {
    /// The canvas has the size of the device's screen.
    case device
    /// The canvas has the size that the view takes if the device's size is proposed.
    case sizeThatFits
    /// The canvas has this size in points, whatever the view chooses.
    case fixed(width: CGFloat, height: CGFloat)
}
