// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUICore

/// The moment that a still image shows by default: when the view has settled, as in Xcode's canvas.
///
/// A view that appears with an animation is empty at its start. If a view never settles, the image shows the first
/// moment that is not blank.
@MainActor package struct SettledMoment {
    package enum Reason: Sendable {
        /// The first moment, because nothing moves at all, or because the movement never stops.
        case first
        /// Nothing moves from this moment on.
        case settled
        /// The view still moved after the longest wait, but comes to rest later.
        case unfinished
        /// The first moment that is not blank. The movement never stops.
        case notBlank
    }

    /// The moment, in seconds.
    package let time: Double
    package let reason: Reason
    /// A scene that shows a still of this moment. It reuses the frame that the search has already made.
    package let scene: SceneDescription

    /// The sampling interval, in seconds.
    private static let step = 0.1
    /// The longest wait for a view to settle, in steps.
    private static let longest = 20
    /// A view has settled after this many unchanged steps.
    private static let quiet = 6
    /// The coarser sampling interval of `ends`, in seconds. It is not a multiple of any common timer period, so that
    /// sampling does not miss periodic changes.
    private static let farStep = 0.37
    private static let farSteps = 20
    /// The longest timer period, in seconds, for which the search waits.
    private static let longestPeriod = 10.0
    private static let farQuiet = 5

    /// Finds the moment that a still of a scene shows.
    ///
    /// - Parameters:
    ///   - start: the time of the last event, in seconds.
    ///   - sign: called at each step, as a sign of progress.
    package static func find(
        of scene: SceneDescription, _ settings: RenderSettings, after start: Double = 0, sign: () -> Void = {}
    ) throws -> SettledMoment {
        let source = try scene.makeSource(settings)
        var lists: [DisplayList] = []
        var lastChange = 0
        for index in 0...longest + quiet {
            sign()
            lists.append(try source.displayList(at: start + Double(index) * step))
            if index > 0, lists[index] != lists[index - 1] { lastChange = index }
        }
        // Stores the warnings and fonts now, because warnings from later steps do not concern the chosen frame.
        let (warnings, fontFiles) = (source.warnings, source.fontFiles)
        func moment(_ index: Int, _ reason: Reason) -> SettledMoment {
            // Rounded to the millisecond for display.
            let time = ((start + Double(index) * step) * 1000).rounded() / 1000
            let frame = FinishedFrameSource(list: lists[index], warnings: warnings, fontFiles: fontFiles)
            var kept = SceneDescription(
                name: scene.name, summary: scene.summary, size: settings.size, duration: scene.duration,
                rate: scene.rate, background: scene.background, events: scene.events
            ) { _ in frame }
            kept.safeAreaInsets = scene.safeAreaInsets
            kept.deviceWindow = scene.deviceWindow
            return SettledMoment(time: time, reason: index == 0 && reason == .settled ? .first : reason, scene: kept)
        }
        if lastChange <= longest, !isPeriodic(source, after: lists[longest + quiet], from: start, lastChange, sign) {
            return moment(lastChange, .settled)
        }
        if lastChange > longest, ends(source, after: lists[longest + quiet], from: start, sign) {
            return moment(longest, .unfinished)
        }
        guard let shown = lists[...longest].firstIndex(where: { !isBlank($0) }), shown > 0 else {
            return moment(0, .first)
        }
        return moment(shown, .notBlank)
    }

    /// Whether a view that has come to rest moves again within the longest period that it reports, such as the interval
    /// of a timer. False if the view has never moved or reports no periods.
    private static func isPeriodic(
        _ source: any FrameSource, after list: DisplayList, from start: Double, _ lastChange: Int, _ sign: () -> Void
    ) -> Bool {
        let periods = (source as? any RepeatingSource)?.repetitions.map(\.period) ?? []
        guard lastChange > 0, let period = periods.max() else { return false }
        let end = lastChange + Int((min(period, longestPeriod) / step).rounded(.up)) + 1
        for index in (longest + quiet + 1)..<max(end, longest + quiet + 1) {
            sign()
            guard let next = try? source.displayList(at: start + Double(index) * step) else { return false }
            if next != list { return true }
        }
        return false
    }

    /// Whether a view that still changes after the longest wait comes to rest later, within `farSteps` steps of
    /// `farStep` seconds. False if the view reports a repetition.
    private static func ends(
        _ source: any FrameSource, after list: DisplayList, from start: Double, _ sign: () -> Void
    ) -> Bool {
        if (source as? any RepeatingSource)?.repetitions.isEmpty == false { return false }
        let begin = start + Double(longest + quiet) * step
        var (last, unchanged) = (list, 0)
        for index in 1...farSteps {
            sign()
            guard let list = try? source.displayList(at: begin + Double(index) * farStep) else { return false }
            unchanged = list == last ? unchanged + 1 : 0
            last = list
            if unchanged == farQuiet { return true }
        }
        return false
    }

    /// Whether every pixel has the colour of an empty canvas with the same background.
    private static func isBlank(_ list: DisplayList) -> Bool {
        if list.items.isEmpty { return true }
        let rasterizer = FrameRasterizer()
        let empty = DisplayList(size: CGSize(width: 1, height: 1), background: list.background)
        guard let color = rasterizer.draw(list).plainColor else { return false }
        return color == rasterizer.draw(empty).plainColor
    }
}

/// A single finished frame, with the warnings and fonts of its source.
@MainActor private final class FinishedFrameSource: FrameSource {
    let list: DisplayList
    let warnings: [RenderWarning]
    let fontFiles: Set<String>

    init(list: DisplayList, warnings: [RenderWarning], fontFiles: Set<String>) {
        (self.list, self.warnings, self.fontFiles) = (list, warnings, fontFiles)
    }

    func displayList(at time: Double) -> DisplayList { list }
}

extension Bitmap {
    /// The four bytes of a pixel if all pixels are equal; nil if the pixels differ, or if there are no pixels.
    fileprivate var plainColor: UInt32? {
        withUnsafeBytes { bytes in
            guard width > 0, height > 0 else { return nil }
            let first = bytes.loadUnaligned(as: UInt32.self)
            for y in 0..<height {
                for x in 0..<width
                where bytes.loadUnaligned(fromByteOffset: y * bytesPerRow + 4 * x, as: UInt32.self) != first {
                    return nil
                }
            }
            return first
        }
    }
}
