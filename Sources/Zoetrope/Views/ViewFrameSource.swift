// SPDX-License-Identifier: MIT

import Codecs
import Screens
import Drawing
import Foundation
import Inspection
import Sound
import Vectors
import PreviewSupport
import Interaction
import Raster
import VectorPages

/// Frames of a view: keeps it alive in a `ViewHost` and moves its clock from frame to frame.
@MainActor
public final class ViewFrameSource: FrameSource {
    private let host: ViewHost
    private let background: RGBAColor?
    /// What lies behind the view is white, or black in the dark: also where the view itself wants it dark.
    private let followsColorScheme: Bool
    private let deviceFrame: DeviceFrame?

    /// - Parameter settings: the window, its pixels and where images come from.
    public convenience init<Content: View>(_ settings: RenderSettings, @ViewBuilder content: () -> Content) {
        self.init(settings, followsColorScheme: false, content: content)
    }

    /// - Parameter followsColorScheme: The background of the settings gives way to that of the window's colour scheme.
    package init<Content: View>(
        _ settings: RenderSettings, followsColorScheme: Bool, @ViewBuilder content: () -> Content
    ) {
        background = settings.background
        self.followsColorScheme = followsColorScheme
        deviceFrame = settings.deviceFrame
        let window = deviceFrame?.window.size ?? settings.size
        let chrome = settings.chrome
        var environment = settings.traits.environment
        if let fonts = settings.assets.fontLibrary { environment.fontLibrary = fonts }
        func makeHost<Shown: View>(@ViewBuilder _ content: () -> Shown) -> ViewHost {
            ViewHost(
                size: window, scale: settings.scale, environment: environment,
                safeAreaInsets: settings.traits.safeAreaInsets, images: settings.assets, colors: settings.assets,
                files: settings.assets, translations: settings.assets.stringTables, content: content)
        }
        host =
            chrome.isDisjoint(with: [.bars, .keyboard])
            ? makeHost { content().presentingPlace() }
            : makeHost {
                content().presentingPlace().screenChrome(
                    showsBars: chrome.contains(.bars), showsKeyboard: chrome.contains(.keyboard), window: window)
            }
        host.showsTouches = settings.showsTouches
        host.fatalWarnings = settings.fatalWarnings
        host.play(settings.events)
        // The view lives from its first moment, whichever moment is asked for first.
        host.advance(to: 0)
    }

    /// The size that a view takes when nothing is offered to it.
    package static func idealSize<Content: View>(
        _ settings: RenderSettings, @ViewBuilder content: () -> Content
    ) -> CGSize {
        ViewFrameSource(settings, content: content).host.idealSize
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public func displayList(at time: Double) throws -> DisplayList {
        advance(to: time)
        return try emit()
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var warnings: [RenderWarning] { host.renderWarnings }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var fontFiles: Set<String> { host.fontFiles }
}

extension ViewFrameSource: MeasurableSource {
    package func advance(to time: Double) { host.advance(to: time) }

    /// Where somebody who looks on takes part.
    package var liveHost: ViewHost { host }

    /// The views at the present moment.
    ///
    /// - Parameters:
    ///   - places: The file and line of an author's view by its name.
    ///   - uses: Where a view is used in the body of another one, both by their names; of nil in a preview.
    ///   - hasEnvironment: Tell what views inherit.
    package func viewTree(
        places: [String: (file: String, line: Int)] = [:],
        uses: ((_ view: String, _ user: String?) -> ViewTreeEntry.Place?)? = nil, hasEnvironment: Bool = false
    ) -> ViewTree {
        host.viewTree(places: places, uses: uses, hasEnvironment: hasEnvironment)
    }

    package func emit() throws -> DisplayList {
        let scheme = host.environment.colorScheme
        let list = try host.displayList(
            background: followsColorScheme ? Traits(colorScheme: scheme).background : background)
        return deviceFrame?.around(list) ?? list
    }

    package var onLayout: ((_ begins: Bool) -> Void)? {
        get { host.onLayout }
        set { host.onLayout = newValue }
    }
}

extension ViewFrameSource: AudibleSource {
    package func voices(until time: Double) -> [Voice] {
        if time > host.time { host.advance(to: time) }
        return host.soundtrack.voices
    }
}

extension ViewFrameSource: RepeatingSource {
    package var repetitions: [Repetition] { host.clock.services.repetitions.current }
}

extension AssetLibrary: ImageProvider, ColorProvider {
    /// The pixels of a PNG or JPEG file by its bytes; nil where they are none.
    public func bitmap(decoding bytes: [UInt8]) -> Bitmap? { try? ImageDecoder.decode(bytes) }
}

extension AssetLibrary: PixelServices {
    /// How many pixels the bitmap of a list has.
    public func pixelSize(of list: DisplayList) -> (width: Int, height: Int) { Rasterizer.pixelSize(of: list) }
    /// `size · scale` pixels, rounded up. Rasterizers are kept for the next one: they are warm then.
    public func bitmap(of list: DisplayList) -> Bitmap { RasterizerPool.shared.with { $0.draw(list) } }
    /// The bytes of a PNG file.
    public func png(of bitmap: Bitmap) -> [UInt8]? { try? PNGEncoder().encode(bitmap) }
    /// The bytes of a JPEG file.
    public func jpeg(of bitmap: Bitmap, quality: Double) -> [UInt8]? {
        try? JPEGEncoder(quality: quality.isNaN ? 1 : Int((min(max(quality, 0), 1) * 100).rounded())).encode(bitmap)
    }
    /// The bytes of a PDF file.
    public func pdf(of pages: [DisplayList], information: [String: String]) -> [UInt8] {
        VectorPage.pdf(of: pages.map(VectorPage.init), information: information)
    }
}

extension AssetError: ResourceError {
    /// A name that could be none stands for nothing either, and a file that there is no program for is no damaged one.
    public var isMissing: Bool {
        switch self {
        case .notFound, .noColor, .emptySet, .unknownSystemColor, .badName, .badPage(_, .programMissing): true
        case .unreadable, .undecodable, .badDrawing, .badPage: false
        }
    }
}

extension AssetError {
    /// The trouble with an image that is behind an error of a source: the error itself, or what a view reports of it.
    public static func cause(of error: any Error) -> AssetError? {
        error as? AssetError ?? (error as? ImageError)?.underlying as? AssetError
            ?? (error as? ColorError)?.underlying as? AssetError
    }
}

/// What a view asks for and does not get.
public enum SceneFault {
    /// Whether the views themselves cannot be drawn, by their own fault.
    public static func isUndrawable(_ error: any Error) -> Bool { error is NestingError }

    /// Whether an error of a source is about an image, a symbol or a font that is not there, and not about the engine.
    public static func isBehind(_ error: any Error) -> Bool {
        AssetError.cause(of: error) != nil || error is MissingResourceError || error is ImageError || error is TextError
    }
}

extension SceneDescription {
    /// A scene that shows a view in a window of `size` points.
    public init<Content: View>(
        name: String, summary: String, size: @escaping @autoclosure @MainActor @Sendable () -> CGSize, duration: Double,
        rate: FrameRate = 30, background: RGBAColor? = .white, events: EventScript = EventScript([]),
        @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) {
        self.init(
            name: name, summary: summary, size: size(), duration: duration, rate: rate, background: background,
            events: events
        ) { settings in
            ViewFrameSource(settings, content: content)
        }
    }

    /// A scene that shows the previews of a view on the canvas they ask for with `previewLayout(.fixed(…))`; without
    /// one, on that of a phone.
    @MainActor
    public init<P: PreviewProvider>(
        name: String, summary: String, previews: P.Type, duration: Double, rate: FrameRate = 30,
        background: RGBAColor? = .white
    ) {
        self.init(
            name: name, summary: summary, size: Self.canvas(of: P.previews), duration: duration, rate: rate,
            background: background, events: EventScript([])
        ) { settings in
            // The type of the previews is asked for in here: to find it out takes as long as a dozen views, and of many scenes one is
            // drawn.
            ViewFrameSource(settings) { P.previews }
        }
    }

    /// Points: those of the phones of 2020 to 2022.
    public static let phone = CGSize(width: 390, height: 844)

    @MainActor
    private static func canvas<Content: View>(of view: Content) -> CGSize {
        ViewHost(size: phone, content: { view }).previewLayout?.canvas(on: phone) { view } ?? phone
    }
}
