// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import ImageComparison
import Inspection
import PreviewSupport
import SnapshotChecks
import SwiftUICore
import Zoetrope

/// Takes one snapshot, in a process with the author's code.
@MainActor struct SnapshotTaker {
    let order: TestOrder
    let taking: SnapshotOrder

    static func canvas(_ order: TestOrder, _ variant: TestVariant) throws -> PreviewDescription.Canvas {
        let name = variant.device ?? order.device
        guard let device = Device.named(name) else { throw UsageError("there is no device '\(name)'") }
        var canvas = PreviewDescription.Canvas(device: device, traits: traits(order, variant))
        canvas.isLandscape = variant.isLandscape
        canvas.isDeviceChosen = variant.device != nil
        return canvas
    }

    private static func traits(_ order: TestOrder, _ variant: TestVariant, _ insets: EdgeInsets = EdgeInsets())
        -> Traits
    {
        Traits(
            colorScheme: variant.isDark ? .dark : .light, system: Traits.System(rawValue: order.system) ?? .iOS18,
            locale: variant.locale.map { Locale(identifier: $0) } ?? Traits().locale,
            dynamicTypeSize: variant.dynamicTypeSize, safeAreaInsets: insets)
    }

    func take(_ sources: [PreviewSource]) async throws -> SnapshotOutcome {
        guard sources.indices.contains(taking.source) else { throw DataError("no such source of previews") }
        let previews = try await sources[taking.source].make(Self.canvas(order, taking.variant))
        guard previews.indices.contains(taking.member) else {
            throw DataError("there are \(previews.count) previews in this variant, and it is not among them")
        }
        let preview = previews[taking.member]
        try preview.check()
        if let reason = preview.wishes.disabled { return SnapshotOutcome(outcome: .disabled, summary: reason) }
        let tolerance = try tolerance(preview.wishes.leeway)
        let views = try PreviewSampler(preview, settings(of: preview), sign: Watchdog.sign)
        let (moments, checked) = try checked(views, preview.wishes.times, tolerance)
        var taken = checked
        taken.tolerance = tolerance == .exact ? nil : "\(tolerance)"
        taken.because = preview.wishes.leeway?.reason
        taken.times = moments.frames.map(\.time)
        taken.columns = min(Self.columns, moments.frames.count)
        taken.warnings = moments.source.warnings.map(\.message)
        return taken
    }

    private func checked(
        _ views: PreviewSampler, _ times: [Double]?, _ tolerance: Tolerance
    ) throws -> (PreviewSampler.Capture, SnapshotOutcome) {
        let recorded = FileManager.default.contents(atPath: taking.reference).map { [UInt8]($0) }
        let check = SnapshotCheck(
            reference: URL(filePath: taking.reference), name: taking.failureName,
            mode: RecordMode(rawValue: taking.mode) ?? .never, tolerance: tolerance,
            failures: SnapshotFailures(root: URL(filePath: taking.root)))
        // Tries the recorded times first: if they still match, the expensive search for a loop is not needed.
        if times == nil, check.mode != .all, let then = recorded.flatMap({ SnapshotTimes.times(in: $0) }) {
            var quick = check
            (quick.mode, quick.failures) = (.never, nil)
            let moments = try views.moments(then, settle: taking.settle)
            let taken = try self.taken(moments, recorded, quick)
            if taken.outcome == .passed {
                check.failures?.remove(check.name)
                return (moments, taken)
            }
        }
        let moments = try views.moments(times, settle: taking.settle)
        return (moments, try taken(moments, recorded, check))
    }

    private func tolerance(_ leeway: ExplainedTolerance?) throws -> Tolerance {
        guard let leeway else { return .exact }
        try leeway.tolerance.validate()
        guard leeway.tolerance == .exact || !leeway.reason.isEmpty else {
            throw SnapshotError.unexplainedTolerance(leeway.tolerance)
        }
        return leeway.tolerance
    }

    private func settings(of preview: PreviewDescription) throws -> RenderSettings {
        let folders = AssetFolders.search(given: order.assets)
        let library = AssetLibrary.standard(of: folders)
        try library.check()
        var traits = Self.traits(order, taking.variant, preview.safeAreaInsets)
        traits.deviceWindow = preview.deviceWindow
        return try RenderSettings(
            size: preview.size, scale: taking.scale, rate: 60, background: traits.background, assets: library,
            traits: traits, fatalWarnings: order.isStrict ? .missingResources : [])
    }

    private static let columns = 6

    private func taken(
        _ moments: PreviewSampler.Capture, _ recorded: [UInt8]?, _ check: SnapshotCheck
    ) throws -> SnapshotOutcome {
        let frames = moments.frames
        guard let last = frames.last else { throw SnapshotError.noTimes }
        let made = try Snapshot.make(frames, as: .contactSheet(columns: Self.columns))
        guard case .picture(let bitmap)? = made.first?.snapshot else { throw SnapshotError.noTimes }
        Watchdog.sign()
        let tree = { moments.tree() }
        let failure = try check.run(.picture(bitmap), fontFiles: last.fontFiles, times: frames.map(\.time), tree: tree)
        var taken = SnapshotOutcome(outcome: .passed)
        if let failure {
            taken.outcome =
                switch failure.kind {
                case .recorded: .recorded
                case .missing: .missing
                case .differs: .differs
                }
            taken.summary = failure.summary
            // Keeps only the lines about fonts. Other lines may contain paths, which differ between machines.
            taken.details = failure.message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { $0.hasPrefix("fonts ") }
            if failure.kind == .differs, let old = recorded.flatMap({ SnapshotViews.tree(in: $0) }) {
                taken.views = ViewTreeDifference(expected: old, actual: tree()).sentences
            }
        }
        (taken.width, taken.height) = (bitmap.width, bitmap.height)
        taken.thumbnail = Data(try TestThumbnail.png(of: bitmap))
        return taken
    }
}
