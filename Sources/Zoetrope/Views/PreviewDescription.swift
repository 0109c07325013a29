// SPDX-License-Identifier: MIT

import Codecs
import Foundation
import Geometry
import PreviewSupport
import Interaction
import VirtualTime

/// One thing that an author's file has to show.
public struct PreviewDescription: Sendable {
    /// What it is called; nil for one without a name.
    public let name: String?
    /// The canvas, in points.
    public let size: CGSize
    /// What the device covers of the canvas's edges, in points.
    public let safeAreaInsets: EdgeInsets
    /// What is shown.
    public let content: @MainActor @Sendable () -> AnyView
    /// What it says about its snapshot.
    package let wishes: SnapshotWishes
    /// The file it stands in: `Module/File.swift` or a path; nil where that is not known.
    package var file: String?

    /// What a preview is drawn on that does not ask for anything else.
    public struct Canvas: Sendable {
        /// The device.
        public var device: Device
        /// As large as the view is, whatever it asks for.
        public var fits: Bool
        /// The device lies on its side, where a preview does not say how.
        public var isLandscape = false
        /// Searched before the usual ones.
        package var assetFolders: [String] = []
        /// What images may have that are loaded for the sake of a view's size.
        public var pixels = PixelBudget()
        /// When it is as large as that, in seconds.
        public var time = 0.0
        /// It is as large as that when it has settled, if it does.
        package var settles = false
        /// Of a canvas that is made as high as what scrolls in it, in points.
        package var longestSide = 8192.0
        /// What the user has chosen: words of another language take other room.
        public var traits: Traits

        /// - Parameters:
        ///   - device: The device.
        ///   - fits: As large as the view is, whatever it asks for.
        ///   - traits: What the user has chosen.
        public init(device: Device = .standard, fits: Bool = false, traits: Traits = Traits()) {
            (self.device, self.fits, self.traits) = (device, fits, traits)
        }

        /// Those of the usual folders: what a preview asks for is the same, whatever other folders a rendering names.
        var assets: AssetLibrary {
            let folders = AssetFolders.search(given: assetFolders)
            return pixels.isStandard ? .standard(of: folders) : AssetLibrary(directories: folders, pixels: pixels)
        }
    }

    /// The view of a closure, on the canvas that it asks for with `previewLayout` or `previewDevice`, or else on the usual one.
    ///
    /// - Parameters:
    ///   - name: What to call it, where it does not say so by `previewDisplayName`.
    ///   - canvas: What is usual.
    ///   - layout: What it asks for, where the view itself does not.
    ///   - isLandscape: The device lies on its side, where the view itself does not say how.
    /// - Throws: `PreviewError`, where there is no such device.
    @MainActor
    public init(
        named name: String?, on canvas: Canvas, layout: PreviewLayout? = nil, isLandscape: Bool? = nil,
        content: @escaping @MainActor @Sendable () -> AnyView
    ) throws {
        self.content = content
        var device = canvas.device
        let usual = device.canvas(isLandscape: isLandscape ?? canvas.isLandscape)
        // Its initializers may ask for files.
        let assets = canvas.assets
        let host = ViewHost(
            size: usual.size, safeAreaInsets: usual.safeAreaInsets, images: assets, colors: assets, files: assets,
            translations: assets.stringTables, content: content)
        self.name = host.previewDisplayName ?? name
        if let wanted = host.previewDevice {
            guard let known = Device.named(wanted) else { throw PreviewError.unknownDevice(wanted, of: self.name) }
            device = known
        }
        wishes = host.snapshotWishes
        let window = device.canvas(
            isLandscape: host.previewInterfaceOrientation?.isLandscape ?? isLandscape ?? canvas.isLandscape)
        let own = (canvas.fits ? .sizeThatFits : host.previewLayout ?? layout)?.canvas(
            on: window.size, in: canvas, of: content)
        size = own ?? window.size
        safeAreaInsets = own == nil ? window.safeAreaInsets : EdgeInsets()
    }

    /// Each of the views that `content` stands for. Those without names of their own are called `name`, with their numbers
    /// where there are several.
    @MainActor
    public static func previews(
        named name: String, on canvas: Canvas, content: @escaping @MainActor @Sendable () -> any View
    ) throws -> [PreviewDescription] {
        let (places, decisions) = places(on: canvas, of: content)
        return try places.enumerated().map { number, place in
            try PreviewDescription(named: places.count == 1 ? name : "\(name) \(number + 1)", on: canvas) {
                // Made anew: how many there are may depend on anything, what they are does not.
                let members = PreviewSplitting(decided: decisions).members(of: content())
                guard members.indices.contains(place.list) else { return AnyView(EmptyView()) }
                let member = members[place.list]
                return place.member.map { AnyView(PreviewMember($0, of: member)) } ?? .erased(member)
            }
        }
    }

    /// The number of previews that a provider has.
    @MainActor
    package static func count(of provider: any PreviewProvider.Type) -> Int {
        func open<P: PreviewProvider>(_ provider: P.Type) -> any View { provider.previews }
        return places(on: Canvas()) { open(provider) }.places.count
    }

    /// Where each of the views stands that `content` stands for: in the list that the value is, and among the views that this
    /// member shows once it runs; nil where it shows one. And what was decided about the list.
    @MainActor
    private static func places(
        on canvas: Canvas, of content: @MainActor () -> any View
    ) -> (places: [(list: Int, member: Int?)], decisions: [Bool]) {
        // They are counted before there is a host; what makes them may ask for files as well.
        let clock = VirtualClock()
        let assets = canvas.assets
        clock.services.files = assets
        clock.services.images = assets
        clock.services.translations = assets.stringTables
        clock.services.locale = canvas.traits.locale
        let usual = canvas.device.canvas(isLandscape: canvas.isLandscape)
        func count(_ view: any View) -> Int {
            PreviewMember.count(of: view) { view in
                ViewHost(
                    size: usual.size, safeAreaInsets: usual.safeAreaInsets, images: assets, colors: assets,
                    files: assets, translations: assets.stringTables, content: { view })
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

    /// What previews are called where they have no names: of `Card_Previews`, `Card`.
    package static func title(of provider: String) -> String {
        for suffix in ["_Previews", "_Preview", "Previews", "Preview"] where provider.hasSuffix(suffix) {
            let rest = provider.dropLast(suffix.count)
            if !rest.isEmpty { return String(rest) }
        }
        return provider
    }

    /// What a provider shows.
    @MainActor
    package static func previews(
        of provider: any PreviewProvider.Type, named title: String, on canvas: Canvas
    ) throws -> [PreviewDescription] {
        func open<P: PreviewProvider>(_ provider: P.Type) -> any View { provider.previews }
        return try previews(named: title, on: canvas) { open(provider) }
    }

    /// Those of some `#Preview`s that have a name; all where none has it.
    @MainActor
    public static func named(_ name: String?, of registries: [any PreviewRegistry.Type]) throws
        -> [any PreviewRegistry.Type]
    {
        guard let name else { return registries }
        let chosen = try registries.filter { try $0.makePreview().name == name }
        return chosen.isEmpty ? registries : chosen
    }

    /// What `#Preview`s show.
    @MainActor
    public static func previews(
        of registries: [any PreviewRegistry.Type], on canvas: Canvas
    ) async throws -> [PreviewDescription] {
        var previews: [PreviewDescription] = []
        for preview in try registries.map({ try $0.makePreview() }) {
            let modification: @MainActor (AnyView) -> AnyView
            do {
                modification = try await preview.modification()
            } catch {
                throw PreviewError.noContext(of: preview.name, "\(error)")
            }
            previews.append(try PreviewDescription(of: preview, on: canvas, modification))
        }
        return previews
    }

    /// - Parameter modification: what its modifiers make of the view.
    @MainActor
    package init(
        of preview: Preview, on canvas: Canvas, _ modification: @escaping @MainActor (AnyView) -> AnyView = { $0 }
    ) throws {
        let content = preview.body
        try self.init(named: preview.name, on: canvas, layout: preview.layout, isLandscape: preview.isLandscape) {
            modification(AnyView.erased(content()))
        }
    }
}

/// Why a preview cannot be shown. One line.
public enum PreviewError: Error, Equatable, CustomStringConvertible {
    /// A name of a device that is not known.
    case unknownDevice(String, of: String?)
    /// What the `makeSharedContext` of a preview modifier throws.
    case noContext(of: String?, String)

    /// What is wrong, with the name of the preview.
    public var description: String {
        switch self {
        case .unknownDevice(let name, let preview):
            Self.of(preview)
                + "there is no device '\(name)'; there is \(Device.all.map(\.name).joined(separator: ", "))"
        case .noContext(let preview, let reason): Self.of(preview) + "its shared context cannot be made: \(reason)"
        }
    }

    private static func of(_ preview: String?) -> String { preview.map { "preview '\($0)': " } ?? "" }
}

extension PreviewLayout {
    /// In seconds: a view that has one size at these has settled.
    private static let settlingTimes = [2, 2.23, 2.6]
    /// The ideal size of lists, in points.
    private static let smallestSide: CGFloat = 10

    /// The canvas of a view, in points; nil: that of the device.
    @MainActor
    func canvas<Content: View>(
        on device: CGSize, in canvas: PreviewDescription.Canvas = PreviewDescription.Canvas(), of content: () -> Content
    ) -> CGSize? {
        switch self {
        case .fixed(let width, let height): return CGSize(width: width, height: height)
        case .sizeThatFits:
            // Only here are images loaded for the sake of a size. They are those of the usual folders: the size is the
            // view's, whatever other folders a rendering names.
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
            var (ideal, time) = (first.idealSize, canvas.time)
            if canvas.settles {
                // What appears may make it larger.
                let settled = Self.settlingTimes.map { time in
                    first.advance(to: time)
                    return first.idealSize
                }
                if settled.allSatisfy({ $0 == settled[0] }), settled[0] != ideal {
                    (ideal, time) = (settled[0], Self.settlingTimes[0])
                }
            }
            // Of what scrolls and is no larger than a line, nothing would be seen.
            guard canvas.fits || min(ideal.width, ideal.height) <= Self.smallestSide else { return ideal }
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
