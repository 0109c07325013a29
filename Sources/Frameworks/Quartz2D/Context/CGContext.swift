// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import VirtualTime

/// Where code draws with Quartz: what it draws becomes items of a display list.
///
/// Contexts that UIKit and `Canvas` hand out have their origin at the top left and y down; those of bitmaps at the bottom
/// left and y up. Paths are kept in the base space, as in Quartz: what is added to a path is mapped by the transform of that
/// moment.
public final class CGContext {
    /// What `saveGState()` saves.
    struct State {
        var transform = CGAffineTransform.identity
        var clips: [Effect] = []
        /// The box around what clips have left, in the base space.
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

    /// Items under construction, and the state that a transparency layer began with.
    private struct Layer {
        var items: [DisplayItem] = []
        var outer: State?
    }

    /// In points; what lies outside is not shown.
    package private(set) var bounds: CGRect
    /// Pixels to a point of the base space.
    package let scale: CGFloat
    /// From user space to points with y down, before code has changed anything.
    private var base: CGAffineTransform
    private var layers: [Layer]
    private var saved: [State] = []
    var state: State
    /// The current path, in the base space.
    var currentPath = Path()
    /// The pixels that code can read; nil for those that only draw.
    let pixels: PixelMemory?
    /// The pages that it draws on; nil for those that draw no PDF files.
    let pdf: PDFPages?

    /// A context with y down that draws into a list of items.
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

    /// Begins anew, as the next page does.
    func begin(in bounds: CGRect, base: CGAffineTransform) {
        (self.bounds, self.base) = (bounds, base)
        state = State(transform: base, clipBounds: bounds)
        (layers, saved, currentPath) = ([Layer()], [], Path())
    }

    /// What was drawn so far, in points, y down.
    package var items: [DisplayItem] { layers[0].items }

    // MARK: State

    /// Keeps the state, that is all but the current path, until `restoreGState()`.
    public func saveGState() { saved.append(state) }

    /// Goes back to the state that was kept last; without one nothing happens.
    public func restoreGState() { if let last = saved.popLast() { state = last } }

    /// The map from user space to that of the context.
    public var ctm: CGAffineTransform { state.transform.concatenating(base.inverted()) }
    /// The map from user space to pixels, y down.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Scales what is drawn from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
    /// Moves what is drawn from now on.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }
    /// Turns what is drawn from now on about the origin, by radians from x towards y.
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
    /// Maps what is drawn from now on before the transform so far.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// A point in pixels, y down.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }
    /// A point of pixels, y down, in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(userSpaceToDeviceSpaceTransform.inverted())
    }

    /// The opacity of all that is drawn; 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
    /// How what is drawn meets what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Whether edges are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
    /// Whether edges may be smooth.
    public func setAllowsAntialiasing(_ allows: Bool) { if !allows { state.isAntialiased = false } }
    /// How images are sampled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// A shadow under all that is drawn from now on.
    ///
    /// - Parameters:
    ///   - offset: In the base space: the transform does not matter. Where y runs down in it, so does the offset.
    ///   - blur: Twice the standard deviation, in points.
    ///   - color: nil: no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        let direction = CGSize(width: offset.width * base.a, height: offset.height * base.d)
        state.shadow = color.map { Shadow(color: $0.rgba, radius: Double(max(blur, 0)) / 2, offset: direction) }
    }

    /// A shadow of a third of black.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Draws in a blend mode and with an opacity, and goes back to those before.
    package func blended(_ mode: CGBlendMode, alpha: CGFloat? = nil, _ draw: () -> Void) {
        saveGState()
        setBlendMode(mode)
        if let alpha { setAlpha(alpha) }
        draw()
        restoreGState()
    }

    // MARK: Transparency layers

    /// What is drawn until `endTransparencyLayer()` meets what is there as one image, with the opacity, the blend mode and
    /// the shadow of this moment.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
        saveGState()
        layers.append(Layer(outer: state))
        (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
    }

    /// The same, of which no more than a rectangle is shown.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Draws what was drawn since the layer began.
    public func endTransparencyLayer() {
        guard layers.count > 1, let layer = layers.popLast(), let outer = layer.outer else { return }
        restoreGState()
        guard !layer.items.isEmpty else { return }
        var item = DisplayItem(.group(layer.items, isolated: true))
        // What is inside has been clipped already.
        var style = outer
        style.clips = []
        apply(style, to: &item)
        append(item, outer.blendMode)
    }

    /// Whether a layer has begun and not ended.
    var isInTransparencyLayer: Bool { layers.count > 1 }

    // MARK: What all drawing comes to

    /// Draws content whose coordinates `transform` maps to the base space.
    func draw(_ content: DisplayItem.Content, transform: CGAffineTransform) {
        guard state.alpha > 0 else { return }
        var item = DisplayItem(content, transform: ProjectionTransform(transform))
        apply(state, to: &item)
        append(item, state.blendMode)
    }

    /// Draws items whose coordinates are those of user space.
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
            HostServices.warn("CGContext: the blend mode \(mode) is not there; what has it is drawn normally")
        }
        layers[layers.count - 1].items.append(item)
        if layers.count == 1 { pixels?.isStale = true }
        if layers.count == 1, pixels?.isRead == true { writePixels() }
    }

    /// Nothing waits here.
    public func flush() {}
    /// Nothing waits here.
    public func synchronize() {}
}
