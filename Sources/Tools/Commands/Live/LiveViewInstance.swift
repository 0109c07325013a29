// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUICore
import Zoetrope

/// A live view with one group of settings. Views shown side by side have the same time and the same events.
@MainActor
final class LiveViewInstance {
    let settings: LiveSettings
    /// The size of the window in points, and its scale in pixels per point.
    let window: (size: CGSize, scale: Double)
    private let scene: SceneDescription
    private let render: RenderSettings
    private(set) var source: ViewFrameSource
    /// The cached frame on screen while the view itself is at another time; nil if the screen shows the view.
    private var shown: DisplayList?
    private var moments: MomentCache
    private var fingers: [Int: LiveTouch] = [:]

    /// The number of images that may be sent before the client confirms one. Sending an image decrements it; a
    /// confirmation increments it.
    var credit = LiveViewInstance.ahead
    static let ahead = 2
    private var sent: (list: DisplayList, bitmap: Bitmap)?
    /// Whether the next image has all rows, not only those that have changed.
    private var isNew = true
    private let rasterizer = FrameRasterizer()

    /// - Parameters:
    ///   - scene: The scene, on the canvas of the settings.
    ///   - assets: The images. All instances share them, so that each image is decoded once.
    ///   - memory: The memory limit of the cached frames, in bytes.
    init(
        _ scene: SceneDescription, _ settings: LiveSettings, assets: AssetLibrary, events: [EventScript.Event],
        memory: Int
    ) throws {
        (self.scene, self.settings) = (scene, settings)
        render = try Self.renderSettings(scene, settings, assets: assets, events: events)
        window = (render.size, render.scale)
        moments = MomentCache(limit: memory)
        source = try Self.source(scene, render)
    }

    /// Combines a scene's canvas with the live settings, such as orientation, scale and colour scheme.
    static func renderSettings(
        _ scene: SceneDescription, _ settings: LiveSettings, assets: AssetLibrary, events: [EventScript.Event]
    ) throws -> RenderSettings {
        var size = scene.size
        var insets = scene.safeAreaInsets
        if settings.isLandscape == true, size == settings.device.canvas(isLandscape: false).size {
            (size, insets) = settings.device.canvas(isLandscape: true)
        }
        var traits = settings.traits(insets)
        traits.deviceWindow = size == scene.size ? scene.deviceWindow : nil
        return try RenderSettings(
            size: size, scale: settings.scale ?? 2, rate: 60, background: scene.background(for: traits),
            assets: assets, traits: traits, events: EventScript(events),
            chrome: settings.showsStatusBar == true ? .bars : [])
    }

    private static func source(_ scene: SceneDescription, _ render: RenderSettings) throws -> ViewFrameSource {
        guard let made = try scene.makeSource(render) as? ViewFrameSource else {
            throw UsageError("\(scene.name) is a scene without views")
        }
        return made
    }

    // MARK: Time

    /// The time of the view, in seconds. It may differ from that of the image on screen, which may be a cached frame.
    var time: Double { source.liveHost.time }

    /// Restarts the view with these events, and advances it to the time `end`, in seconds.
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

    /// Shows a cached moment without advancing the view.
    ///
    /// - Returns: false if that moment is not cached.
    func showKept(at time: Double) -> Bool {
        guard let list = moments.list(at: time) else { return false }
        shown = list
        return true
    }

    /// Whether a cached frame is shown, so that the view itself may be at another time.
    var isBehind: Bool { shown != nil }

    func dropMoments(after time: Double) { moments.drop(after: time) }

    // MARK: Fingers

    /// Puts a finger down, moves it or lifts it.
    ///
    /// - Returns: The recorded event when the finger is lifted; nil before.
    func touch(_ step: LiveOrder.Kind, _ id: Int, at place: CGPoint) -> EventScript.Event? {
        switch step {
        case .down:
            guard fingers[id] == nil, fingers.count < 10 else { return nil }
            let finger = LiveTouch()
            fingers[id] = finger
            source.liveHost.perform(.down, of: finger, at: place)
        case .move: fingers[id].map { source.liveHost.perform(.move, of: $0, at: place) }
        default:
            guard let finger = fingers.removeValue(forKey: id) else { return nil }
            source.liveHost.perform(.up, of: finger, at: place)
            return finger.event
        }
        return nil
    }

    func play(_ event: EventScript.Event) {
        source.liveHost.play(EventScript([event]))
        source.advance(to: time)
    }

    // MARK: Images

    /// Makes the next image contain all rows, even if only some have changed.
    func sendWhole() { isNew = true }

    /// Sends the current image if it differs from the last one sent.
    ///
    /// - Parameters:
    ///   - number: the index of this view: 0 for the main view, above for variants.
    ///   - time: the time to report with the image.
    /// - Returns: whether an image was sent.
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

    /// The range from the first to the last row that differs; all rows if there is no comparable image.
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
