// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Quartz2D
@_spi(ViewGraph) import ViewGraph
import Interaction

/// An image of UIKit: from the assets, a symbol, the bytes of a file, or drawn by `UIGraphicsImageRenderer`.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// Whether an image shows its own colours, or only where it is opaque.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// Which edge of the pixels is up.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    enum Content {
        case asset(HeldImage)
        /// With so many pixels to a point. They may not be drawn yet.
        case pixels(CGImage, scale: CGFloat)
        case symbol(String)
        /// Not there: it draws nothing.
        case nothing
    }

    let content: Content
    /// Whether it shows its own colours.
    public let renderingMode: RenderingMode

    init(_ content: Content, _ renderingMode: RenderingMode = .automatic) {
        self.content = content
        self.renderingMode = renderingMode
    }

    /// Where images come from in the host that is at work; outside of any, in the program.
    private static var provider: (any ImageProvider)? {
        guard let services = HostServices.current else { return HostServices.standard as? any ImageProvider }
        return MainActor.assumeIsolated { services.images } as? any ImageProvider
    }

    /// An empty image.
    public override convenience init() { self.init(.nothing) }

    /// An image of the assets; nil where there is none of that name.
    public convenience init?(named name: String) {
        guard let images = Self.provider else { return nil }
        guard let asset = try? images.image(named: name, for: UIScreen.main.imageTraits).decoded() else {
            return nil
        }
        self.init(.asset(HeldImage(asset)))
    }

    /// An image of the assets; nil where there is none of that name.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
        self.init(named: name)
    }

    /// An image of an asset catalogue.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
    }

    /// A symbol. Never nil: one that does not exist draws nothing, with a warning.
    public convenience init?(systemName name: String) { self.init(.symbol(name)) }

    /// A symbol; what is said of its size is not heeded.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(.symbol(name))
    }

    /// Pixels, one to a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Pixels, `scale` of them to a point. How they are turned is not heeded.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(.pixels(cgImage, scale: scale))
    }

    /// The bytes of a PNG or JPEG file; nil where they are something else.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The bytes of a PNG or JPEG file, `scale` pixels to a point; nil where they are something else.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let bitmap = Self.provider?.bitmap(decoding: [UInt8](data)) else { return nil }
        self.init(.asset(HeldImage(ImageAsset(.bitmap(bitmap, scale: scale)))))
    }

    /// A PNG or JPEG file; nil where there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// What `#imageLiteral(resourceName:)` stands for: an image of the assets.
    public required convenience init(imageLiteralResourceName name: String) {
        if let found = UIImage(named: name) {
            self.init(found.content)
        } else {
            HostServices.warn("no picture \"\(name)\", which an image literal names")
            self.init(.nothing)
        }
    }

    /// In points; of a symbol that of body text.
    open var size: CGSize {
        switch content {
        case .asset(let image): image.asset.size
        case .pixels(let image, let scale):
            CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .symbol: CGSize(width: 20, height: 20)
        case .nothing: .zero
        }
    }

    /// Pixels per point.
    open var scale: CGFloat {
        switch content {
        case .pixels(_, let scale): return scale
        case .asset(let image):
            if case .bitmap(_, let scale) = image.asset.content { return scale }
            return 1
        case .symbol, .nothing: return 1
        }
    }

    /// Up.
    open var imageOrientation: Orientation { .up }

    /// The pixels; nil where the image is made of outlines.
    open var cgImage: CGImage? {
        switch content {
        case .pixels(let image, _): return image
        case .asset(let image):
            if case .bitmap(let bitmap, _) = image.asset.content { return CGImage(bitmap) }
            return nil
        case .symbol, .nothing: return nil
        }
    }

    /// The same image in its own colours, or in the colour of its place.
    open func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(content, mode) }

    /// The same image in one colour.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
    }

    /// The same image in one colour. As a template it takes the colour of its place; a symbol does in any case.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        guard renderingMode == .alwaysOriginal, let image = cgImage else { return UIImage(content, .alwaysTemplate) }
        return UIImage(.asset(HeldImage(tinted(image, color))), .alwaysOriginal)
    }

    private func tinted(_ image: CGImage, _ color: UIColor) -> ImageAsset {
        let bounds = CGRect(origin: .zero, size: size)
        let context = CGContext(bounds: bounds, scale: scale)
        context.drawUpsideUp(image, in: bounds)
        context.setBlendMode(.sourceAtop)
        context.setFillColor(color.cgColor)
        context.fill(bounds)
        return ImageAsset(.bitmap(context.bitmap() ?? image.bitmap, scale: scale))
    }

    /// The image as SwiftUI shows it.
    var image: Image {
        var image: Image =
            switch content {
            case .asset(let held): Image(held)
            case .pixels(let image, let scale): Image(HeldImage(ImageAsset(.bitmap(image.bitmap, scale: scale))))
            case .symbol(let name): Image(systemName: name)
            case .nothing: Image(HeldImage(ImageAsset(.bitmap(Bitmap(width: 0, height: 0), scale: 1))))
            }
        switch renderingMode {
        case .automatic: break
        case .alwaysOriginal: image = image.renderingMode(.original)
        case .alwaysTemplate: image = image.renderingMode(.template)
        }
        return image
    }

    /// How a symbol looks; not heeded.
    public class SymbolConfiguration: NSObject, @unchecked Sendable {
        /// How large symbols are.
        public enum Scale: Int, Sendable { case `default` = -1, unspecified = 0, small, medium, large }
        /// A size in points.
        public init(pointSize: CGFloat) {}
        /// A size in points and a weight.
        public init(pointSize: CGFloat, weight: Weight) {}
        /// A size in points, a weight and a scale.
        public init(pointSize: CGFloat, weight: Weight, scale: Scale) {}
        /// A scale.
        public init(scale: Scale) {}
        /// How heavy strokes are.
        public enum Weight: Int, Sendable {
            case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
        }
    }
}

/// What `#imageLiteral` is where nothing else is asked for.
public typealias _ImageLiteralType = UIImage

extension Image {
    /// The same image.
    public init(uiImage image: UIImage) { self = image.image }

    /// Pixels, `scale` of them to a point. How they are turned is not heeded.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(HeldImage(ImageAsset(.bitmap(cgImage.bitmap, scale: scale))))
    }

    /// Pixels, `scale` of them to a point. How they are turned is not heeded.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(HeldImage(ImageAsset(.bitmap(cgImage.bitmap, scale: scale))))
    }

    /// Which edge of the pixels is up.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
}
