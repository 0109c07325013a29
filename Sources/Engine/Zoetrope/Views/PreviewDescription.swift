// SPDX-License-Identifier: MIT

import Scrolling
import Codecs
import Foundation
import Geometry
import PreviewSupport
import SwiftUICore
import VirtualTime

/// The view of a preview, and the canvas on which it is drawn.
public struct PreviewDescription: Sendable {
    /// The name that the author gives, or that follows from the provider's type; nil for a `#Preview` without a name.
    public let name: String?
    /// The size of the canvas, in points.
    public let size: CGSize
    /// The safe area insets of the canvas, in points.
    public let safeAreaInsets: EdgeInsets
    /// The size of the chosen device's window, in points. It decides the device idiom and the size classes of the view.
    /// nil if no device was chosen; the size of the canvas then decides them.
    package let deviceWindow: CGSize?
    /// The reason why this preview cannot be shown; nil if it can. Other previews are not affected.
    private var problem: PreviewError?
    /// Makes a fresh view for each rendering.
    public let content: @MainActor @Sendable () -> AnyView
    /// The settings that the preview's snapshot modifiers request.
    package let wishes: PreviewSnapshotSettings
    /// The source file: `Module/File.swift` or a path; nil if unknown.
    package var file: String?
    /// The line of the preview in its file, counted from 1; nil if unknown.
    package var line: Int?
    /// Whether the preview is a `#Preview`, which has a name only if the author gives one.
    package var isMacro = false

    /// The defaults for previews that do not specify their canvas.
    public struct Canvas: Sendable {
        /// The device whose screen is the canvas, unless the preview has a size of its own.
        public var device: Device
        /// Whether the device was chosen explicitly, even if it is the default device.
        package var isDeviceChosen = false
        /// Whether the canvas takes the view's size, regardless of the preview's own layout.
        public var fits: Bool
        /// Whether the device is in landscape, for previews that do not specify an orientation.
        public var isLandscape = false
        /// Folders that are searched before the standard folders.
        package var assetFolders: [String] = []
        /// The pixel budget for images that are loaded to measure a view.
        public var pixels = PixelBudget()
        /// The time at which the view is measured, in seconds.
        public var time = 0.0
        /// Whether a view that settles is measured after it has settled, instead of at `time`.
        package var settles = false
        /// The maximum height, in points, of a canvas that grows to show all scrolling content.
        package var longestSide = 8192.0
        /// The device settings. The language, for example, changes the size of texts.
        public var traits: Traits
        /// Wraps each view in the setup of the project's settings; nil without a setup.
        package var setup: (@MainActor @Sendable (AnyView) -> AnyView)?

        /// - Parameters:
        ///   - device: the device of previews that name none.
        ///   - fits: whether the canvas takes the view's size, regardless of the preview's own layout.
        ///   - traits: the device settings.
        public init(device: Device = .standard, fits: Bool = false, traits: Traits = Traits()) {
            (self.device, self.fits, self.traits) = (device, fits, traits)
        }

        /// The assets in `assetFolders` and in the standard folders. Folders of a single rendering are not searched.
        var assets: AssetLibrary {
            let folders = AssetFolders.search(given: assetFolders)
            return pixels.isStandard ? .standard(of: folders) : AssetLibrary(directories: folders, pixels: pixels)
        }
    }

    /// A view on the canvas that it requests with `previewLayout` or `previewDevice`. Without such a request, it is
    /// shown on `canvas`.
    ///
    /// - Parameters:
    ///   - name: the name of a preview without `previewDisplayName`.
    ///   - canvas: the canvas of a view that requests none.
    ///   - layout: the layout of a view that requests none.
    ///   - isLandscape: the orientation of a view that requests none.
    /// - Throws: `PreviewError` for an unknown device.
    @MainActor
    public init(
        named name: String?, on canvas: Canvas, layout: PreviewLayout? = nil, isLandscape: Bool? = nil,
        content: @escaping @MainActor @Sendable () -> AnyView
    ) throws {
        self.init(toCheck: name, on: canvas, layout: layout, isLandscape: isLandscape, content: content)
        try check()
    }

    /// Call before the preview is rendered.
    public func check() throws(PreviewError) { if let problem { throw problem } }

    /// Like the throwing initializer, but stores an error in `problem`; `check` throws it.
    @MainActor
    private init(
        toCheck name: String?, on canvas: Canvas, layout: PreviewLayout? = nil, isLandscape: Bool? = nil,
        content: @escaping @MainActor @Sendable () -> AnyView
    ) {
        var content = content
        if let setup = canvas.setup {
            let inner = content
            content = { setup(inner()) }
        }
        self.content = content
        var device = canvas.device
        let usual = device.canvas(isLandscape: isLandscape ?? canvas.isLandscape)
        // The view's initializers may already request files.
        let assets = canvas.assets
        // The host needs the traits of the rendering, because the view may run code that runs only once, such as the
        // initializers of static formatters.
        let host = ViewHost(
            size: usual.size, environment: canvas.traits.environment, safeAreaInsets: usual.safeAreaInsets,
            images: assets, colors: assets, files: assets, translations: assets.stringTables, content: content)
        self.name = host.previewDisplayName ?? name
        let wanted = host.previewDevice
        if let wanted {
            if let known = Device.named(wanted) {
                device = known
            } else {
                problem = .unknownDevice(wanted, of: self.name)
            }
        }
        wishes = host.snapshotSettings
        let window = device.canvas(
            isLandscape: host.previewInterfaceOrientation?.isLandscape ?? isLandscape ?? canvas.isLandscape)
        let isChosen = canvas.isDeviceChosen || wanted != nil || device != .standard
        deviceWindow = isChosen ? window.size : nil
        var canvas = canvas
        canvas.traits.deviceWindow = deviceWindow
        let own = (canvas.fits ? .sizeThatFits : host.previewLayout ?? layout)?.canvas(
            on: window.size, in: canvas, of: content)
        size = own ?? window.size
        safeAreaInsets = own == nil ? window.safeAreaInsets : EdgeInsets()
    }

    /// Describes each of the views in `content`. A view without its own name is called `name`; from the second view on,
    /// a number follows: `Card`, `Card 2`. If a view cannot be shown, the `check()` of its description throws.
    @MainActor
    public static func previews(
        named name: String, on canvas: Canvas, content: @escaping @MainActor @Sendable () -> any View
    ) throws -> [PreviewDescription] {
        let (places, decisions) = places(on: canvas, of: content)
        return places.enumerated().map { number, place in
            PreviewDescription(toCheck: number == 0 ? name : "\(name) \(number + 1)", on: canvas) {
                // `content` may return another number of views at each call. Which views are split was decided in the
                // first call.
                let members = PreviewSplitting(decided: decisions).members(of: content())
                guard members.indices.contains(place.list) else { return AnyView(EmptyView()) }
                let member = members[place.list]
                return place.member.map { AnyView(PreviewMember($0, of: member)) } ?? .erased(member)
            }
        }
    }

    /// The number of previews of a provider.
    @MainActor
    package static func count(of provider: any PreviewProvider.Type) -> Int {
        func open<P: PreviewProvider>(_ provider: P.Type) -> any View { provider.previews }
        return places(on: Canvas()) { open(provider) }.places.count
    }

    /// Finds the place of each view of `content`. `list` is the index in the top-level list. If that list member shows
    /// several views, `member` is the index among them; otherwise `member` is nil. `decisions` allow a later call to
    /// split the list in the same way.
    @MainActor
    private static func places(
        on canvas: Canvas, of content: @MainActor () -> any View
    ) -> (places: [(list: Int, member: Int?)], decisions: [Bool]) {
        // While views are counted, no host exists yet. This clock provides the files, images and translations that the
        // views request.
        let clock = VirtualClock()
        let assets = canvas.assets
        clock.services.files = assets
        clock.services.images = assets
        clock.services.translations = assets.stringTables
        clock.services.locale = canvas.traits.locale
        clock.services.system = canvas.traits.system.version
        let usual = canvas.device.canvas(isLandscape: canvas.isLandscape)
        func count(_ view: any View) -> Int {
            PreviewMember.count(of: view) { view in
                ViewHost(
                    size: usual.size, environment: canvas.traits.environment, safeAreaInsets: usual.safeAreaInsets,
                    images: assets, colors: assets, files: assets, translations: assets.stringTables,
                    content: { view })
            }
        }
        let splitting = PreviewSplitting(counting: count)
        let members = clock.makeCurrent { splitting.members(of: content()) }
        let places = members.enumerated().flatMap { number, member -> [(list: Int, member: Int?)] in
            let count = count(member)
            return count > 1 ? (0..<count).map { (number, $0) } : [(number, nil)]
        }
        return (places, splitting.decisions)
    }

    /// The default name of a provider's previews: `Card` for `Card_Previews`.
    package static func title(of provider: String) -> String {
        for suffix in ["_Previews", "_Preview", "Previews", "Preview"] where provider.hasSuffix(suffix) {
            let rest = provider.dropLast(suffix.count)
            if !rest.isEmpty { return String(rest) }
        }
        return provider
    }

    /// One preview for each view in the provider's list.
    @MainActor
    package static func previews(
        of provider: any PreviewProvider.Type, named title: String, on canvas: Canvas
    ) throws -> [PreviewDescription] {
        func open<P: PreviewProvider>(_ provider: P.Type) -> any View { provider.previews }
        return try previews(named: title, on: canvas) { open(provider) }
    }

    /// The registries of the previews named `name`; all registries if `name` is nil or matches no preview.
    @MainActor
    public static func named(_ name: String?, of registries: [any PreviewRegistry.Type]) throws
        -> [any PreviewRegistry.Type]
    {
        guard let name else { return registries }
        let chosen = try registries.filter { try $0.makePreview().name == name }
        return chosen.isEmpty ? registries : chosen
    }

    /// The previews that the given `#Preview` macros declare, with their modifiers applied. If a preview cannot be
    /// shown, its `check()` throws the reason.
    @MainActor
    public static func previews(
        of registries: [any PreviewRegistry.Type], on canvas: Canvas
    ) async throws -> [PreviewDescription] {
        var previews: [PreviewDescription] = []
        for preview in try registries.flatMap({ try $0.makePreview().variants }) {
            do {
                let modification = try await preview.modification()
                previews.append(PreviewDescription(of: preview, on: canvas, modification))
            } catch {
                var described = PreviewDescription(of: preview, on: canvas)
                described.problem = .noContext(of: preview.name, "\(error)")
                previews.append(described)
            }
        }
        return previews
    }

    /// - Parameter modification: applies the modifiers of the preview to its view.
    @MainActor
    package init(
        of preview: Preview, on canvas: Canvas, _ modification: @escaping @MainActor (AnyView) -> AnyView = { $0 }
    ) {
        let content = preview.body
        self.init(toCheck: preview.name, on: canvas, layout: preview.layout, isLandscape: preview.isLandscape) {
            modification(AnyView.erased(content()))
        }
    }
}

/// An error of a preview. Its description is one line.
public enum PreviewError: Error, Equatable, CustomStringConvertible {
    /// The preview names an unknown device. Has the name of the device, and the preview's name if there is one.
    case unknownDevice(String, of: String?)
    /// The `makeSharedContext` of a preview modifier has thrown an error.
    case noContext(of: String?, String)

    /// The problem, with the name of the preview.
    public var description: String {
        switch self {
        case .unknownDevice(let name, let preview):
            Self.of(preview)
                + "no device is named '\(name)': use one of \(Device.all.map(\.name).joined(separator: ", "))"
        case .noContext(let preview, let reason): Self.of(preview) + "its shared context cannot be made: \(reason)"
        }
    }

    private static func of(_ preview: String?) -> String { preview.map { "preview '\($0)': " } ?? "" }
}

extension PreviewLayout {
    /// Times, in seconds, at which a view is measured. The view has settled if its size is the same at all of them.
    private static let settlingTimes = [2, 2.23, 2.6]

    /// The canvas of a view, in points; nil for the device's canvas.
    @MainActor
    func canvas<Content: View>(
        on device: CGSize, in canvas: PreviewDescription.Canvas = PreviewDescription.Canvas(), of content: () -> Content
    ) -> CGSize? {
        switch self {
        case .fixed(let width, let height): return CGSize(width: width, height: height)
        case .sizeThatFits:
            // Images are loaded here only to measure the view. The standard folders suffice, because the size must not
            // depend on the folders of a single rendering.
            let assets = AssetLibrary(directories: AssetFolders.search(), pixels: canvas.pixels)
            var environment = canvas.traits.environment
            if let fonts = assets.fontLibrary { environment.fontLibrary = fonts }
            func host(_ size: CGSize) -> ViewHost {
                ViewHost(
                    size: size, environment: environment, images: assets, colors: assets, files: assets,
                    translations: assets.stringTables, content: content)
            }
            let first = host(device)
            first.advance(to: canvas.time)
            // `--fit` requests the ideal size. `PreviewLayout.sizeThatFits` proposes the device's size, as in SwiftUI.
            let offered = canvas.fits ? ProposedViewSize.unspecified : ProposedViewSize(device)
            var (ideal, time) = (first.sizeThatFits(offered), canvas.time)
            if canvas.settles {
                // Measures the view again later, because a view that appears with an animation may grow.
                let settled = Self.settlingTimes.map { time in
                    first.advance(to: time)
                    return first.sizeThatFits(offered)
                }
                if settled.allSatisfy({ $0 == settled[0] }), settled[0] != ideal {
                    (ideal, time) = (settled[0], Self.settlingTimes[0])
                }
            }
            guard canvas.fits else { return ideal }
            let fitting = FittingCanvas.size(on: device, longestSide: canvas.longestSide) { size in
                let host = host(size)
                host.advance(to: time)
                return host
            }
            if let fitting { return fitting }
            return first.scrollsHorizontally && ideal.width > device.width
                ? CGSize(width: device.width, height: ideal.height) : ideal
        case .device: return nil
        }
    }
}
