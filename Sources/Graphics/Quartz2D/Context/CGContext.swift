// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import VirtualTime

/// A Quartz drawing context that records a display list.
///
/// Contexts from UIKit and `Canvas` have their origin at the top left, with y down. Bitmap and PDF contexts have it at
/// the bottom left, with y up. The current path is in base space (points with y down), because points are transformed
/// when they are added, as in Quartz.
public final class CGContext {
    struct State {
        var transform = CGAffineTransform.identity
        var clips: [Effect] = []
        /// The bounds of the clip, in base space.
        var clipBounds: CGRect
        var fill = RGBAColor.black
        var stroke = RGBAColor.black
        var line = StrokeStyle()
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: Shadow?
        var isAntialiased = true
        var interpolation = CGInterpolationQuality.default
    }

    /// A transparency layer. `outer` is the graphics state to restore when the layer ends, or nil for the base layer.
    private struct Layer {
        var items: [DisplayItem] = []
        var outer: State?
    }

    /// The area in points in which drawing is visible.
    package private(set) var bounds: CGRect
    /// The pixels per point of base space.
    package let scale: CGFloat
    /// The initial transform from user space to base space.
    private var base: CGAffineTransform
    private var layers: [Layer]
    private var saved: [State] = []
    var state: State
    /// The current path, in base space.
    var currentPath = Path()
    /// The memory of a bitmap context; nil for contexts that only record.
    let pixels: PixelMemory?
    /// The pages of a PDF context; nil for other contexts.
    let pdf: PDFPages?

    /// Creates a context that only records, with y down.
    package convenience init(bounds: CGRect, scale: CGFloat) {
        self.init(bounds: bounds, scale: scale, base: .identity, pixels: nil)
    }

    init(
        bounds: CGRect, scale: CGFloat, base: CGAffineTransform, pixels: PixelMemory?, pdf: PDFPages? = nil
    ) {
        self.bounds = bounds
        self.scale = scale
        self.base = base
        self.pixels = pixels
        self.pdf = pdf
        state = State(transform: base, clipBounds: bounds)
        layers = [Layer()]
    }

    /// Resets the context for the next page.
    func begin(in bounds: CGRect, base: CGAffineTransform) {
        (self.bounds, self.base) = (bounds, base)
        state = State(transform: base, clipBounds: bounds)
        (layers, saved, currentPath) = ([Layer()], [], Path())
    }

    /// The items drawn so far, in base space: points with y down.
    package var items: [DisplayItem] { layers[0].items }

    // MARK: State

    /// Saves the graphics state, which excludes the current path.
    public func saveGState() { saved.append(state) }

    public func restoreGState() { if let last = saved.popLast() { state = last } }

    /// Maps the current user space to the initial one.
    public var ctm: CGAffineTransform { state.transform.concatenating(base.inverted()) }
    /// Maps user space to pixels with y down.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(userSpaceToDeviceSpaceTransform.inverted())
    }

    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
    public func setAllowsAntialiasing(_ allows: Bool) { if !allows { state.isAntialiased = false } }
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// - Parameters:
    ///   - offset: The shadow's offset in the initial user space, regardless of the current transform.
    ///   - blur: Twice the standard deviation of the shadow's blur, in points.
    ///   - color: The shadow's colour. If nil, there is no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        let direction = CGSize(width: offset.width * base.a, height: offset.height * base.d)
        state.shadow = color.map { Shadow(color: $0.rgba, radius: Double(max(blur, 0)) / 2, offset: direction) }
    }

    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Draws with a blend mode and, if not nil, an alpha. Restores the state afterwards.
    package func blended(_ mode: CGBlendMode, alpha: CGFloat? = nil, _ draw: () -> Void) {
        saveGState()
        setBlendMode(mode)
        if let alpha { setAlpha(alpha) }
        draw()
        restoreGState()
    }

    // MARK: Transparency layers

    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
        saveGState()
        layers.append(Layer(outer: state))
        (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    public func endTransparencyLayer() {
        guard layers.count > 1, let layer = layers.popLast(), let outer = layer.outer else { return }
        restoreGState()
        guard !layer.items.isEmpty else { return }
        var item = DisplayItem(.group(layer.items, isolated: true))
        // The layer's items were clipped when they were drawn, so the group needs no clips.
        var style = outer
        style.clips = []
        apply(style, to: &item)
        append(item, outer.blendMode)
    }

    var isInTransparencyLayer: Bool { layers.count > 1 }

    // MARK: Recording

    /// Draws content. `transform` maps the content's coordinates to base space.
    func draw(_ content: DisplayItem.Content, transform: CGAffineTransform) {
        guard state.alpha > 0 else { return }
        var item = DisplayItem(content, transform: ProjectionTransform(transform))
        apply(state, to: &item)
        append(item, state.blendMode)
    }

    /// Draws items with their origin at a point in user space.
    package func draw(_ items: [DisplayItem], at origin: CGPoint) {
        guard !items.isEmpty else { return }
        draw(
            .group(items, isolated: false),
            transform: CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(state.transform))
    }

    private func apply(_ state: State, to item: inout DisplayItem) {
        if state.alpha < 1 { item.effects.append(.opacity(Double(state.alpha))) }
        if let shadow = state.shadow { item.effects.append(.shadow(shadow)) }
        item.effects += state.clips
    }

    private func append(_ item: DisplayItem, _ mode: CGBlendMode) {
        var item = item
        if mode == .copy {
            var hole = item
            hole.blendMode = .destinationOut
            layers[layers.count - 1].items.append(hole)
        }
        if let drawn = mode.drawn {
            item.blendMode = drawn
        } else {
            HostServices.warn("CGContext: the blend mode \(mode) is not supported; its content is drawn with normal")
        }
        layers[layers.count - 1].items.append(item)
        if layers.count == 1 { pixels?.isStale = true }
        if layers.count == 1, pixels?.isRead == true { writePixels() }
    }

    /// Has no effect, because drawing is recorded immediately.
    public func flush() {}
    /// Has no effect, for the same reason as `flush()`.
    public func synchronize() {}
}
