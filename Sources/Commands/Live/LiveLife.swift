// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Interaction
import Zoetrope

/// A view that lives with some settings: one of those that are shown beside each other, at the same time and after the same events.
@MainActor
final class LiveLife {
    let settings: LiveSettings
    /// In points, and pixels a point.
    let window: (size: CGSize, scale: Double)
    private let scene: SceneDescription
    private let render: RenderSettings
    private(set) var source: ViewFrameSource
    /// What is shown in place of what the view would show: one of the moments that were kept.
    private var shown: DisplayList?
    private var moments: KeptMoments
    private var fingers: [Int: LiveTouch] = [:]

    /// The images that may be sent before one has to be drawn.
    var credit = LiveLife.ahead
    static let ahead = 2
    private var sent: (list: DisplayList, bitmap: Bitmap)?
    /// The next image is sent as a whole.
    private var isNew = true
    private let rasterizer = FrameRasterizer()

    /// - Parameters:
    ///   - scene: what is to be seen, on the canvas of the settings.
    ///   - assets: the same in all lives: what was decoded is not decoded again.
    ///   - memory: for the moments that are kept, in bytes.
    init(
        _ scene: SceneDescription, _ settings: LiveSettings, assets: AssetLibrary, events: [EventScript.Event],
        memory: Int
    ) throws {
        (self.scene, self.settings) = (scene, settings)
        render = try Self.renderSettings(scene, settings, assets: assets, events: events)
        window = (render.size, render.scale)
        moments = KeptMoments(limit: memory)
        source = try Self.source(scene, render)
    }

    /// What a scene is drawn with, as these settings have it.
    static func renderSettings(
        _ scene: SceneDescription, _ settings: LiveSettings, assets: AssetLibrary, events: [EventScript.Event]
    ) throws -> RenderSettings {
        var size = scene.size
        var insets = scene.safeAreaInsets
        if settings.isLandscape == true, size == settings.device.canvas(isLandscape: false).size {
            (size, insets) = settings.device.canvas(isLandscape: true)
        }
        let traits = settings.traits(insets)
        return try RenderSettings(
            size: size, scale: settings.scale ?? 2, rate: 60, background: scene.background(for: traits),
            assets: assets, traits: traits, events: EventScript(events))
    }

    private static func source(_ scene: SceneDescription, _ render: RenderSettings) throws -> ViewFrameSource {
        guard let made = try scene.makeSource(render) as? ViewFrameSource else {
            throw UsageError("\(scene.name) is a scene without views")
        }
        return made
    }

    // MARK: Time

    /// Where the view is; what is shown may be another moment.
    var time: Double { source.liveHost.time }

    /// Another life with these events, up to that time.
    func begin(anew events: [EventScript.Event], to end: Double) throws {
        let settings = try Self.renderSettings(scene, settings, assets: render.assets, events: events)
        source = try Self.source(scene, settings)
        fingers = [:]
        shown = nil
        source.advance(to: end)
    }

    func advance(to end: Double) {
        shown = nil
        if end > time { source.advance(to: end) }
    }

    /// Shows what was kept of a moment, and leaves the view where it is.
    ///
    /// - Returns: false where nothing was kept.
    func showKept(at time: Double) -> Bool {
        guard let list = moments.list(at: time) else { return false }
        shown = list
        return true
    }

    /// Whether the view is where what is shown says it is.
    var isBehind: Bool { shown != nil }

    /// What was kept of later moments will not happen.
    func forgetMoments(after time: Double) { moments.drop(after: time) }

    // MARK: Fingers

    /// - Returns: what a finger has done that has gone up.
    func touch(_ step: LiveOrder.Kind, _ id: Int, at place: CGPoint) -> EventScript.Event? {
        switch step {
        case .down:
            guard fingers[id] == nil, fingers.count < 10 else { return nil }
            let finger = LiveTouch()
            fingers[id] = finger
            source.liveHost.carryOut(.down, of: finger, at: place)
        case .move: fingers[id].map { source.liveHost.carryOut(.move, of: $0, at: place) }
        default:
            guard let finger = fingers.removeValue(forKey: id) else { return nil }
            source.liveHost.carryOut(.up, of: finger, at: place)
            return finger.event
        }
        return nil
    }

    func play(_ event: EventScript.Event) {
        source.liveHost.play(EventScript([event]))
        source.advance(to: time)
    }

    // MARK: Images

    /// The next image is to be a whole one.
    func sendWhole() { isNew = true }

    /// Sends what is there to be seen, as far as it is another image than the last.
    ///
    /// - Parameters:
    ///   - number: of this life, from 0 on.
    ///   - time: what is told as the time of the image.
    /// - Returns: whether there was another one.
    func sendImage(_ number: Int, at time: Double) throws -> Bool {
        let list: DisplayList
        if let shown {
            list = shown
        } else {
            list = try source.displayList(at: time)
            moments.keep(list, at: time)
        }
        if let sent, sent.list == list, !isNew { return false }
        let bitmap = rasterizer.draw(list)
        let rows = Self.changedRows(of: bitmap, since: isNew ? nil : sent?.bitmap)
        defer { (sent, isNew) = ((list, bitmap), false) }
        guard !rows.isEmpty else { return false }
        let numbers = [
            bitmap.width, bitmap.height, rows.lowerBound, rows.count, Int(time * 1000), isNew ? 1 : 0, number,
        ]
        let head = numbers.map { UInt32($0).littleEndian }
        let width = bitmap.width * 4
        var pixels = [UInt8](repeating: 0, count: width * rows.count)
        bitmap.withUnsafeBytes { bytes in
            pixels.withUnsafeMutableBytes { pixels in
                for (index, row) in rows.enumerated() {
                    let from = UnsafeRawBufferPointer(
                        rebasing: bytes[row * bitmap.bytesPerRow..<row * bitmap.bytesPerRow + width])
                    UnsafeMutableRawBufferPointer(rebasing: pixels[index * width..<(index + 1) * width]).copyMemory(
                        from: from)
                }
            }
        }
        credit -= 1
        _ = head.withUnsafeBytes { head in
            pixels.withUnsafeBytes { LiveMessage.send(.rows, [head, $0], to: LiveCommand.outlet) }
        }
        return true
    }

    /// From the first to the last that differs; all where there is nothing to compare with.
    private static func changedRows(of bitmap: Bitmap, since old: Bitmap?) -> Range<Int> {
        guard let old, (old.width, old.height) == (bitmap.width, bitmap.height) else { return 0..<bitmap.height }
        let stride = bitmap.bytesPerRow
        return old.withUnsafeBytes { a in
            bitmap.withUnsafeBytes { b in
                func isSame(_ row: Int) -> Bool {
                    memcmp(a.baseAddress! + row * stride, b.baseAddress! + row * stride, stride) == 0
                }
                guard let first = (0..<bitmap.height).first(where: { !isSame($0) }),
                    let last = (first..<bitmap.height).last(where: { !isSame($0) })
                else { return 0..<0 }
                return first..<last + 1
            }
        }
    }
}
