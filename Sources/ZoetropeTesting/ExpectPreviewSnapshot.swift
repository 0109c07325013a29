// SPDX-License-Identifier: MIT

import Foundation
import PreviewSupport
import SnapshotChecks
import Interaction
import Zoetrope

/// Checks that a preview looks as it was recorded: once it stands still, for a round of what never does, or at its `snapshotTimes`.
///
///     @Test(arguments: try previews(in: .module)) func looks(preview: PreviewCase) {
///         expectSnapshot(of: preview)
///     }
///
/// One that says `snapshotDisabled` passes. Previews with modifiers need a test off the main actor.
///
/// - Parameters:
///   - device: of previews that ask for none.
///   - scale: pixels per point.
///   - settle: how long it may move before that counts as its nature, in seconds.
///   - traits: light or dark, locale, direction of the layout, size of text.
///   - name: tells several snapshots of one test apart.
///   - assets: folders with the preview's images and asset catalogs.
///   - tolerance: what may differ, in place of what the preview says; `because` must say why.
///   - kinds: what the view may ask for without there being any: `[.picture]`. All else that is missing fails the test.
///   - mode: whether to record; else what the trait `.snapshots(record:)` or `SNAPSHOT_RECORD` says.
public func expectSnapshot(
    of preview: PreviewCase, device: Device = .standard, scale: Double = 2, settle: Double = 3,
    traits: Traits = Traits(), named name: String? = nil, assets: [URL] = [], tolerance: Tolerance? = nil,
    because reason: String? = nil, permittingMissing kinds: Set<RenderWarning.Kind>? = nil,
    record mode: RecordMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    var test = SnapshotTest(
        site, name: name, mode: mode, tolerance: tolerance, because: reason, permittingMissing: kinds)
    let sheet: PreviewSheet
    do {
        var canvas = PreviewDescription.Canvas(device: device, traits: traits)
        canvas.assetFolders = assets.map(\.path)
        sheet = try PreviewSheet(of: preview, on: canvas)
    } catch {
        return test.fail("\(error)")
    }
    if sheet.description.wishes.disabled != nil { return }
    if tolerance == nil, let leeway = sheet.description.wishes.leeway { test.permit(leeway.tolerance, leeway.reason) }
    test.run(.contactSheet) { (fatal) throws in
        try sheet.frames(scale: scale, settle: settle, traits, assets, fatal)
    }
}

/// A preview that is made, and its frames.
private struct PreviewSheet {
    let description: PreviewDescription

    init(of preview: PreviewCase, on canvas: PreviewDescription.Canvas) throws {
        let all: [PreviewDescription]
        switch preview.source {
        case .provider(let provider, let title):
            all = try onMainActor { try PreviewDescription.previews(of: provider, named: title, on: canvas) }
        case .registry(let found):
            // A type, which does not change on its way to the main actor and back.
            nonisolated(unsafe) let registry = found
            let plain = try onMainActor { () throws -> PreviewDescription? in
                let made = try registry.makePreview()
                return made.hasModifiers ? nil : try PreviewDescription(of: made, on: canvas)
            }
            all = try plain.map { [$0] } ?? Self.modified(registry, on: canvas)
        }
        guard all.indices.contains(preview.member) else { throw SnapshotError.noViews }
        description = all[preview.member]
    }

    /// What its modifiers share is made by tasks, which run on the main actor while this thread waits.
    private static func modified(
        _ registry: any PreviewRegistry.Type, on canvas: PreviewDescription.Canvas
    ) throws -> [PreviewDescription] {
        if isMainActorCurrent { throw SnapshotError.modifiersNeedAnotherThread }
        let box = ResultBox()
        let type = PreviewCase.Source.registry(registry)
        let done = DispatchSemaphore(value: 0)
        Task { @MainActor in
            defer { done.signal() }
            guard case .registry(let registry) = type else { return }
            do {
                box.result = .success(try await PreviewDescription.previews(of: [registry], on: canvas))
            } catch {
                box.result = .failure(error)
            }
        }
        done.wait()
        return try box.result.get()
    }

    /// Written before the semaphore is signalled, read afterwards.
    private final class ResultBox: @unchecked Sendable {
        var result: Result<[PreviewDescription], any Error> = .success([])
    }

    func frames(
        scale: Double, settle: Double, _ traits: Traits, _ assets: [URL], _ fatal: Set<RenderWarning.Kind>
    ) throws -> [SnapshotFrame] {
        let library = try SnapshotFrames.library(assets)
        var traits = traits
        traits.safeAreaInsets = description.safeAreaInsets
        return try onMainActor { [traits] in
            let settings = try RenderSettings(
                size: description.size, scale: scale, rate: 60, background: traits.background, assets: library,
                traits: traits, fatalWarnings: fatal)
            return try PreviewMoments(description, settings).moments(description.wishes.times, settle: settle).frames
        }
    }
}
