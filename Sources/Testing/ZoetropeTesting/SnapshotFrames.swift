// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Inspection
import SnapshotChecks
import Synchronization
import SwiftUICore
import Zoetrope

/// Makes the display lists of views and scenes at given times.
package enum SnapshotFrames {
    package static func lists<Content: View>(
        of view: @autoclosure @MainActor () -> Content, at times: [Double], _ layout: SnapshotLayout, _ traits: Traits,
        _ events: EventScript, assets: [URL], isTransparent: Bool,
        fatalWarnings: Set<RenderWarning.Kind> = .missingResources, for format: SnapshotFormat = .contactSheet
    ) throws -> [SnapshotFrame] {
        try SnapshotTimes.check(times)
        let library = try library(assets)
        var traits = traits
        if layout.safeAreaInsets != EdgeInsets() { traits.safeAreaInsets = layout.safeAreaInsets }
        return try onMainActor { [traits] in
            let content = view()
            let settings = try RenderSettings(
                size: layout.size ?? idealSize(of: content, layout, traits, library), scale: layout.scale,
                background: isTransparent ? nil : traits.background, assets: library, traits: traits, events: events,
                fatalWarnings: fatalWarnings)
            return try frames(of: ViewFrameSource(settings) { content }, at: times, format, library)
        }
    }

    static func lists(
        of scene: SceneDescription, at times: [Double], scale: Double, _ traits: Traits, assets: [URL],
        fatalWarnings: Set<RenderWarning.Kind>, for format: SnapshotFormat
    ) throws -> [SnapshotFrame] {
        try SnapshotTimes.check(times)
        let library = try library(assets)
        return try onMainActor {
            let settings = try RenderSettings(
                size: scene.size, scale: scale, rate: scene.rate, background: scene.background(for: traits),
                assets: library, traits: traits, events: scene.events, fatalWarnings: fatalWarnings)
            return try frames(of: scene.makeSource(settings), at: times, format, library)
        }
    }

    @MainActor private static func frames(
        of source: any FrameSource, at times: [Double], _ format: SnapshotFormat, _ assets: AssetLibrary
    ) throws -> [SnapshotFrame] {
        var frames = try times.map {
            let list = try source.displayList(at: $0)
            let tree = format.isOfViews ? (source as? ViewFrameSource)?.viewTree() : nil
            let marked =
                format == .accessibility
                ? try tree.map { try AccessibilitySheet.list(of: list, $0, assets: assets) } : nil
            return SnapshotFrame(
                time: $0, list: list, fontFiles: source.fontFiles, tree: tree, accessibility: marked)
        }
        if format == .contactSheet, !frames.isEmpty {
            frames[frames.count - 1].findings = { try SnapshotFindings.of(source, assets: assets) }
        }
        return frames
    }

    @MainActor private static func idealSize<Content: View>(
        of content: Content, _ layout: SnapshotLayout, _ traits: Traits, _ library: AssetLibrary
    ) throws -> CGSize {
        // Measures in the window of a phone. The window affects the ideal size only if a view reads the window's size.
        let settings = try RenderSettings(
            size: SceneDescription.phone, scale: layout.scale, assets: library, traits: traits)
        let size = ViewFrameSource.idealSize(settings) { content }
        guard size.width > 0, size.height > 0 else { throw SnapshotError.emptySize }
        return size
    }

    // MARK: Images of views

    /// Shared by all tests of the process, so that each image is decoded once.
    private static let libraries = Mutex<[[String]: AssetLibrary]>([:])

    static func library(_ folders: [URL]) throws -> AssetLibrary {
        let directories = AssetFolders.search(given: folders.map(\.path))
        if let known = libraries.withLock({ $0[directories] }) { return known }
        let library = AssetLibrary(directories: directories)
        try library.check()
        libraries.withLock { $0[directories] = library }
        return library
    }
}
