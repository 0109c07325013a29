// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// An asset, a symbol, a decoded file or a drawing. Symbols have 20 × 20 points.
open class NSImage: NSObject, @unchecked Sendable {
    public typealias Name = String

    /// The content; nil as long as nothing is drawn into an image that was made with a size.
    private var content: UIImage?
    private var ownSize: NSSize?
    /// A template takes the colour of its view.
    open var isTemplate = false
    open var accessibilityDescription: String?
    /// Kept; images are found by the names of their files.
    private var ownName: Name?
    /// Kept and ignored.
    open var resizingMode = ResizingMode.stretch
    open var capInsets = NSEdgeInsets()
    open var cacheMode = CacheMode.default
    open var matchesOnlyOnBestFittingAxis = false
    open var prefersColorMatch = true
    open var backgroundColor = NSColor.clear
    private var context: NSGraphicsContext?

    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum CacheMode: UInt, Sendable { case `default`, always, bySize, never }
    public typealias SymbolConfiguration = UIImage.SymbolConfiguration

    private init(_ content: UIImage?, size: NSSize? = nil) { (self.content, ownSize) = (content, size) }

    /// An image of an asset catalog.
    public convenience init(resource: ImageResource) { self.init(UIImage(resource: resource)) }

    package convenience init(picture: UIImage) { self.init(picture) }
    /// The content; nil as long as nothing is drawn.
    package var picture: UIImage? { content }

    /// An image to draw into, between `lockFocus()` and `unlockFocus()`.
    public convenience init(size: NSSize) { self.init(nil, size: size) }
    public override convenience init() { self.init(nil, size: .zero) }

    /// Calls `drawingHandler` once, immediately.
    public convenience init(
        size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (NSRect) -> Bool
    ) {
        let image = NSGraphicsContext.image(size, flipped: drawingHandlerShouldBeCalledWithFlippedContext) {
            _ = drawingHandler(NSRect(origin: .zero, size: size))
        }
        self.init(image, size: size)
    }

    /// Nil if there is no asset of that name, and it is none of the `NSImage.…Name` of the system.
    public convenience init?(named name: Name) {
        guard let image = UIImage(named: name) ?? Self.symbols[name].flatMap({ UIImage(systemName: $0) }) else {
            return nil
        }
        self.init(image)
        ownName = name
    }
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        guard let image = UIImage(systemName: name) else { return nil }
        self.init(image)
        isTemplate = true
        accessibilityDescription = description
    }
    public convenience init?(
        systemSymbolName name: String, variableValue value: Double, accessibilityDescription description: String?
    ) { self.init(systemSymbolName: name, accessibilityDescription: description) }
    public convenience init?(
        symbolName name: String, bundle: Bundle?, variableValue value: Double
    ) { self.init(named: name) }
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image)
    }
    public convenience init?(dataIgnoringOrientation data: Data) { self.init(data: data) }
    public convenience init?(contentsOfFile fileName: String) {
        guard let image = UIImage(contentsOfFile: fileName) else { return nil }
        self.init(image)
    }
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    public convenience init(byReferencingFile fileName: String) { self.init(UIImage(contentsOfFile: fileName)) }
    public convenience init(byReferencing url: URL) {
        self.init((try? Data(contentsOf: url)).flatMap { UIImage(data: $0) })
    }
    /// At size zero, one pixel is one point.
    public convenience init(cgImage: CGImage, size: NSSize) {
        self.init(UIImage(cgImage: cgImage), size: size == .zero ? nil : size)
    }
    public convenience init?(pasteboard: NSPasteboard) {
        guard let data = pasteboard.data(forType: .png) ?? pasteboard.data(forType: .tiff) else { return nil }
        self.init(data: data)
    }

    open var size: NSSize {
        get { ownSize ?? content?.size ?? .zero }
        set { ownSize = newValue }
    }
    open var isValid: Bool { content != nil }
    open func name() -> Name? { ownName }
    @discardableResult open func setName(_ string: Name?) -> Bool {
        ownName = string
        return true
    }
    open var alignmentRect: NSRect { NSRect(origin: .zero, size: size) }

    /// The content with the size of this image.
    package var image: UIImage {
        guard let content else { return UIImage() }
        guard let ownSize, ownSize != content.size, !content.isSymbolImage, ownSize.width > 0, ownSize.height > 0 else {
            return content.withRenderingMode(isTemplate ? .alwaysTemplate : content.renderingMode)
        }
        let scaled: UIImage
        if let pixels = content.cgImage,
            CGFloat(pixels.width) * ownSize.height == CGFloat(pixels.height) * ownSize.width
        {
            scaled = UIImage(cgImage: pixels, scale: CGFloat(pixels.width) / ownSize.width, orientation: .up)
        } else {
            scaled = NSGraphicsContext.image(ownSize, flipped: true) {
                content.draw(in: NSRect(origin: .zero, size: ownSize))
            }
        }
        return scaled.withRenderingMode(isTemplate ? .alwaysTemplate : .automatic)
    }

    /// Ignores `rect`, `context` and `hints`. A drawn picture for symbols and vector images.
    open func cgImage(
        forProposedRect rect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?,
        hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? { content?.cgImage ?? content.flatMap { drawn($0).cgImage } }

    private func drawn(_ content: UIImage) -> UIImage {
        NSGraphicsContext.image(size, flipped: true) { content.draw(in: NSRect(origin: .zero, size: size)) }
    }

    /// The bytes of a PNG file: `NSBitmapImageRep(data:)` and `NSImage(data:)` read it. No TIFF file is written.
    open var tiffRepresentation: Data? { image.pngData() }
    open var representations: [NSImageRep] {
        cgImage(forProposedRect: nil, context: nil, hints: nil).map { [NSBitmapImageRep(cgImage: $0)] } ?? []
    }
    open func addRepresentation(_ imageRep: NSImageRep) {
        if let image = (imageRep as? NSBitmapImageRep)?.cgImage { content = UIImage(cgImage: image) }
    }
    open func bestRepresentation(
        for rect: NSRect, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
    ) -> NSImageRep? { representations.first }

    /// The image itself: symbols keep their default configuration.
    open func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? { self }
    open var symbolConfiguration: SymbolConfiguration { SymbolConfiguration(scale: .default) }

    // Drawing.

    open func draw(in rect: NSRect) { draw(in: rect, from: .zero, operation: .sourceOver, fraction: 1) }
    open func draw(at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction: CGFloat) {
        draw(
            in: NSRect(origin: point, size: fromRect.isEmpty ? size : fromRect.size), from: fromRect, operation: op,
            fraction: fraction)
    }
    open func draw(
        in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation,
        fraction requestedAlpha: CGFloat
    ) {
        draw(
            in: dstSpacePortionRect, from: srcSpacePortionRect, operation: op, fraction: requestedAlpha,
            respectFlipped: true, hints: nil)
    }
    /// Ignores `hints`; draws upright in any context.
    open func draw(
        in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation,
        fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool,
        hints: [NSImageRep.HintKey: Any]?
    ) {
        guard let content, let current = NSGraphicsContext.current, size.width > 0, size.height > 0 else { return }
        let (target, context) = (dstSpacePortionRect, current.cgContext)
        let source = srcSpacePortionRect.isEmpty ? NSRect(origin: .zero, size: size) : srcSpacePortionRect
        context.saveGState()
        defer { context.restoreGState() }
        if !current.isFlipped { context.turn(over: target) }
        context.clip(to: target)
        // The whole image, placed so that `source` fills `target`. The source's y axis points up.
        let (across, down) = (target.width / source.width, target.height / source.height)
        let whole = NSRect(
            x: target.minX - source.minX * across, y: target.minY - (size.height - source.maxY) * down,
            width: size.width * across, height: size.height * down)
        content.draw(in: whole, blendMode: op.mode, alpha: requestedAlpha)
    }

    open func lockFocus() { lockFocusFlipped(false) }
    open func lockFocusFlipped(_ flipped: Bool) {
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        content?.draw(in: NSRect(origin: .zero, size: size))
        context.saveGState()
        if !flipped { context.turn(over: NSRect(origin: .zero, size: size)) }
        NSGraphicsContext.saveGraphicsState()
        NSGraphicsContext.current = NSGraphicsContext(cgContext: context, flipped: flipped)
    }
    open func unlockFocus() {
        NSGraphicsContext.restoreGraphicsState()
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.restoreGState()
        ownSize = size
        content = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
    }

    public static let applicationIconName = "NSApplicationIcon"
    public static let folderName = "NSFolder"
    public static let addTemplateName = "NSAddTemplate"
    public static let removeTemplateName = "NSRemoveTemplate"
    public static let actionTemplateName = "NSActionTemplate"
    public static let refreshTemplateName = "NSRefreshTemplate"
    public static let cautionName = "NSCaution"
    public static let infoName = "NSInfo"
    public static let userName = "NSUser"
    public static let shareTemplateName = "NSShareTemplate"
    /// The symbols that stand for the system's images.
    private static let symbols = [
        applicationIconName: "app.fill", folderName: "folder.fill", addTemplateName: "plus",
        removeTemplateName: "minus", actionTemplateName: "gearshape", refreshTemplateName: "arrow.clockwise",
        cautionName: "exclamationmark.triangle", infoName: "info.circle", userName: "person.crop.circle",
        shareTemplateName: "square.and.arrow.up",
    ]
}

extension NSImage.SymbolConfiguration {
    @_disfavoredOverload
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) { self.init(pointSize: pointSize) }
    @_disfavoredOverload
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: Scale) {
        self.init(pointSize: pointSize)
    }
    public convenience init(textStyle: NSFont.TextStyle) { self.init(scale: .default) }
    public convenience init(textStyle: NSFont.TextStyle, scale: Scale) { self.init(scale: scale) }
    public convenience init(hierarchicalColor: NSColor) { self.init(scale: .default) }
    public convenience init(paletteColors: [NSColor]) { self.init(scale: .default) }
    /// The given configuration: symbols keep their default configuration.
    public func applying(_ configuration: NSImage.SymbolConfiguration) -> NSImage.SymbolConfiguration {
        configuration
    }
}

extension Image {
    public init(nsImage image: NSImage) { self.init(uiImage: image.image) }
}

extension ImageRenderer {
    /// `cgImage` with its size in points; nil if `cgImage` is nil.
    @MainActor public var nsImage: NSImage? {
        cgImage.map { image in
            NSImage(
                cgImage: image, size: NSSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            )
        }
    }
}
