// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import ImageComparison
import PreviewSupport
import ScreenLint
import SnapshotChecks
import SwiftUICore
import Zoetrope

// The snapshot of `render test --sweep`: one sheet with a preview in all settings of a sweep.

extension SnapshotTaker {
    /// Takes the sheet of a preview. The sheet shows each setting once it stands still, or at the last of the preview's
    /// own times.
    func takeSweep(_ sources: [PreviewSource]) async throws -> SnapshotOutcome {
        let preview = try await Self.preview(taking.source, taking.member, of: sources, order, .usual)
        if let reason = preview.wishes.disabled { return SnapshotOutcome(outcome: .disabled, summary: reason) }
        let leeway = try preview.wishes.leeway ?? projectTolerance
        let tolerance = try tolerance(leeway)
        var previews: [PreviewDescription] = []
        for setting in SweepSetting.all {
            Watchdog.sign()
            previews.append(
                try await Self.preview(taking.source, taking.member, of: sources, order, setting.variant))
        }
        let canvases = previews.map { SweepSetting.Canvas(size: $0.size, insets: $0.safeAreaInsets) }
        var pictures: [(setting: String, list: DisplayList)] = []
        var (warnings, fontFiles): ([String], Set<String>) = ([], [])
        var assets = AssetLibrary(directories: [])
        for index in SweepSetting.effective(SweepSetting.all, on: canvases) {
            let (setting, preview) = (SweepSetting.all[index], previews[index])
            let settings = try Self.settings(of: preview, order, setting.variant, scale: taking.scale)
            if pictures.isEmpty { assets = settings.assets }
            let views = PreviewSampler(preview, settings, sign: Watchdog.sign)
            let moments = try views.moments(preview.wishes.times?.suffix(1).map(\.self), settle: taking.settle)
            guard let last = moments.frames.last else { throw SnapshotError.noTimes }
            pictures.append((setting.name, last.list))
            fontFiles.formUnion(last.fontFiles)
            for warning in moments.source.warnings.map(\.message) where !warnings.contains(warning) {
                warnings.append(warning)
            }
        }
        let sheet = try SweepSheet(pictures, scale: SweepSheet.scale(of: pictures.map(\.list.size)), assets: assets)
        let bitmap = try sheet.draw(assets: assets)
        Watchdog.sign()
        var taken = SnapshotOutcome(outcome: .passed)
        // Read before the check, which may replace the file.
        let recorded = recorded
        if let failure = try check(tolerance).run(.picture(bitmap), fontFiles: fontFiles) {
            taken.note(failure)
            if failure.kind == .differs, let recorded {
                taken.views = sheet.settings(thatDifferFrom: recorded, in: bitmap, tolerance)
            }
        }
        taken.note(tolerance, because: leeway?.reason)
        taken.warnings = warnings
        try taken.note(bitmap)
        return taken
    }
}

extension SweepSetting {
    /// The setting as a variant of a test.
    var variant: TestVariant {
        var variant = TestVariant.usual
        for part in parts {
            switch part {
            case .dark: variant.isDark = true
            case .smallPhone: variant.device = Self.smallPhone
            case .largePhone: variant.device = Self.largePhone
            case .tablet: variant.device = Self.tablet
            case .largeText: variant.typeSize = "ax3"
            case .rightToLeft: variant.isRightToLeft = true
            case .reducedMotion: variant.reducesMotion = true
            }
        }
        return variant
    }
}

extension SweepSheet {
    /// Sentences that name the settings whose pictures differ from those of a recorded sheet. Empty if the sheets have
    /// different sizes, because then the pictures have other places, or if the recorded file cannot be read.
    func settings(thatDifferFrom recorded: [UInt8], in bitmap: Bitmap, _ tolerance: Tolerance) -> [String] {
        guard let old = try? ImageDecoder.decode(recorded), old.width == bitmap.width, old.height == bitmap.height
        else { return [] }
        let differing = tiles.filter { tile in
            let (x, y, width, height) = pixels(of: tile)
            let parts = [old, bitmap].map { $0.part(x: x, y: y, width: width, height: height) }
            return !BitmapComparison(expected: parts[0], actual: parts[1], tolerance: tolerance).isSame
        }
        return differing.map { "differs with \($0.settings.joined(separator: ", "))" }
    }
}
