// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// The transition of a stack's page: slides from the trailing edge, or zooms out of its source.
nonisolated struct PageTransition: Transition {
    let level: Int
    /// The progress of the edge drag that pulls the page off the screen: 0 (in place) to 1 (gone).
    let pulled: CGFloat

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(PageArrivalModifier(level: level, progress: phase.isIdentity ? 1 - pulled : 0))
    }
}

private enum PageZoomsKey: EnvironmentKey { static var defaultValue: [Int: ZoomKey] { [:] } }

extension EnvironmentValues {
    /// The zoom sources of a stack's pages, by level.
    var pageZooms: [Int: ZoomKey] {
        get { self[PageZoomsKey.self] }
        set { self[PageZoomsKey.self] = newValue }
    }
}

/// The progress of a sliding page, from 0 to 1, for drawing effects inside the page.
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

/// The transition of a presented view. A sheet or cover rises from below or zooms out of its source. A popover grows
/// out of its anchor.
nonisolated struct PresentedTransition: Transition {
    /// A sheet's height in points; nil for a cover, which fills the window.
    let height: CGFloat?
    let zoom: ZoomKey?
    /// The point in the window from which a popover grows; nil for other views.
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
    /// The progress, from 0 (absent) to 1 (in place).
    var progress: CGFloat
    let zoom: ZoomKey?
    let isMirrored: Bool
    /// Whether the view slides in from below instead of from the trailing edge.
    var rises = false
    /// The height of a sheet at the bottom of its frame, in points; nil for a view that fills the window.
    var sheetHeight: CGFloat?
    /// The point in the window from which a popover grows; nil for other views.
    var source: CGPoint?

    /// The corner radius of the screen, in points. A zooming page has this radius when it fills the screen.
    private static let screenCornerRadius: CGFloat = 39
    /// The fraction of the zoom during which the page fades in over its source.
    private static let fading: CGFloat = 0.3
    /// The initial scale of a popover.
    private static let firstScale: CGFloat = 0.6

    var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }

    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        guard progress < 1 else { return content.draw(&emitter) }
        if let source { return grow(content, out: source, &emitter) }
        guard let zoom, let source = content.host.feature(ZoomSources.self).frame(for: zoom) else {
            // A sliding page passes its progress to its bars. A rising view carries its bars along, so they need no
            // progress.
            return emitter.withContext(PageArrivalKey.self, { if !rises { $0 = progress } }) { emitter in
                emitter.transformed(by: slide(in: frame)) { content.draw(&$0) }
            }
        }
        // The whole page, including its part below the device's bars.
        let page =
            sheetHeight.map { CGRect(x: frame.minX, y: frame.maxY - $0, width: frame.width, height: $0) }
            ?? CGRect(x: frame.minX, y: 0, width: frame.width, height: content.host.size.height)
        func mixed(_ path: KeyPath<CGRect, CGFloat>) -> CGFloat {
            source.box[keyPath: path] + (page[keyPath: path] - source.box[keyPath: path]) * progress
        }
        let box = CGRect(x: mixed(\.minX), y: mixed(\.minY), width: mixed(\.width), height: mixed(\.height))
        guard box.width > 0, box.height > 0, page.width > 0, page.height > 0 else { return }
        // Scales the page to fill the box in both dimensions.
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

    /// Scales and fades a popover in.
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
