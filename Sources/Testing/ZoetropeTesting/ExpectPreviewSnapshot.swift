// SPDX-License-Identifier: MIT

import Foundation
import PreviewSupport
import SnapshotChecks
import SwiftUICore
import Zoetrope

/// Compares a preview with its reference image.
///
/// The image shows the preview at `times`, or else at its `snapshotTimes`. Without these, it shows the settled preview,
/// or one loop of a preview that never settles.
///
///     @Test(arguments: try previews(in: .module)) func looks(preview: PreviewCase) {
///         expectSnapshot(of: preview)
///     }
///
/// A preview with `snapshotDisabled` passes. Previews with modifiers need a test off the main actor.
///
/// - Parameters:
///   - times: in seconds since the preview appeared, ascending; nil for the times that the preview declares.
///   - device: the device of previews that name none.
///   - isLandscape: whether that device lies on its side.
///   - scale: pixels per point.
///   - settle: the longest wait for the preview to settle, in seconds; later movement counts as permanent.
///   - traits: appearance, locale, layout direction, text size.
///   - events: synthetic touches: `[.tap("Play", at: 0.5)]`. The page of `render preview` records them.
///   - name: distinguishes several snapshots of one test.
///   - assets: folders with the preview's images and asset catalogs.
///   - tolerance: overrides the tolerance that the preview declares; `because` must give the reason.
///   - kinds: resources that may be missing, such as `[.picture]`. Other missing resources fail the test.
///   - mode: whether to record. The default is that of the trait `.snapshots(record:)`, or `SNAPSHOT_RECORD`.
public func expectSnapshot(
    of preview: PreviewCase, at times: [Double]? = nil, device: Device = .standard, isLandscape: Bool = false,
    scale: Double = 2, settle: Double = 3, traits: Traits = Traits(), events: EventScript = [],
    named name: String? = nil, assets: [URL] = [], tolerance: Tolerance? = nil,
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
        canvas.isLandscape = isLandscape
        canvas.assetFolders = assets.map(\.path)
        sheet = try PreviewSheet(of: preview, on: canvas)
    } catch {
        return test.fail("\(error)")
    }
    if sheet.description.wishes.disabled != nil { return }
    if tolerance == nil, let leeway = sheet.description.wishes.leeway { test.permit(leeway.tolerance, leeway.reason) }
    test.run(.contactSheet) { (fatal) throws in
        try sheet.frames(at: times, scale: scale, settle: settle, traits, events, assets, fatal)
    }
}

/// Makes the description of a preview, from which its frames are drawn.
private struct PreviewSheet {
    let description: PreviewDescription

    init(of preview: PreviewCase, on canvas: PreviewDescription.Canvas) throws {
        let all: [PreviewDescription]
        switch preview.source {
        case .provider(let provider, let title):
            all = try onMainActor { try PreviewDescription.previews(of: provider, named: title, on: canvas) }
        case .registry(let found):
            // `found` is a metatype, which is immutable, so sharing it between threads is safe.
            nonisolated(unsafe) let registry = found
            let plain = try onMainActor { () throws -> [PreviewDescription]? in
                let made = try registry.makePreview()
                return made.hasModifiers ? nil : made.variants.map { PreviewDescription(of: $0, on: canvas) }
            }
            all = try plain ?? Self.modified(registry, on: canvas)
        }
        guard all.indices.contains(preview.member) else { throw SnapshotError.noViews }
        description = all[preview.member]
        try description.check()
    }

    /// Applies the modifiers of a preview. Tasks on the main actor make the modifiers' shared context, while this
    /// thread waits.
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

    /// Holds a result that is written before a semaphore is signalled and read after the wait for it. So sharing the
    /// result is safe.
    private final class ResultBox: @unchecked Sendable {
        var result: Result<[PreviewDescription], any Error> = .success([])
    }

    func frames(
        at times: [Double]?, scale: Double, settle: Double, _ traits: Traits, _ events: EventScript, _ assets: [URL],
        _ fatal: Set<RenderWarning.Kind>
    ) throws -> [SnapshotFrame] {
        let library = try SnapshotFrames.library(assets)
        var traits = traits
        traits.safeAreaInsets = description.safeAreaInsets
        traits.deviceWindow = description.deviceWindow
        return try onMainActor { [traits] in
            let settings = try RenderSettings(
                size: description.size, scale: scale, rate: 60, background: traits.background, assets: library,
                traits: traits, events: events, fatalWarnings: fatal)
            let taken = try PreviewSampler(description, settings).moments(
                times ?? description.wishes.times, settle: settle)
            var frames = taken.frames
            if !frames.isEmpty {
                frames[frames.count - 1].findings = { try SnapshotFindings.of(taken.source, assets: library) }
            }
            return frames
        }
    }
}
