// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUICore

/// A scene with its name and its defaults.
public struct SceneDescription: Sendable {
    /// The name on the command line, in lower case with hyphens.
    public let name: String
    /// One line for `render list` and for the help of the scene.
    public let summary: String
    /// The default size, in points. Computed on each access, which may lay out views.
    @MainActor public var size: CGSize { measure() }
    private let measure: @MainActor @Sendable () -> CGSize
    /// The default duration, in seconds. For a scene that repeats, the duration of one loop.
    public let duration: Double
    /// The default rate, in frames per second.
    public let rate: FrameRate
    /// The default background; nil leaves frames transparent.
    public let background: RGBAColor?
    /// The synthetic touches and keys of the scene. The events of a rendering replace them.
    public let events: EventScript
    /// Makes a source of frames that starts the scene from its beginning.
    public let makeSource: @MainActor @Sendable (RenderSettings) throws -> any FrameSource
    /// The safe area insets of the scene's device, in points.
    package var safeAreaInsets = EdgeInsets()
    /// The size in points of the chosen device's window; nil if no device was chosen.
    package var deviceWindow: CGSize?

    /// A scene with any source of frames.
    public init(
        name: String, summary: String, size: @escaping @autoclosure @MainActor @Sendable () -> CGSize, duration: Double,
        rate: FrameRate = 30, background: RGBAColor? = .white, events: EventScript = EventScript([]),
        makeSource: @escaping @MainActor @Sendable (RenderSettings) throws -> any FrameSource
    ) {
        self.name = name
        self.summary = summary
        measure = size
        self.duration = duration
        self.rate = rate
        self.background = background
        self.events = events
        self.makeSource = makeSource
    }

    /// The background under these traits: the default white becomes black in dark appearance.
    public func background(for traits: Traits) -> RGBAColor? {
        background == Traits().background ? traits.background : background
    }
}
