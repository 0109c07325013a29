// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Interaction

/// A scene that can be asked for by name.
public struct SceneDescription: Sendable {
    /// Lower case, with hyphens: what one types.
    public let name: String
    /// One line.
    public let summary: String
    /// In points. Found out when it is asked for: views may have to be laid out for it.
    @MainActor public var size: CGSize { measure() }
    private let measure: @MainActor @Sendable () -> CGSize
    /// In seconds; a scene that repeats names one whole loop.
    public let duration: Double
    /// Frames a second, where nobody asks for others.
    public let rate: FrameRate
    /// nil leaves frames transparent.
    public let background: RGBAColor?
    /// What a user does, where nobody says otherwise.
    public let events: EventScript
    /// Starts the scene from its beginning.
    public let makeSource: @MainActor @Sendable (RenderSettings) throws -> any FrameSource
    /// What a device covers of the canvas's edges, in points.
    package var safeAreaInsets = EdgeInsets()

    /// A scene of any source of frames.
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

    /// What lies behind the scene in these surroundings: where it is the usual white, black in the dark.
    public func background(for traits: Traits) -> RGBAColor? {
        background == Traits().background ? traits.background : background
    }
}
