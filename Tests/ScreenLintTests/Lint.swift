// SPDX-License-Identifier: MIT

import Foundation
import ScreenLint
import SwiftUI
import Zoetrope

/// Finds the faults of views in a window of `width` × `height` points.
@MainActor
struct Lint {
    var width: CGFloat = 200
    var height: CGFloat = 200
    var insets = EdgeInsets()
    var scheme = ColorScheme.light
    /// Folders of pictures and string tables.
    var assets: [String] = []
    /// The time of the check, in seconds.
    var time = 0.0
    /// Whether movement with Reduce Motion is checked.
    var checksMotion = false

    func callAsFunction(_ rule: String? = nil, @ViewBuilder _ content: @escaping () -> some View) throws -> [Finding] {
        let assets = AssetLibrary(directories: self.assets)
        var traits = Traits(colorScheme: scheme)
        traits.safeAreaInsets = insets
        let settings = try RenderSettings(
            size: CGSize(width: width, height: height), scale: 2, background: traits.background, assets: assets,
            traits: traits)
        let source = ViewFrameSource(settings, content: content)
        ScreenReader.prepare(source)
        _ = try source.displayList(at: time)
        let calm = checksMotion ? { ViewFrameSource(settings.withReducedMotion, content: content) } : nil
        let screen = try ScreenReader(source, name: "Test", assets: assets, calmSource: calm) { _, _ in nil }.read()
        return screen.findings(of: Rule.all.filter { rule == nil || $0.name == rule })
    }

    /// The names of the rules with findings.
    func rules(@ViewBuilder _ content: @escaping () -> some View) throws -> Set<String> {
        Set(try self(nil, content).map(\.rule))
    }

    /// The size that a view takes for an unspecified proposal.
    func idealSize(@ViewBuilder _ content: () -> some View) throws -> CGSize {
        let settings = try RenderSettings(
            size: CGSize(width: width, height: height), scale: 2, assets: AssetLibrary(directories: []))
        return ViewFrameSource.idealSize(settings, content: content)
    }
}
