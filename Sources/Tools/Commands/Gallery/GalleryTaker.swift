// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Inspection
import ScreenLint
import SnapshotChecks
import SwiftUICore
import Zoetrope

/// Draws a preview in one variant and inspects it, in a process with the author's code.
@MainActor struct GalleryTaker {
    let order: TestOrder
    let wanted: GalleryOrder
    /// The file and line of each view of the author's, by its name.
    let places: [String: (file: String, line: Int)]

    func take(_ sources: [PreviewSource]) async throws -> GalleryOutcome {
        let preview = try await SnapshotTaker.preview(
            wanted.source, wanted.member, of: sources, order, wanted.variant)
        let settings = try settings(of: preview, scale: wanted.scale)
        let scene = scene(of: preview)
        let moment = try SettledMoment.find(of: scene, settings, sign: Watchdog.sign)
        let shown = try moment.scene.makeSource(settings)
        let bitmap = FrameRasterizer().draw(try shown.displayList(at: moment.time))
        Watchdog.sign()
        var outcome = GalleryOutcome()
        outcome.picture = Data(try PNGEncoder(compression: Self.compression).encode(bitmap))
        (outcome.width, outcome.height, outcome.time) = (bitmap.width, bitmap.height, moment.time)
        outcome.warnings = shown.warnings.map(\.message)
        try read(&outcome, try scene.makeSource(settings), at: moment.time, settings)
        if let format = wanted.animation, try moves(moment, scene, settings) {
            outcome.animation = try GalleryAnimation(scene, settings).file(format) { scale in
                try self.settings(of: preview, scale: scale)
            }
        }
        return outcome
    }

    private static let compression = 6

    private func settings(of preview: PreviewDescription, scale: Double) throws -> RenderSettings {
        try SnapshotTaker.settings(of: preview, order, wanted.variant, scale: scale)
    }

    private func scene(of preview: PreviewDescription) -> SceneDescription {
        var scene = SceneDescription(name: wanted.name, summary: "", size: preview.size, duration: 3) {
            ViewFrameSource($0, followsColorScheme: true, content: preview.content)
        }
        scene.safeAreaInsets = preview.safeAreaInsets
        scene.deviceWindow = preview.deviceWindow
        return scene
    }

    /// Adds the accessibility elements and the findings.
    private func read(
        _ outcome: inout GalleryOutcome, _ source: any FrameSource, at time: Double, _ settings: RenderSettings
    ) throws {
        guard let source = source as? ViewFrameSource else { return }
        _ = try source.displayList(at: time)
        let tree = source.viewTree(places: places)
        outcome.accessibility = tree.accessibilityText.split(separator: "\n").map(String.init)
        guard wanted.hasFindings else { return }
        Watchdog.sign()
        let lines = sourceLines(of: tree, source)
        let reader = ScreenReader(source, name: wanted.name, assets: settings.assets) { view, words in
            lines.place(of: view, showing: words)
        }
        outcome.findings = try reader.read(declarations: places).findings(of: Rule.ofProject).filter {
            !lines.suppressions.cover($0)
        }
    }

    /// The times at which a view is compared with its beginning, in seconds. No common period divides their
    /// differences.
    private static let probes = [0.37, 0.71, 1.13, 1.93, 2.89]

    /// Whether the view never comes to rest.
    private func moves(_ moment: SettledMoment, _ scene: SceneDescription, _ settings: RenderSettings) throws -> Bool {
        switch moment.reason {
        case .settled, .unfinished: return false
        case .notBlank: return true
        case .first:
            let source = try scene.makeSource(settings)
            let first = try source.displayList(at: 0)
            return try Self.probes.contains { time in
                Watchdog.sign()
                return try source.displayList(at: time) != first
            }
        }
    }

    /// The maximum size of a source file that is read, in bytes.
    private static let longestSource = 4 << 20

    /// The source of the author's views on the screen and of views with a warning. Reads no other files, because a
    /// project may have hundreds.
    private func sourceLines(of tree: ViewTree, _ source: ViewFrameSource) -> SourceLines {
        var texts: [String: String] = [:]
        func files(_ entries: [ViewTreeEntry]) -> [String] {
            entries.flatMap { [$0.file].compactMap(\.self) + files($0.children ?? []) }
        }
        let warned = source.warnings.flatMap { $0.viewPath?.components(separatedBy: " › ") ?? [] }
        for file in Set(files(tree.views) + warned.compactMap { places[$0]?.file }) {
            guard let bytes = FileManager.default.contents(atPath: file), bytes.count <= Self.longestSource else {
                continue
            }
            texts[relative(file)] = String(decoding: bytes, as: UTF8.self)
        }
        return SourceLines(declarations: places.mapValues { (relative($0.file), $0.line) }, texts: texts)
    }

    private func relative(_ path: String) -> String {
        path.hasPrefix(wanted.root + "/") ? String(path.dropFirst(wanted.root.count + 1)) : path
    }
}
