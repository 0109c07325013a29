// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUICore

/// The settings with which a scene is rendered: size, scale, frame rate, assets, traits and events.
public struct RenderSettings: Sendable {
    /// The maximum width and height, in pixels. A frame of that size has 268 million pixels and takes 1 GiB of memory.
    public static let maximumSide = 16_384
    /// The largest scale, in pixels per point.
    public static let maximumScale = 16.0

    /// The size of the image, in points.
    public let size: CGSize
    /// Pixels per point; 1 by default.
    public let scale: Double
    /// Frames per second; 30 by default.
    public let rate: FrameRate
    /// The colour behind the views; nil leaves frames transparent.
    public let background: RGBAColor?
    /// The images, colours, sounds and files that views request by name.
    public let assets: AssetLibrary
    /// Appearance, language, text size and other device settings.
    public private(set) var traits: Traits
    /// The synthetic touches and keys; none by default.
    public let events: EventScript
    /// Draws a grey disc under each finger of `events`. False by default.
    public let showsTouches: Bool
    /// The parts of a device that are drawn over and around the window. If they include the device frame, `size`
    /// includes the frame.
    public private(set) var chrome: DeviceChrome
    /// The kinds of warnings that end the rendering with an error.
    public let fatalWarnings: Set<RenderWarning.Kind>

    /// Throws if frames of this size cannot be drawn.
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

    /// The device frame around the window, if it is drawn.
    var deviceFrame: DeviceFrame? {
        chrome.contains(.frame) ? DeviceFrame(size: size, safeAreaInsets: traits.safeAreaInsets) : nil
    }

    /// The same settings for a user who has chosen Reduce Motion.
    package var withReducedMotion: RenderSettings {
        var settings = self
        settings.traits.accessibility.insert(.reduceMotion)
        return settings
    }

    /// Adds the parts `chrome`, and a phone's safe area if the settings have no safe area. Returns the settings
    /// unchanged if the window does not have a phone's size.
    func onPhone(_ chrome: DeviceChrome) -> RenderSettings {
        guard (deviceFrame?.window.size ?? size) == SceneDescription.phone else { return self }
        var settings = self
        if traits.safeAreaInsets == EdgeInsets() { settings.traits.safeAreaInsets = SceneDescription.phoneInsets }
        settings.chrome.formUnion(chrome)
        return settings
    }

    /// Whether output files need an alpha channel.
    public var isTransparent: Bool { chrome.contains(.frame) || background.map { $0.alpha < 1 } ?? true }

    /// The size in pixels, rounded up as in the rasterizer.
    public var pixelSize: (width: Int, height: Int) {
        (Int(Self.pixels(Double(size.width), scale: scale)), Int(Self.pixels(Double(size.height), scale: scale)))
    }

    /// Rounds up to a whole number of pixels, except for a rounding error slightly above a whole number.
    private static func pixels(_ length: Double, scale: Double) -> Double { (length * scale - 1e-6).rounded(.up) }
}
