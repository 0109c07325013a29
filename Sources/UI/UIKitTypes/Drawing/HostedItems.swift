// SPDX-License-Identifier: MIT

import CanvasViews
import Drawing
import Foundation
@_spi(ViewGraph) import ViewGraph
import Views

/// Renders and measures views outside the view tree, each in a host of its own.
enum HostedItems {
    private struct Surroundings {
        var isDark = false
        var scale: CGFloat = 1
        var images: Any?
        var files: (any FileProvider)?
        var translations: (any TranslationProvider)?
        var locale: Locale?

        init(
            isDark: Bool, scale: CGFloat, images: Any?, files: (any FileProvider)?,
            translations: (any TranslationProvider)?, locale: Locale
        ) {
            (self.isDark, self.scale, self.images) = (isDark, scale, images)
            (self.files, self.translations, self.locale) = (files, translations, locale)
        }

        init(program: AnyObject?) { (images, files) = (program, program as? any FileProvider) }
    }

    /// The settings of the current host; outside any host, the program's settings.
    @MainActor private static var surroundings: Surroundings {
        guard let services = HostServices.current else {
            return Surroundings(program: HostServices.standard)
        }
        return Surroundings(
            isDark: services.screen.isDark, scale: services.screen.scale, images: services.images,
            files: services.files, translations: services.translations, locale: services.locale)
    }

    /// Makes a host for a view, at time 0.
    ///
    /// - Parameters:
    ///   - followsScreen: Whether to take dark mode from the screen.
    ///   - window: The window size that decides the size classes; nil for `size`.
    @MainActor
    static func host<V: View>(
        _ view: V, size: CGSize, scale: CGFloat? = nil, followsScreen: Bool = true, window: CGSize? = nil
    ) -> ViewHost {
        let around = surroundings
        var environment = EnvironmentValues()
        if followsScreen, around.isDark { environment.colorScheme = .dark }
        if let locale = around.locale { environment.locale = locale }
        if let translations = around.translations { environment.translations = TranslationSource(translations) }
        environment.takeSizeClasses(ofWindow: window ?? size)
        return ViewHost(
            size: size, scale: Double(scale ?? around.scale), environment: environment, safeAreaInsets: EdgeInsets(),
            images: around.images as? any ImageProvider, colors: around.images as? any ColorProvider,
            files: around.files, translations: around.translations, window: { VStack { view } })
    }

    /// The display items of a view, aligned to the top left of `size`. Needs no main-actor isolation, but must run on
    /// the host's thread: on any other thread, returns no items.
    static func items<V: View>(_ view: V, in size: CGSize) -> [DisplayItem] {
        onHostThread(view) { view in
            let placed = view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            return list(host(placed, size: size))?.items ?? []
        } ?? []
    }

    /// The display list of a nested host; nil, with a warning, if drawing fails. The enclosing host receives its
    /// warnings.
    @MainActor
    static func list(_ host: ViewHost, background: RGBAColor? = nil) -> DisplayList? {
        defer { for warning in host.warnings { warn(warning) } }
        do {
            return try host.displayList(background: background)
        } catch {
            warn("a view that code draws by itself is not drawn: \(error)")
            return nil
        }
    }

    /// Warns in the current host, or in the program if there is none.
    static func warn(_ message: String) {
        if HostServices.current != nil { HostServices.warn(message) } else { HostServices.warnProgram(message) }
    }

    /// The size that a view chooses for a proposal; zero off the host's thread.
    static func size<V: View>(_ view: V, in proposal: ProposedViewSize) -> CGSize {
        onHostThread(view) { view in size(host(view, size: .zero), in: proposal) } ?? .zero
    }

    /// The size that a host's view chooses for a proposal. The host must outlive its elements, because they do not
    /// retain it.
    @MainActor
    static func size(_ host: ViewHost, in proposal: ProposedViewSize) -> CGSize {
        withExtendedLifetime(host) { host.shownElement.dimensions(in: proposal).size }
    }

    private static func onHostThread<Input, Output>(_ input: Input, _ body: @MainActor (Input) -> Output) -> Output? {
        HostThread.isCurrent ? onMainActor(input, body) : nil
    }
}
