// SPDX-License-Identifier: MIT

import Foundation

extension ViewHost {
    /// - Parameters:
    ///   - size: The size of the window, in points.
    ///   - scale: Pixels per point.
    ///   - safeAreaInsets: The device's insets from the window's edges, in points.
    public convenience init<Content: View>(
        size: CGSize, scale: Double = 1, environment: EnvironmentValues = EnvironmentValues(),
        safeAreaInsets: EdgeInsets = EdgeInsets(),
        images: (any ImageProvider)? = nil, colors: (any ColorProvider)? = nil, files: (any FileProvider)? = nil,
        translations: (any TranslationProvider)? = nil, @ViewBuilder content: () -> Content
    ) {
        var environment = environment
        if let translations { environment.translations = TranslationSource(translations) }
        environment.takeSizeClasses(ofWindow: environment.deviceWindow ?? size)
        self.init(
            size: size, scale: scale, environment: environment, safeAreaInsets: safeAreaInsets, images: images,
            colors: colors, files: files, translations: translations, window: { VStack(content: content) })
    }
}
