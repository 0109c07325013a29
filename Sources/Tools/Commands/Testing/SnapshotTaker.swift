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
        var traits = Traits(
            colorScheme: variant.isDark ? .dark : .light, system: Traits.System(rawValue: order.system) ?? .iOS18,
            locale: variant.locale.map { Locale(identifier: $0) } ?? Traits().locale,
            layoutDirection: variant.isRightToLeft ? .rightToLeft : nil,
            dynamicTypeSize: variant.dynamicTypeSize, safeAreaInsets: insets)
        if variant.reducesMotion { traits.accessibility.insert(.reduceMotion) }
        return traits
    }

    /// Makes a preview in a variant.
    ///
    /// - Parameters:
    ///   - source: the index of its source.
    ///   - member: the index among the previews of that source.
    static func preview(
        _ source: Int, _ member: Int, of sources: [PreviewSource], _ order: TestOrder, _ variant: TestVariant
    ) async throws -> PreviewDescription {
        guard sources.indices.contains(source) else { throw DataError("no such source of previews") }
        let previews = try await sources[source].make(canvas(order, variant))
        guard previews.indices.contains(member) else {
            throw DataError("there are \(previews.count) previews in this variant, and it is not among them")
        }
        try previews[member].check()
        return previews[member]
    }

    func take(_ sources: [PreviewSource]) async throws -> SnapshotOutcome {
        if taking.variant.isSweep { return try await takeSweep(sources) }
        let preview = try await Self.preview(taking.source, taking.member, of: sources, order, taking.variant)
        if let reason = preview.wishes.disabled { return SnapshotOutcome(outcome: .disabled, summary: reason) }
        let leeway = try preview.wishes.leeway ?? projectTolerance
        let tolerance = try tolerance(leeway)
        let settings = try Self.settings(of: preview, order, taking.variant, scale: taking.scale)
        let views = PreviewSampler(preview, settings, sign: Watchdog.sign)
        let (moments, checked) = try checked(views, preview.wishes.times, tolerance, settings.assets)
        var taken = checked
        taken.note(tolerance, because: leeway?.reason)
        let frames = taking.variant.isAccessibility ? moments.frames.suffix(1) : moments.frames[...]
        taken.times = frames.map(\.time)
        taken.columns = min(Self.columns, frames.count)
        taken.warnings = moments.source.warnings.map(\.message)
        return taken
    }

    private func checked(
        _ views: PreviewSampler, _ times: [Double]?, _ tolerance: Tolerance, _ assets: AssetLibrary
    ) throws -> (PreviewSampler.Capture, SnapshotOutcome) {
        // Read before the check, which may replace the file.
        let (check, recorded) = (check(tolerance), recorded)
        // Tries the recorded times first: if they still match, the expensive search for a loop is not needed.
        if times == nil, check.mode != .all, let then = recorded.flatMap({ SnapshotTimes.times(in: $0) }) {
            var quick = check
            (quick.mode, quick.failures) = (.never, nil)
            let moments = try views.moments(then, settle: taking.settle)
            let taken = try self.taken(moments, recorded, quick, assets)
            if taken.outcome == .passed {
                check.failures?.remove(check.name)
                return (moments, taken)
            }
        }
        let moments = try views.moments(times, settle: taking.settle)
        return (moments, try taken(moments, recorded, check, assets))
    }

    /// The comparison with the recorded picture.
    func check(_ tolerance: Tolerance) -> SnapshotCheck {
        SnapshotCheck(
            reference: URL(filePath: taking.reference), name: taking.failureName,
            mode: RecordMode(rawValue: taking.mode) ?? .never, tolerance: tolerance,
            failures: SnapshotFailures(root: URL(filePath: taking.root)))
    }

    /// The recorded picture, as a file; nil if there is none.
    var recorded: [UInt8]? { FileManager.default.contents(atPath: taking.reference).map { [UInt8]($0) } }

    var projectTolerance: ExplainedTolerance? {
        get throws {
            guard let text = taking.tolerance, let value = try Tolerance(parsing: text) else { return nil }
            return ExplainedTolerance(value, because: taking.because ?? "")
        }
    }

    func tolerance(_ leeway: ExplainedTolerance?) throws -> Tolerance {
        guard let leeway else { return .exact }
        try leeway.tolerance.validate()
        guard leeway.tolerance == .exact || !leeway.reason.isEmpty else {
            throw SnapshotError.unexplainedTolerance(leeway.tolerance)
        }
        return leeway.tolerance
    }

    /// The settings of a preview in a variant.
    static func settings(
        of preview: PreviewDescription, _ order: TestOrder, _ variant: TestVariant, scale: Double
    ) throws -> RenderSettings {
        let folders = AssetFolders.search(given: order.assets)
        let library = AssetLibrary.standard(of: folders)
        try library.check()
        var traits = traits(order, variant, preview.safeAreaInsets)
        traits.deviceWindow = preview.deviceWindow
        return try RenderSettings(
            size: preview.size, scale: scale, rate: 60, background: traits.background, assets: library,
            traits: traits, fatalWarnings: order.isStrict ? .missingResources : [])
    }

    private static let columns = 6

    private func taken(
        _ moments: PreviewSampler.Capture, _ recorded: [UInt8]?, _ check: SnapshotCheck, _ assets: AssetLibrary
    ) throws -> SnapshotOutcome {
        var frames = moments.frames
        if taking.variant.isAccessibility, let last = frames.last {
            // Shows only the last moment, because a sheet of several moments would repeat the words.
            var marked = last
            marked.list = try AccessibilitySheet.list(of: last.list, moments.tree(), assets: assets)
            frames = [marked]
        }
        guard let last = frames.last else { throw SnapshotError.noTimes }
        let made = try Snapshot.make(frames, as: .contactSheet(columns: Self.columns))
        guard case .picture(let bitmap)? = made.first?.snapshot else { throw SnapshotError.noTimes }
        Watchdog.sign()
        let tree = { moments.tree() }
        let reading = taking.variant.isAccessibility ? tree().accessibilityText : nil
        let isPlain = !taking.variant.isAccessibility
        let failure = try check.run(
            .picture(bitmap), fontFiles: last.fontFiles, times: frames.map(\.time), tree: tree
        ) {
            isPlain ? try SnapshotFindings.of(moments.source, assets: assets) : nil
        }
        var taken = SnapshotOutcome(outcome: .passed)
        if let failure {
            taken.note(failure)
            if failure.kind == .differs, let old = recorded.flatMap({ SnapshotViews.tree(in: $0) }) {
                taken.views = ViewTreeDifference(expected: old, actual: tree()).sentences
            }
        }
        taken.reading = reading?.split(separator: "\n").map(String.init)
        try taken.note(bitmap)
        return taken
    }
}

extension SnapshotOutcome {
    /// Takes over the tolerance of the comparison and the author's reason for it.
    mutating func note(_ tolerance: Tolerance, because reason: String?) {
        self.tolerance = tolerance == .exact ? nil : "\(tolerance)"
        because = reason
    }

    /// Takes over the size of the picture, and a thumbnail of it.
    mutating func note(_ bitmap: Bitmap) throws {
        (width, height) = (bitmap.width, bitmap.height)
        thumbnail = Data(try TestThumbnail.png(of: bitmap))
    }

    /// Takes over the kind, the summary and the fonts of a failure.
    mutating func note(_ failure: SnapshotCheck.Failure) {
        outcome =
            switch failure.kind {
            case .recorded: .recorded
            case .missing: .missing
            case .differs: .differs
            }
        summary = failure.summary
        if !failure.newFindings.isEmpty { findings = failure.newFindings }
        // Keeps only the lines about fonts. Other lines may contain paths, which differ between machines.
        details = failure.message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.hasPrefix("fonts ") }
    }
}
