// SPDX-License-Identifier: MIT

import Codecs
import Screens
import Drawing
import Foundation
import Inspection
import Interaction
import Sound
import VectorImport
import PreviewSupport
import SwiftUICore
import Raster
import VectorExport

/// Makes frames of a view: keeps it in a `ViewHost` and advances its clock.
@MainActor
public final class ViewFrameSource: FrameSource {
    private let host: ViewHost
    private let background: RGBAColor?
    /// Whether the background follows the colour scheme that the view chooses for its window.
    private let followsColorScheme: Bool
    private let traits: Traits
    private let deviceFrame: DeviceFrame?

    /// A source for a view, which appears at time 0.
    ///
    /// - Parameter settings: the window, its scale and its assets.
    public convenience init<Content: View>(_ settings: RenderSettings, @ViewBuilder content: () -> Content) {
        self.init(settings, followsColorScheme: false, content: content)
    }

    /// - Parameter followsColorScheme: whether the background follows the window's colour scheme instead of `settings`.
    package init<Content: View>(
        _ settings: RenderSettings, followsColorScheme: Bool, @ViewBuilder content: () -> Content
    ) {
        background = settings.background
        self.followsColorScheme = followsColorScheme
        traits = settings.traits
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
        host.elementWithTreeID = { [weak host] id in host?.element(withTreeID: id) }
        host.play(settings.events)
        // The view appears at time 0, even if a later frame comes first.
        host.advance(to: 0)
    }

    /// The size of the view for an unspecified proposal.
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

    /// The host, for interactive previews.
    package var liveHost: ViewHost { host }

    /// The view tree at the current time.
    ///
    /// - Parameters:
    ///   - places: the file and line of each of the author's views, by the view's name.
    ///   - uses: returns the source location where the body of the view `user` creates `view`. In a preview, `user` is
    ///     nil.
    ///   - hasEnvironment: whether to include the environment of views.
    package func viewTree(
        places: [String: (file: String, line: Int)] = [:],
        uses: ((_ view: String, _ user: String?) -> ViewTreeEntry.Place?)? = nil, hasEnvironment: Bool = false
    ) -> ViewTree {
        host.viewTree(places: places, uses: uses, hasEnvironment: hasEnvironment)
    }

    /// The keyboard of the focused view; nil if no view accepts text.
    package var keyboard: KeyboardTraits? { host.wantedKeyboard }

    /// The current frame with its texts and symbols drawn in `ink`. The background is the window's, or white if it has
    /// none.
    package func displayList(ink: InspectionInk) throws -> DisplayList {
        try host.displayList(background: ground ?? .white, ink: ink)
    }

    package func emit() throws -> DisplayList { framed(try emitWindow()) }

    /// The frame without the device around it.
    func emitWindow() throws -> DisplayList {
        try host.displayList(background: ground)
    }

    /// The colour behind the view; nil for a transparent frame.
    private var ground: RGBAColor? {
        guard followsColorScheme else { return background }
        var traits = traits
        traits.colorScheme = host.environment.colorScheme
        return traits.background
    }

    /// Draws the device around its window's content. Returns the content alone if no device is drawn.
    func framed(_ window: DisplayList) -> DisplayList { deviceFrame?.around(window) ?? window }

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
    /// Decodes the bytes of a bitmap file. The image counts towards the pixel budget of the library.
    public func bitmap(decoding bytes: [UInt8]) -> DecodedBytes {
        do throws(CodecError) {
            let (bitmap, lease) = try ImageDecoder.decode(bytes, leasedFrom: pixels)
            return .bitmap(bitmap, lease: lease)
        } catch {
            switch error {
            case .tooLarge, .tooManyPixels: return .refused("\(error)")
            default: return .noImage
            }
        }
    }
}

extension AssetLibrary: PixelServices {
    /// The size in pixels of the bitmap that `bitmap(of:)` draws.
    public func pixelSize(of list: DisplayList) -> (width: Int, height: Int) { Rasterizer.pixelSize(of: list) }
    /// Draws a bitmap of `size * scale` pixels, rounded up. Reuses rasterizers.
    public func bitmap(of list: DisplayList) -> Bitmap { RasterizerPool.shared.with { $0.draw(list) } }
    /// The bitmap as the bytes of a PNG file; nil if encoding fails.
    public func png(of bitmap: Bitmap) -> [UInt8]? { try? PNGEncoder().encode(bitmap) }
    /// The bitmap as the bytes of a JPEG file; nil if encoding fails. `quality` is clamped to 0…1.
    public func jpeg(of bitmap: Bitmap, quality: Double) -> [UInt8]? {
        try? JPEGEncoder(quality: quality.isNaN ? 1 : Int((min(max(quality, 0), 1) * 100).rounded())).encode(bitmap)
    }
    /// The pages as the bytes of a PDF file, with `information` as the document's metadata.
    public func pdf(of pages: [DisplayList], information: [String: String]) -> [UInt8] {
        VectorPage.pdf(of: pages.map(VectorPage.init), information: information)
    }
}

extension AssetError: ResourceError {
    /// Whether the resource is missing; false if it is damaged. Also true for invalid names, and for files whose
    /// converter is not installed.
    public var isMissing: Bool {
        switch self {
        case .notFound, .noColor, .emptySet, .unknownSystemColor, .badName, .badPage(_, .programMissing): true
        case .unreadable, .undecodable, .badDrawing, .badPage: false
        }
    }
}

extension AssetError {
    /// The asset error that caused `error`: `error` itself, or the error inside one that a view has reported.
    public static func cause(of error: any Error) -> AssetError? {
        error as? AssetError ?? (error as? ImageError)?.underlying as? AssetError
            ?? (error as? ColorError)?.underlying as? AssetError
    }
}

/// Classifies errors that views cause.
public enum SceneFault {
    /// Whether the views themselves cannot be drawn, because they are nested too deeply.
    public static func isUndrawable(_ error: any Error) -> Bool { error is NestingError }

    /// Whether a missing or damaged resource caused `error`, rather than a fault of the engine.
    public static func isBehind(_ error: any Error) -> Bool {
        AssetError.cause(of: error) != nil || error is MissingResourceError || error is ImageError || error is TextError
    }
}

extension SceneDescription {
    /// A scene that shows a view in a window of `size` points.
    ///
    /// - Parameter chrome: the parts of a phone to draw. Ignored unless the window has the size of `phone`.
    public init<Content: View>(
        name: String, summary: String, size: @escaping @autoclosure @MainActor @Sendable () -> CGSize, duration: Double,
        rate: FrameRate = 30, background: RGBAColor? = .white, events: EventScript = EventScript([]),
        chrome: DeviceChrome = [], @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) {
        self.init(
            name: name, summary: summary, size: size(), duration: duration, rate: rate, background: background,
            events: events
        ) { settings in
            ViewFrameSource(chrome.isEmpty ? settings : settings.onPhone(chrome), content: content)
        }
    }

    /// A scene that shows the previews of a provider. Its canvas has the size given by `previewLayout(.fixed(…))`, or
    /// the size of a phone without this modifier.
    @MainActor
    public init<P: PreviewProvider>(
        name: String, summary: String, previews: P.Type, duration: Double, rate: FrameRate = 30,
        background: RGBAColor? = .white
    ) {
        self.init(
            name: name, summary: summary, size: Self.canvas(of: P.previews), duration: duration, rate: rate,
            background: background, events: EventScript([])
        ) { settings in
            // Evaluated lazily, because resolving the type of the previews is slow, and a run draws few of the
            // registered scenes.
            ViewFrameSource(settings) { P.previews }
        }
    }

    /// The window of iPhone 12 to 14, in points.
    public static let phone = CGSize(width: 390, height: 844)
    /// The safe area insets of `phone`, in points.
    static let phoneInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

    @MainActor
    private static func canvas<Content: View>(of view: Content) -> CGSize {
        ViewHost(size: phone, content: { view }).previewLayout?.canvas(on: phone) { view } ?? phone
    }
}
