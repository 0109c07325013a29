import Drawing
import Foundation
import Views

/// A scene that can be asked for by name.
public struct SceneDescription: Sendable {
    /// Lower case, with hyphens: what one types.
    public let name: String
    /// One line.
    public let summary: String
    /// In points.
    public let size: CGSize
    /// In seconds; a scene that repeats names one whole loop.
    public let duration: Double
    public let rate: FrameRate
    /// nil leaves frames transparent.
    public let background: RGBAColor?
    /// What a user does, where nobody says otherwise.
    public let events: EventScript
    /// Starts the scene from its beginning.
    public let makeSource: @MainActor @Sendable (RenderSettings) throws -> any FrameSource

    public init(
        name: String, summary: String, size: CGSize, duration: Double, rate: FrameRate = 30,
        background: RGBAColor? = .white, events: EventScript = EventScript([]),
        makeSource: @escaping @MainActor @Sendable (RenderSettings) throws -> any FrameSource
    ) {
        self.name = name
        self.summary = summary
        self.size = size
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
