// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Interaction

/// What a scene needs to know to make its frames.
public struct RenderSettings: Sendable {
    /// For the width and for the height, in pixels: up to 268 million pixels, 1 GiB of memory a frame.
    public static let maximumSide = 16_384
    /// The most pixels a point may have.
    public static let maximumScale = 16.0

    /// In points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: Double
    /// Frames a second.
    public let rate: FrameRate
    /// nil leaves frames transparent.
    public let background: RGBAColor?
    /// Images, colours, sounds and files that views ask for by name.
    public let assets: AssetLibrary
    /// Light or dark, language, size of text.
    public let traits: Traits
    /// What a user does, and whether the fingers are seen.
    public let events: EventScript
    /// Whether the fingers of `events` are drawn.
    public let showsTouches: Bool
    /// What of a device is drawn over and around the window. Where its frame is, `size` is that of frame and window.
    public let chrome: DeviceChrome
    /// Warnings that end the rendering as errors.
    public let fatalWarnings: Set<RenderWarning.Kind>

    /// Checks that frames of this size can be drawn.
    public init(
        size: CGSize, scale: Double = 1, rate: FrameRate = 30, background: RGBAColor? = .white, assets: AssetLibrary,
        traits: Traits = Traits(), events: EventScript = EventScript([]), showsTouches: Bool = false,
        chrome: DeviceChrome = [], fatalWarnings: Set<RenderWarning.Kind> = []
    ) throws(LimitError) {
        guard scale > 0, scale <= Self.maximumScale else {
            throw LimitError("the scale", LimitError.text(scale), mustBe: "more than 0 and at most 16")
        }
        for (name, length) in [("the width", Double(size.width)), ("the height", Double(size.height))] {
            guard length > 0 else {
                throw LimitError(name, "\(LimitError.text(length)) points", mustBe: "more than 0")
            }
            let pixels = Self.pixels(length, scale: scale)
            guard pixels <= Double(Self.maximumSide) else {
                throw LimitError(name, "\(LimitError.text(pixels)) pixels", mustBe: "at most \(Self.maximumSide)")
            }
        }
        self.size = size
        self.scale = scale
        self.rate = rate
        self.background = background
        self.assets = assets
        self.traits = traits
        self.events = events
        self.showsTouches = showsTouches
        self.chrome = chrome
        self.fatalWarnings = fatalWarnings
    }

    /// The device around the window, if it is drawn.
    var deviceFrame: DeviceFrame? {
        chrome.contains(.frame) ? DeviceFrame(size: size, safeAreaInsets: traits.safeAreaInsets) : nil
    }

    /// Whether something else can be seen through the frames.
    public var isTransparent: Bool { chrome.contains(.frame) || background.map { $0.alpha < 1 } ?? true }

    /// Rounded up to whole pixels, as the rasterizer does.
    public var pixelSize: (width: Int, height: Int) {
        (Int(Self.pixels(Double(size.width), scale: scale)), Int(Self.pixels(Double(size.height), scale: scale)))
    }

    /// A hair of rounding error above a whole number does not count.
    private static func pixels(_ length: Double, scale: Double) -> Double { (length * scale - 1e-6).rounded(.up) }
}
