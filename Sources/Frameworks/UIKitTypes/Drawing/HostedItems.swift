// SPDX-License-Identifier: MIT

import CanvasViews
import Drawing
import Foundation
@_spi(ViewGraph) import ViewGraph
import Views

/// What views look like that code draws or measures by itself, beside the tree of views.
enum HostedItems {
    private struct Surroundings {
        var isDark = false
        var scale: CGFloat = 1
        var images: (any Sendable)?
        var files: (any FileProvider)?
        var translations: (any TranslationProvider)?
        var locale: Locale?
    }

    /// Those of the host that is at work.
    @MainActor private static var surroundings: Surroundings {
        guard let services = HostServices.current else { return Surroundings() }
        return Surroundings(
            isDark: services.screen.isDark, scale: services.screen.scale, images: services.images,
            files: services.files, translations: services.translations, locale: services.locale)
    }

    /// A host of its own, whose clock stands at 0.
    ///
    /// - Parameter followsScreen: Whether it is dark where the screen is.
    @MainActor
    static func host<V: View>(_ view: V, size: CGSize, scale: CGFloat? = nil, followsScreen: Bool = true) -> ViewHost {
        let around = surroundings
        var environment = EnvironmentValues()
        if followsScreen, around.isDark { environment.colorScheme = .dark }
        if let locale = around.locale { environment.locale = locale }
        return ViewHost(
            size: size, scale: Double(scale ?? around.scale), environment: environment,
            images: around.images as? any ImageProvider, colors: around.images as? any ColorProvider,
            files: around.files, translations: around.translations
        ) { view }
    }

    /// A view at the top left of a box, from the origin on. For code that runs on the thread of views without saying so.
    static func items<V: View>(_ view: V, in size: CGSize) -> [DisplayItem] {
        onHostThread(view) { view in
            let placed = view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            return list(host(placed, size: size))?.items ?? []
        } ?? []
    }

    /// What a host of its own shows, whose warnings become those of the host that is at work.
    @MainActor
    static func list(_ host: ViewHost, background: RGBAColor? = nil) -> DisplayList? {
        defer { for warning in host.warnings { HostServices.warn(warning) } }
        do {
            return try host.displayList(background: background)
        } catch {
            HostServices.warn("a view that code draws by itself is not drawn: \(error)")
            return nil
        }
    }

    /// The size that a view takes of the one that is proposed.
    static func size<V: View>(_ view: V, in proposal: ProposedViewSize) -> CGSize {
        onHostThread(view) { view in size(host(view, size: .zero), in: proposal) } ?? .zero
    }

    /// The size that the view of a host takes of the one that is proposed. Elements do not keep their host alive.
    @MainActor
    static func size(_ host: ViewHost, in proposal: ProposedViewSize) -> CGSize {
        withExtendedLifetime(host) { host.shownElement.dimensions(in: proposal).size }
    }

    private static func onHostThread<Input, Output>(_ input: Input, _ body: @MainActor (Input) -> Output) -> Output? {
        HostThread.isCurrent ? onMainActor(input, body) : nil
    }
}
