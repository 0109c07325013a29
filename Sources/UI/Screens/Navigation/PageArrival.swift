// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// How a page of a stack comes and goes: from the trailing edge, or out of the view that it names.
nonisolated struct PageTransition: Transition {
    let level: Int
    /// How far a finger has pulled the page away, from 0 to 1.
    let pulled: CGFloat

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(PageArrivalModifier(level: level, progress: phase.isIdentity ? 1 - pulled : 0))
    }
}

private enum PageZoomsKey: EnvironmentKey { static var defaultValue: [Int: ZoomKey] { [:] } }

extension EnvironmentValues {
    /// The views out of which the pages of a stack come, by their levels.
    var pageZooms: [Int: ZoomKey] {
        get { self[PageZoomsKey.self] }
        set { self[PageZoomsKey.self] = newValue }
    }
}

/// How far a page that slides has come, from 0 to 1, for what is drawn in it.
enum PageArrivalKey: DrawingContextKey { static var defaultValue: CGFloat { 1 } }

private nonisolated struct PageArrivalModifier: EffectModifier {
    let level: Int
    let progress: CGFloat

    func effect(in environment: EnvironmentValues) -> PageArrivalEffect {
        PageArrivalEffect(
            progress: progress, zoom: environment.pageZooms[level],
            isMirrored: environment.layoutDirection == .rightToLeft)
    }
}

/// How a sheet or a cover comes and goes: from below, or out of the view that it names.
nonisolated struct PresentedTransition: Transition {
    /// Of a sheet, in points; nil for all of the window.
    let height: CGFloat?
    let zoom: ZoomKey?
    /// What a popover grows out of, in the window; nil for others.
    var source: CGPoint?

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            PresentedArrivalModifier(height: height, zoom: zoom, source: source, progress: phase.isIdentity ? 1 : 0))
    }
}

private nonisolated struct PresentedArrivalModifier: EffectModifier {
    let height: CGFloat?
    let zoom: ZoomKey?
    let source: CGPoint?
    let progress: CGFloat

    func effect(in environment: EnvironmentValues) -> PageArrivalEffect {
        PageArrivalEffect(
            progress: progress, zoom: zoom, isMirrored: false, rises: true, sheetHeight: height, source: source)
    }
}

struct PageArrivalEffect: DrawingEffect {
    /// From 0, not there yet, to 1.
    var progress: CGFloat
    let zoom: ZoomKey?
    let isMirrored: Bool
    /// From below; else from the trailing edge.
    var rises = false
    /// Of a sheet, at the lower end of its frame, in points; nil for what takes all of the window.
    var sheetHeight: CGFloat?
    /// What a popover grows out of, in the window; nil for others.
    var source: CGPoint?

    /// Of a screen, to which the corners of a page go while it grows, in points.
    private static let screenCornerRadius: CGFloat = 39
    /// The part of the way on which the page appears in place of the view it comes out of.
    private static let fading: CGFloat = 0.3
    /// Of a popover that begins to grow.
    private static let firstScale: CGFloat = 0.6

    var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }

    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        guard progress < 1 else { return content.draw(&emitter) }
        if let source { return grow(content, out: source, &emitter) }
        guard let zoom, let source = content.host.feature(ZoomSources.self).frame(for: zoom) else {
            // Bars of what rises go along with it.
            return emitter.saying(PageArrivalKey.self, { if !rises { $0 = progress } }) { emitter in
                emitter.transformed(by: slide(in: frame)) { content.draw(&$0) }
            }
        }
        // All of the page, with what reaches below the bars of the device.
        let page =
            sheetHeight.map { CGRect(x: frame.minX, y: frame.maxY - $0, width: frame.width, height: $0) }
            ?? CGRect(x: frame.minX, y: 0, width: frame.width, height: content.host.size.height)
        func mixed(_ path: KeyPath<CGRect, CGFloat>) -> CGFloat {
            source.box[keyPath: path] + (page[keyPath: path] - source.box[keyPath: path]) * progress
        }
        let box = CGRect(x: mixed(\.minX), y: mixed(\.minY), width: mixed(\.width), height: mixed(\.height))
        guard box.width > 0, box.height > 0, page.width > 0, page.height > 0 else { return }
        // It fills the box, whichever of the two is the wider one.
        let scale = max(box.width / page.width, box.height / page.height)
        let map = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: box.midX - page.midX * scale, ty: box.minY - page.minY * scale)
        let end = sheetHeight == nil ? Self.screenCornerRadius : PresentationMetrics.cornerRadius
        let radius = source.cornerRadius + (end - source.cornerRadius) * progress
        let card = RoundedRectangle(cornerRadius: max(radius, 0)).path(in: box)
        emitter.clipped(to: card, at: .zero, style: FillStyle()) { clipped in
            let opacity = min(max(progress / Self.fading, 0), 1)
            clipped.group(map: .identity, effects: opacity < 1 ? [.opacity(opacity)] : []) { group in
                group.transformed(by: map) { content.draw(&$0) }
            }
        }
    }

    /// A popover appears while it grows.
    @MainActor private func grow(_ content: Element, out source: CGPoint, _ emitter: inout Emitter) {
        let scale = Self.firstScale + (1 - Self.firstScale) * max(progress, 0)
        let map = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: source.x * (1 - scale), ty: source.y * (1 - scale))
        emitter.group(map: ProjectionTransform(map), effects: [.opacity(min(max(progress, 0), 1))]) {
            content.draw(&$0)
        }
    }

    func drawingTransform(in frame: CGRect) -> ProjectionTransform? {
        zoom == nil && source == nil ? ProjectionTransform(slide(in: frame)) : nil
    }

    private func slide(in frame: CGRect) -> CGAffineTransform {
        if rises { return CGAffineTransform(translationX: 0, y: (1 - progress) * frame.height) }
        let way = (1 - progress) * frame.width
        return CGAffineTransform(translationX: isMirrored ? -way : way, y: 0)
    }
}
